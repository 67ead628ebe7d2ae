/** What stands on the card of Castor and Pollux. */
import type { PowerCard } from '../card.ts'

export const castorPolluxCard: PowerCard = {
  icon: 'double-face-mask',
  en: {
    title: 'Castor and Pollux',
    name: 'Castor and Pollux',
    object: 'Castor and Pollux',
    hire: 'Hire Castor and Pollux',
    hired: 'hires Castor and Pollux',
    effect: 'They take the power of another player’s hero when you hire them.',
  },
  ru: {
    title: 'Кастор и Поллукс',
    name: 'Кастор и Поллукс',
    object: 'Кастора и Поллукса',
    hire: 'Нанять Кастора и Поллукса',
    hired: 'нанимает Кастора и Поллукса',
    effect: 'При найме получают способность героя другого игрока.',
  },
  it: {
    title: 'Castore e Polluce',
    name: 'Castore e Polluce',
    object: 'Castore e Polluce',
    hire: 'Ingaggia Castore e Polluce',
    hired: 'ingaggia Castore e Polluce',
    effect: 'Quando li ingaggi, prendono il potere dell’eroe di un altro giocatore.',
  },
}
