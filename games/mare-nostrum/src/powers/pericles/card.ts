/** What stands on the card of Pericles. */
import type { PowerCard } from '../card.ts'

export const periclesCard: PowerCard = {
  icon: 'crested-helmet',
  en: {
    title: 'Pericles',
    name: 'Pericles',
    object: 'Pericles',
    hire: 'Hire Pericles',
    hired: 'hires Pericles',
    effect: 'Your legions add 2 to each die while you are not the active player.',
  },
  ru: {
    title: 'Перикл',
    name: 'Перикл',
    object: 'Перикла',
    hire: 'Нанять Перикла',
    hired: 'нанимает Перикла',
    effect: 'Ваши легионы добавляют 2 к каждому кубику, пока вы не активный игрок.',
  },
  it: {
    title: 'Pericle',
    name: 'Pericle',
    object: 'Pericle',
    hire: 'Ingaggia Pericle',
    hired: 'ingaggia Pericle',
    effect: 'Le tue legioni aggiungono 2 a ogni dado quando non sei il giocatore attivo.',
  },
}
