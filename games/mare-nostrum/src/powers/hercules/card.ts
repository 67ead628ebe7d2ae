/** What stands on the card of Hercules. */
import type { PowerCard } from '../card.ts'

export const herculesCard: PowerCard = {
  icon: 'lion',
  en: {
    title: 'Hercules',
    name: 'Hercules',
    object: 'Hercules',
    hire: 'Hire Hercules',
    hired: 'hires Hercules',
    effect: 'No power, only bonuses on all three tracks.',
  },
  ru: {
    title: 'Геркулес',
    name: 'Геркулес',
    object: 'Геркулеса',
    hire: 'Нанять Геркулеса',
    hired: 'нанимает Геркулеса',
    effect: 'Без способности, только бонусы на всех трёх треках.',
  },
  it: {
    title: 'Ercole',
    name: 'Ercole',
    object: 'Ercole',
    hire: 'Ingaggia Ercole',
    hired: 'ingaggia Ercole',
    effect: 'Nessun potere, solo bonus sui tre tracciati.',
  },
}
