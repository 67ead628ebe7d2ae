/** What stands on the card of Ramses II. */
import type { PowerCard } from '../card.ts'

export const ramsesIiCard: PowerCard = {
  icon: 'pschent-double-crown',
  en: {
    title: 'Ramses II',
    name: 'Ramses II',
    object: 'Ramses II',
    hire: 'Hire Ramses II',
    hired: 'hires Ramses II',
    effect: 'You roll one more die in land battles.',
  },
  ru: {
    title: 'Рамзес II',
    name: 'Рамзес II',
    object: 'Рамзеса II',
    hire: 'Нанять Рамзеса II',
    hired: 'нанимает Рамзеса II',
    effect: 'В сухопутных битвах бросаете на один кубик больше.',
  },
  it: {
    title: 'Ramses II',
    name: 'Ramses II',
    object: 'Ramses II',
    hire: 'Ingaggia Ramses II',
    hired: 'ingaggia Ramses II',
    effect: 'Tiri un dado in più nelle battaglie terrestri.',
  },
}
