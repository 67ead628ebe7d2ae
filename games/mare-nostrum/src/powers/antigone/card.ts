/** What stands on the card of Antigone. */
import type { PowerCard } from '../card.ts'

export const antigoneCard: PowerCard = {
  icon: 'drama-masks',
  en: {
    title: 'Antigone',
    name: 'Antigone',
    object: 'Antigone',
    hire: 'Hire Antigone',
    hired: 'hires Antigone',
    effect: 'You may offer another number of resources, 0 to 5.',
  },
  ru: {
    title: 'Антигона',
    name: 'Антигона',
    object: 'Антигону',
    hire: 'Нанять Антигону',
    hired: 'нанимает Антигону',
    effect: 'Можете предложить другое число ресурсов, от 0 до 5.',
  },
  it: {
    title: 'Antigone',
    name: 'Antigone',
    object: 'Antigone',
    hire: 'Ingaggia Antigone',
    hired: 'ingaggia Antigone',
    effect: 'Puoi offrire un altro numero di risorse, da 0 a 5.',
  },
}
