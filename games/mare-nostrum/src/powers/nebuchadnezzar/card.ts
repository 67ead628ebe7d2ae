/** What stands on the card of Nebuchadnezzar. */
import type { PowerCard } from '../card.ts'

export const nebuchadnezzarCard: PowerCard = {
  icon: 'defensive-wall',
  en: {
    title: 'Nebuchadnezzar',
    name: 'Nebuchadnezzar',
    object: 'Nebuchadnezzar',
    hire: 'Hire Nebuchadnezzar',
    hired: 'hires Nebuchadnezzar',
    effect: 'Adds 5 to your dice in a land battle in a province you control.',
  },
  ru: {
    title: 'Навуходоносор',
    name: 'Навуходоносор',
    object: 'Навуходоносора',
    hire: 'Нанять Навуходоносора',
    hired: 'нанимает Навуходоносора',
    effect: 'Добавляет 5 к броску в сухопутной битве в вашей провинции.',
  },
  it: {
    title: 'Nabucodonosor',
    name: 'Nabucodonosor',
    object: 'Nabucodonosor',
    hire: 'Ingaggia Nabucodonosor',
    hired: 'ingaggia Nabucodonosor',
    effect: 'Aggiunge 5 ai tuoi dadi in una battaglia terrestre in una tua provincia.',
  },
}
