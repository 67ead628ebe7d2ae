/** A guided first game: four turns that show every part of the rules once; then the player goes on alone. */
import type { ActionJson } from '@ecumene/kernel'
import type { Guide, GuideChapter, GuideStep } from '@ecumene/kit/seam.ts'

const take = (stack: number, tech: string): ActionJson => ({ verb: 'take', stack, tech })
const lay = (tech: string, position: string): ActionJson => ({ verb: 'lay', tech, position })
const settle = (tech: string, land: number, landscape: string, symbol: number): ActionJson => ({
  verb: 'settle',
  tech,
  land,
  landscape,
  symbol,
})
const city = (name: string): ActionJson => ({ verb: 'city', city: name })

const read = (name: string, point?: string): GuideStep => ({ message: `ui.guide.${name}`, point })
const act = (name: string, action: ActionJson, ...then: ActionJson[]): GuideStep => ({
  message: `ui.guide.${name}`,
  action,
  then,
})

const first: GuideChapter = {
  id: 'first',
  seed: '0003',
  seats: 2,
  steps: [
    read('welcome'),
    read('board', 'start:0'),
    read('symbols', 'place:0:0'),
    // Turn 1: one card, one settlement (BRZ-TURN-3, BRZ-ACT-1, BRZ-PLACE-1).
    act('take1', take(2, 'domestication')),
    act('lay1', lay('domestication', 'right')),
    act(
      'settle1',
      settle('domestication', 1, 'mountains', 1),
      take(1, 'wheel'),
      lay('wheel', 'right'),
      settle('wheel', 1, 'steppe', 1),
    ),
    read('revealed', 'land:1'),
    // Turn 2: neighbours; a new land, a city, a run of three (BRZ-ACT-3, BRZ-PLACE-6, BRZ-CITY-1, BRZ-ROUTE-1).
    act('take2', take(1, 'religion')),
    act('lay2', lay('religion', 'right')),
    act('settle2', settle('domestication', 1, 'mountains', 2)),
    act('settle3', settle('religion', 2, 'mountains', 1)),
    act(
      'city1',
      city('lothal'),
      take(1, 'domestication'),
      lay('domestication', 'right'),
      settle('wheel', 1, 'savanna', 1),
      settle('domestication', 1, 'jungle', 1),
    ),
    read('route', 'route:0:0'),
    // Turn 3: the same technology in a column (BRZ-ACT-2).
    act('take3', take(4, 'domestication')),
    act('lay3', lay('domestication', 'column1')),
    act('settle4', settle('domestication', 2, 'mountains', 2)),
    act(
      'settle5',
      settle('domestication', 2, 'steppe', 1),
      take(1, 'irrigation'),
      lay('irrigation', 'right'),
      settle('irrigation', 1, 'desert', 2),
      settle('domestication', 2, 'jungle', 1),
      city('nafplion'),
    ),
    read('province', 'province:0'),
    // Turn 4: the joker; a longer run takes a higher token (BRZ-SET-11, BRZ-ROUTE-6).
    act('take4', take(1, 'construction')),
    act('lay4', lay('bronze', 'column2')),
    act('settle6', settle('bronze', 3, 'mountains', 1)),
    act('city2', city('uruk')),
    act(
      'settle7',
      settle('domestication', 3, 'mountains', 2),
      take(1, 'construction'),
      lay('construction', 'right'),
      settle('irrigation', 2, 'savanna', 1),
      settle('construction', 2, 'forest', 1),
    ),
    read('higher', 'route:0:1'),
    read('score', 'score:0'),
    read('end'),
  ],
}
export const guide: Guide = { chapters: [first] }
