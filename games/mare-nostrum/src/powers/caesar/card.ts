/** What stands on the card of Caesar. */
import type { PowerCard } from '../card.ts'

export const caesarCard: PowerCard = {
  icon: 'caesar',
  en: {
    title: 'Caesar',
    name: 'Caesar',
    object: 'Caesar',
    hire: 'Hire Caesar',
    hired: 'hires Caesar',
    effect: 'Your legions add 1 to each die while you are the active player.',
  },
  ru: {
    title: 'Цезарь',
    name: 'Цезарь',
    object: 'Цезаря',
    hire: 'Нанять Цезаря',
    hired: 'нанимает Цезаря',
    effect: 'Ваши легионы добавляют 1 к каждому кубику, пока вы активный игрок.',
  },
  it: {
    title: 'Cesare',
    name: 'Cesare',
    object: 'Cesare',
    hire: 'Ingaggia Cesare',
    hired: 'ingaggia Cesare',
    effect: 'Le tue legioni aggiungono 1 a ogni dado quando sei il giocatore attivo.',
  },
}
