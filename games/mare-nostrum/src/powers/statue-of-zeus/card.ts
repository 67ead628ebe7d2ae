/** What stands on the card of the Statue of Zeus. */
import type { PowerCard } from '../card.ts'

export const statueOfZeusCard: PowerCard = {
  icon: 'throne-king',
  en: {
    title: 'Statue of Zeus',
    name: 'the Statue of Zeus',
    object: 'the Statue of Zeus',
    hire: 'Build the Statue of Zeus',
    hired: 'builds the Statue of Zeus',
    effect: 'Declare peace with one opponent for a round; not the same twice in a row.',
  },
  ru: {
    title: 'Статуя Зевса',
    name: 'Статуя Зевса',
    object: 'Статую Зевса',
    hire: 'Построить Статую Зевса',
    hired: 'строит Статую Зевса',
    effect: 'Объявите мир с одним соперником на раунд; не с одним и тем же дважды подряд.',
  },
  it: {
    title: 'Statua di Zeus',
    name: 'Statua di Zeus',
    object: 'Statua di Zeus',
    hire: 'Costruisci la Statua di Zeus',
    hired: 'costruisce la Statua di Zeus',
    effect: 'Dichiara la pace con un avversario per un round; non con lo stesso due volte di fila.',
  },
}
