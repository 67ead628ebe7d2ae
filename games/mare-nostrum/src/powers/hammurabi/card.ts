/** What stands on the card of Hammurabi. */
import type { PowerCard } from '../card.ts'

export const hammurabiCard: PowerCard = {
  icon: 'stone-tablet',
  en: {
    title: 'Hammurabi',
    name: 'Hammurabi',
    object: 'Hammurabi',
    hire: 'Hire Hammurabi',
    hired: 'hires Hammurabi',
    effect: 'Once a round: a free control marker in an unclaimed province next to yours.',
    verbs: { hammurabi: 'Hammurabi: a free control marker {province_in}' },
  },
  ru: {
    title: 'Хаммурапи',
    name: 'Хаммурапи',
    object: 'Хаммурапи',
    hire: 'Нанять Хаммурапи',
    hired: 'нанимает Хаммурапи',
    effect: 'Раз в раунд: бесплатный маркер контроля в ничейной соседней провинции.',
    verbs: { hammurabi: 'Хаммурапи: бесплатный маркер контроля {province_in}' },
  },
  it: {
    title: 'Hammurabi',
    name: 'Hammurabi',
    object: 'Hammurabi',
    hire: 'Ingaggia Hammurabi',
    hired: 'ingaggia Hammurabi',
    effect: 'Una volta a round: un segnalino controllo gratis in una provincia adiacente di nessuno.',
    verbs: { hammurabi: 'Hammurabi: un segnalino controllo gratis {province_in}' },
  },
}
