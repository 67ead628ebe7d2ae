/** What stands on the card of Hannibal. */
import type { PowerCard } from '../card.ts'

export const hannibalCard: PowerCard = {
  icon: 'elephant',
  en: {
    title: 'Hannibal',
    name: 'Hannibal',
    object: 'Hannibal',
    hire: 'Hire Hannibal',
    hired: 'hires Hannibal',
    effect: 'In each set of commodities one kind may be used twice.',
  },
  ru: {
    title: 'Ганнибал',
    name: 'Ганнибал',
    object: 'Ганнибала',
    hire: 'Нанять Ганнибала',
    hired: 'нанимает Ганнибала',
    effect: 'В каждом наборе товаров один вид можно использовать дважды.',
  },
  it: {
    title: 'Annibale',
    name: 'Annibale',
    object: 'Annibale',
    hire: 'Ingaggia Annibale',
    hired: 'ingaggia Annibale',
    effect: 'In ogni serie di merci un tipo può essere usato due volte.',
  },
}
