/** What stands on the card of the Hanging Gardens. */
import type { PowerCard } from '../card.ts'

export const hangingGardensCard: PowerCard = {
  icon: 'vines',
  en: {
    title: 'Hanging Gardens',
    name: 'the Hanging Gardens',
    object: 'the Hanging Gardens',
    hire: 'Build the Hanging Gardens',
    hired: 'builds the Hanging Gardens',
    effect: 'You may keep 2 different commodities besides 2 coins.',
  },
  ru: {
    title: 'Висячие сады',
    name: 'Висячие сады',
    object: 'Висячие сады',
    hire: 'Построить Висячие сады',
    hired: 'строит Висячие сады',
    effect: 'Можете сохранить 2 разных товара кроме 2 монет.',
  },
  it: {
    title: 'Giardini pensili',
    name: 'Giardini pensili',
    object: 'Giardini pensili',
    hire: 'Costruisci i Giardini pensili',
    hired: 'costruisce i Giardini pensili',
    effect: 'Puoi tenere 2 merci diverse oltre a 2 monete.',
  },
}
