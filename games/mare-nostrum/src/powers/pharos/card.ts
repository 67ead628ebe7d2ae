/** What stands on the card of the Lighthouse of Pharos. */
import type { PowerCard } from '../card.ts'

export const pharosCard: PowerCard = {
  icon: 'lighthouse',
  en: {
    title: 'Lighthouse of Pharos',
    name: 'the Lighthouse of Pharos',
    object: 'the Lighthouse of Pharos',
    hire: 'Build the Lighthouse of Pharos',
    hired: 'builds the Lighthouse of Pharos',
    effect: 'Once a round: a trireme for a coin or for wood.',
    verbs: { pharos: 'Lighthouse of Pharos: a trireme {sea_in} for {resource_acc}' },
  },
  ru: {
    title: 'Александрийский маяк',
    name: 'Александрийский маяк',
    object: 'Александрийский маяк',
    hire: 'Построить Александрийский маяк',
    hired: 'строит Александрийский маяк',
    effect: 'Раз в раунд: трирема за монету или за древесину.',
    verbs: { pharos: 'Александрийский маяк: трирема {sea_in} за {resource_acc}' },
  },
  it: {
    title: 'Faro di Alessandria',
    name: 'Faro di Alessandria',
    object: 'Faro di Alessandria',
    hire: 'Costruisci il Faro di Alessandria',
    hired: 'costruisce il Faro di Alessandria',
    effect: 'Una volta a round: una trireme per una moneta o per legno.',
    verbs: { pharos: 'Faro di Alessandria: una trireme {sea_in} per {resource_una}' },
  },
}
