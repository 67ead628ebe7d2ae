/** What stands on the card of Spartacus. */
import type { PowerCard } from '../card.ts'

export const spartacusCard: PowerCard = {
  icon: 'breaking-chain',
  en: {
    title: 'Spartacus',
    name: 'Spartacus',
    object: 'Spartacus',
    hire: 'Hire Spartacus',
    hired: 'hires Spartacus',
    effect: 'Once a round: a legion for a coin or for gladiators.',
    verbs: { spartacus: 'Spartacus: a legion {province_in} for {resource_acc}' },
  },
  ru: {
    title: 'Спартак',
    name: 'Спартак',
    object: 'Спартака',
    hire: 'Нанять Спартака',
    hired: 'нанимает Спартака',
    effect: 'Раз в раунд: легион за монету или за гладиаторов.',
    verbs: { spartacus: 'Спартак: легион {province_in} за {resource_acc}' },
  },
  it: {
    title: 'Spartaco',
    name: 'Spartaco',
    object: 'Spartaco',
    hire: 'Ingaggia Spartaco',
    hired: 'ingaggia Spartaco',
    effect: 'Una volta a round: una legione per una moneta o per gladiatori.',
    verbs: { spartacus: 'Spartaco: una legione {province_in} per {resource_una}' },
  },
}
