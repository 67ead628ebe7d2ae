/** Numbers that a card's words say beyond its data: they stand in `src/effects` and are played by rule tests. */
export const EXTRA: Readonly<Record<string, readonly number[]>> = {
  'alexander-the-great': [1, 1], // strength of each unit, a yellow token
  aristotle: [1],
  hammurabi: [1],
  homer: [1, 1], // a resource for units, a happy face under a wonder
  moses: [1],
  'frederick-barbarossa': [1, 1, 1], // a military action, food less, a resource less
  'genghis-khan': [3],
  'joan-of-arc': [1],
  'leonardo-da-vinci': [1],
  michelangelo: [1],
  'great-wall': [1],
  'st-peters-basilica': [1],
  'taj-mahal': [2],
  masonry: [1, 2], // resources less, stages for an action
  architecture: [1, 2, 2, 3],
  engineering: [1, 2, 3, 4],
  'william-shakespeare': [2, 1], // culture of a pair, what is cheaper
  'isaac-newton': [1],
  'james-cook': [2, 1, 1], // culture of colonies, what a discarded card adds
  'j-s-bach': [1, 2, 1], // culture, science less, a civil action
  'maximilien-robespierre': [3],
  'napoleon-bonaparte': [2],
  'ocean-liner-service': [1],
  'albert-einstein': [3],
  'sid-meier': [1],
  'winston-churchill': [3, 3, 3],
  'fast-food-chains': [2, 1],
  'enslave-i': [1, 2, 2], // population, resources, food
  'open-borders-agreement': [2],
  'trade-routes-agreement': [1, 1, 1, 1],
  prosperity: [1, 8], // for each happy face, of which there are 8 at most
  'ravages-of-time': [2],
  'infiltrate-ii': [3],
  'war-over-territory': [1, 1, 5],
  'scientific-cooperation': [2, 1],
  'impact-of-government': [1], // once each military action
  'impact-of-happiness': [16], // twice 8 happy faces
  'war-over-culture': [5],
  'international-tourism': [1],
}
/** Numbers of the data that a card says in a word: "twice", "as much". */
export const WORDED: Readonly<Record<string, readonly number[]>> = {
  refugees: [3, 1],
  'impact-of-balance': [2],
  'impact-of-progress': [2],
}
