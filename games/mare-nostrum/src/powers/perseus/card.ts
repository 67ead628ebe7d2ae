/** What stands on the card of Perseus. */
import type { PowerCard } from '../card.ts'

export const perseusCard: PowerCard = {
  icon: 'medusa-head',
  en: {
    title: 'Perseus',
    name: 'Perseus',
    object: 'Perseus',
    hire: 'Hire Perseus',
    hired: 'hires Perseus',
    effect: 'You may build first; your fifth hero or wonder, or the Pyramids, wins at once.',
  },
  ru: {
    title: 'Персей',
    name: 'Персей',
    object: 'Персея',
    hire: 'Нанять Персея',
    hired: 'нанимает Персея',
    effect: 'Можете строить первым; пятый герой или чудо, либо Пирамиды, сразу приносят победу.',
  },
  it: {
    title: 'Perseo',
    name: 'Perseo',
    object: 'Perseo',
    hire: 'Ingaggia Perseo',
    hired: 'ingaggia Perseo',
    effect: 'Puoi costruire per primo; il quinto eroe o meraviglia, o le Piramidi, vincono subito.',
  },
}
