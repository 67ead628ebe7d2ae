/** What stands on the card of Penthesilea. */
import type { PowerCard } from '../card.ts'

export const penthesileaCard: PowerCard = {
  icon: 'bow-arrow',
  en: {
    title: 'Penthesilea',
    name: 'Penthesilea',
    object: 'Penthesilea',
    hire: 'Hire Penthesilea',
    hired: 'hires Penthesilea',
    effect: 'Once a round: a free legion in your capital province for each province of yours with enemy legions.',
    verbs: { penthesilea: 'Penthesilea: {legions, plural, one {# legion} other {# legions}} in your capital province' },
  },
  ru: {
    title: 'Пентесилея',
    name: 'Пентесилея',
    object: 'Пентесилею',
    hire: 'Нанять Пентесилею',
    hired: 'нанимает Пентесилею',
    effect: 'Раз в раунд: бесплатный легион в столичной провинции за каждую вашу провинцию с вражескими легионами.',
    verbs: {
      penthesilea:
        'Пентесилея: {legions, plural, one {# легион} few {# легиона} many {# легионов} other {# легиона}} в вашей столичной провинции',
    },
  },
  it: {
    title: 'Pentesilea',
    name: 'Pentesilea',
    object: 'Pentesilea',
    hire: 'Ingaggia Pentesilea',
    hired: 'ingaggia Pentesilea',
    effect:
      'Una volta a round: una legione gratis nella provincia della capitale per ogni tua provincia con legioni nemiche.',
    verbs: {
      penthesilea:
        'Pentesilea: {legions, plural, one {# legione} other {# legioni}} nella provincia della tua capitale',
    },
  },
}
