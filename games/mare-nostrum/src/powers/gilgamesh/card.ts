/** What stands on the card of Gilgamesh. */
import type { PowerCard } from '../card.ts'

export const gilgameshCard: PowerCard = {
  icon: 'bull-horns',
  en: {
    title: 'Gilgamesh',
    name: 'Gilgamesh',
    object: 'Gilgamesh',
    hire: 'Hire Gilgamesh',
    hired: 'hires Gilgamesh',
    effect: 'Once a round: a fortress for a coin or for marble.',
    verbs: { gilgamesh: 'Gilgamesh: a fortress {province_in} for {resource_acc}' },
  },
  ru: {
    title: 'Гильгамеш',
    name: 'Гильгамеш',
    object: 'Гильгамеша',
    hire: 'Нанять Гильгамеша',
    hired: 'нанимает Гильгамеша',
    effect: 'Раз в раунд: крепость за монету или за мрамор.',
    verbs: { gilgamesh: 'Гильгамеш: крепость {province_in} за {resource_acc}' },
  },
  it: {
    title: 'Gilgamesh',
    name: 'Gilgamesh',
    object: 'Gilgamesh',
    hire: 'Ingaggia Gilgamesh',
    hired: 'ingaggia Gilgamesh',
    effect: 'Una volta a round: una fortezza per una moneta o per marmo.',
    verbs: { gilgamesh: 'Gilgamesh: una fortezza {province_in} per {resource_una}' },
  },
}
