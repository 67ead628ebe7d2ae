/** What stands on the card of the Queen of Sheba. */
import type { PowerCard } from '../card.ts'

export const queenOfShebaCard: PowerCard = {
  icon: 'queen-crown',
  en: {
    title: 'Queen of Sheba',
    name: 'the Queen of Sheba',
    object: 'the Queen of Sheba',
    hire: 'Hire the Queen of Sheba',
    hired: 'hires the Queen of Sheba',
    effect: 'Once a round: for a legion, convert a marker in the round you occupied it.',
    verbs: { sheba: 'Queen of Sheba: convert {province} at once for a legion' },
  },
  ru: {
    title: 'Царица Савская',
    name: 'Царица Савская',
    object: 'Царицу Савскую',
    hire: 'Нанять Царицу Савскую',
    hired: 'нанимает Царицу Савскую',
    effect: 'Раз в раунд: ценой легиона преобразуйте маркер в тот же раунд, когда он оккупирован.',
    verbs: { sheba: 'Царица Савская: преобразовать {province_acc} сразу, пожертвовав легионом' },
  },
  it: {
    title: 'Regina di Saba',
    name: 'Regina di Saba',
    object: 'Regina di Saba',
    hire: 'Ingaggia la Regina di Saba',
    hired: 'ingaggia la Regina di Saba',
    effect: 'Una volta a round: cedendo una legione, converti un segnalino nel round in cui l’hai occupato.',
    verbs: { sheba: 'Regina di Saba: converti subito {province} sacrificando una legione' },
  },
}
