/** What stands on the card of the Temple of Artemis. */
import type { PowerCard } from '../card.ts'

export const templeOfArtemisCard: PowerCard = {
  icon: 'deer',
  en: {
    title: 'Temple of Artemis',
    name: 'the Temple of Artemis',
    object: 'the Temple of Artemis',
    hire: 'Build the Temple of Artemis',
    hired: 'builds the Temple of Artemis',
    effect: 'One more coin in every income.',
  },
  ru: {
    title: 'Храм Артемиды',
    name: 'Храм Артемиды',
    object: 'Храм Артемиды',
    hire: 'Построить Храм Артемиды',
    hired: 'строит Храм Артемиды',
    effect: 'Ещё одна монета в каждый доход.',
  },
  it: {
    title: 'Tempio di Artemide',
    name: 'Tempio di Artemide',
    object: 'Tempio di Artemide',
    hire: 'Costruisci il Tempio di Artemide',
    hired: 'costruisce il Tempio di Artemide',
    effect: 'Una moneta in più a ogni rendita.',
  },
}
