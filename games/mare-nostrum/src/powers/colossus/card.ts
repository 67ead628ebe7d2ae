/** What stands on the card of the Colossus of Rhodes. */
import type { PowerCard } from '../card.ts'

export const colossusCard: PowerCard = {
  icon: 'giant',
  en: {
    title: 'Colossus of Rhodes',
    name: 'the Colossus of Rhodes',
    object: 'the Colossus of Rhodes',
    hire: 'Build the Colossus of Rhodes',
    hired: 'builds the Colossus of Rhodes',
    effect: 'After collecting, take 1 commodity of your choice from the reserve.',
  },
  ru: {
    title: 'Колосс Родосский',
    name: 'Колосс Родосский',
    object: 'Колосса Родосского',
    hire: 'Построить Колосса Родосского',
    hired: 'строит Колосса Родосского',
    effect: 'После сбора возьмите из резерва 1 товар по выбору.',
  },
  it: {
    title: 'Colosso di Rodi',
    name: 'Colosso di Rodi',
    object: 'Colosso di Rodi',
    hire: 'Costruisci il Colosso di Rodi',
    hired: 'costruisce il Colosso di Rodi',
    effect: 'Dopo la raccolta prendi dalla riserva 1 merce a scelta.',
  },
}
