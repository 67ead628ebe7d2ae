/** What stands on the card of Hamilcar. */
import type { PowerCard } from '../card.ts'

export const hamilcarCard: PowerCard = {
  icon: 'torch',
  en: {
    title: 'Hamilcar',
    name: 'Hamilcar',
    object: 'Hamilcar',
    hire: 'Hire Hamilcar',
    hired: 'hires Hamilcar',
    effect: 'Your pillaging gives double.',
  },
  ru: {
    title: 'Гамилькар',
    name: 'Гамилькар',
    object: 'Гамилькара',
    hire: 'Нанять Гамилькара',
    hired: 'нанимает Гамилькара',
    effect: 'Ваши разграбления приносят вдвое больше.',
  },
  it: {
    title: 'Amilcare',
    name: 'Amilcare',
    object: 'Amilcare',
    hire: 'Ingaggia Amilcare',
    hired: 'ingaggia Amilcare',
    effect: 'I tuoi saccheggi rendono il doppio.',
  },
}
