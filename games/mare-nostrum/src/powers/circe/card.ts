/** What stands on the card of Circe. */
import type { PowerCard } from '../card.ts'

export const circeCard: PowerCard = {
  icon: 'pig',
  en: {
    title: 'Circe',
    name: 'Circe',
    object: 'Circe',
    hire: 'Hire Circe',
    hired: 'hires Circe',
    effect: 'Your legion on an empty caravan slot works as a caravan.',
    verbs: { circe: 'Circe: put a legion on {slot}', recall: 'Circe: take the legion off {slot}' },
  },
  ru: {
    title: 'Цирцея',
    name: 'Цирцея',
    object: 'Цирцею',
    hire: 'Нанять Цирцею',
    hired: 'нанимает Цирцею',
    effect: 'Ваш легион на пустой ячейке каравана работает как караван.',
    verbs: { circe: 'Цирцея: поставить легион на ячейку: {slot}', recall: 'Цирцея: снять легион с ячейки: {slot}' },
  },
  it: {
    title: 'Circe',
    name: 'Circe',
    object: 'Circe',
    hire: 'Ingaggia Circe',
    hired: 'ingaggia Circe',
    effect: 'Una tua legione su una casella carovana vuota vale come carovana.',
    verbs: {
      circe: 'Circe: metti una legione sulla casella: {slot}',
      recall: 'Circe: togli la legione dalla casella: {slot}',
    },
  },
}
