/** What stands on the card of Cleopatra. */
import type { PowerCard } from '../card.ts'

export const cleopatraCard: PowerCard = {
  icon: 'cleopatra',
  en: {
    title: 'Cleopatra',
    name: 'Cleopatra',
    object: 'Cleopatra',
    hire: 'Hire Cleopatra',
    hired: 'hires Cleopatra',
    effect: 'In each set one commodity may be a coin, or one coin a commodity.',
  },
  ru: {
    title: 'Клеопатра',
    name: 'Клеопатра',
    object: 'Клеопатру',
    hire: 'Нанять Клеопатру',
    hired: 'нанимает Клеопатру',
    effect: 'В каждом наборе один товар может быть монетой, или одна монета — товаром.',
  },
  it: {
    title: 'Cleopatra',
    name: 'Cleopatra',
    object: 'Cleopatra',
    hire: 'Ingaggia Cleopatra',
    hired: 'ingaggia Cleopatra',
    effect: 'In ogni serie una merce può essere una moneta, o una moneta una merce.',
  },
}
