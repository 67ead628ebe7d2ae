/** What previews of links say, in three languages. */
import type { Language } from '@ecumene/protocol'

interface PreviewWords {
  readonly won: string
  readonly bot: string
  readonly player: string
  readonly freeSeat: string
  readonly invited: string
  readonly invitedBy: (name: string) => string
  /** Seats are counted by the language's own plurals. */
  readonly free: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
  readonly full: string
  readonly noAccount: string
  readonly live: string
  readonly watch: string
  readonly cup: string
  readonly cupOpen: string
  readonly cupRunning: string
  readonly cupOver: string
  readonly challenges: string
  readonly challengesAbout: string
  readonly guide: string
  readonly rules: string
  readonly games: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
  readonly shelf: string
}
export const WORDS: Readonly<Record<Language, PreviewWords>> = {
  en: {
    won: 'Victory',
    bot: 'Bot',
    player: 'Player',
    freeSeat: 'Free seat',
    invited: 'You are invited',
    invitedBy: name => `${name} invites you`,
    free: { one: '# free seat', other: '# free seats' },
    full: 'All seats are taken',
    noAccount: 'no account is needed',
    live: 'Being played now',
    watch: 'Anybody may watch',
    cup: 'A cup',
    cupOpen: 'Open to all: come and play',
    cupRunning: 'Being played now',
    cupOver: 'Over',
    challenges: 'Challenges',
    challengesAbout: 'A position with a goal: how many stars do you get?',
    guide: 'Learn it: a guided first game',
    rules: 'The rules',
    games: { one: '# game', other: '# games' },
    shelf: 'Five civilization board games, played exactly by the rules, in the browser.',
  },
  ru: {
    won: 'Победа',
    bot: 'Бот',
    player: 'Игрок',
    freeSeat: 'Свободное место',
    invited: 'Вас приглашают',
    invitedBy: name => `${name} приглашает вас`,
    free: { one: '# свободное место', few: '# свободных места', other: '# свободных мест' },
    full: 'Все места заняты',
    noAccount: 'учётная запись не нужна',
    live: 'Партия идёт',
    watch: 'Смотреть может каждый',
    cup: 'Турнир',
    cupOpen: 'Открыт для всех: приходите играть',
    cupRunning: 'Идёт сейчас',
    cupOver: 'Окончен',
    challenges: 'Задачи',
    challengesAbout: 'Положение и цель: сколько звёзд возьмёте вы?',
    guide: 'Научиться: первая партия с подсказками',
    rules: 'Правила',
    games: { one: '# партия', few: '# партии', other: '# партий' },
    shelf: 'Пять настольных игр о цивилизациях, точно по правилам, в браузере.',
  },
  it: {
    won: 'Vittoria',
    bot: 'Bot',
    player: 'Giocatore',
    freeSeat: 'Posto libero',
    invited: 'Un invito per te',
    invitedBy: name => `${name} ti invita`,
    free: { one: '# posto libero', other: '# posti liberi' },
    full: 'Tutti i posti sono occupati',
    noAccount: 'non serve un account',
    live: 'Si gioca adesso',
    watch: 'Chiunque può guardare',
    cup: 'Un torneo',
    cupOpen: 'Aperto a tutti: vieni a giocare',
    cupRunning: 'Si gioca adesso',
    cupOver: 'Concluso',
    challenges: 'Sfide',
    challengesAbout: 'Una posizione e un obiettivo: quante stelle prendi?',
    guide: 'Impara: una prima partita guidata',
    rules: 'Le regole',
    games: { one: '# partita', other: '# partite' },
    shelf: 'Cinque giochi da tavolo di civiltà, giocati esattamente secondo le regole, nel browser.',
  },
}
export const counted = (language: Language, forms: PreviewWords['free'], n: number): string =>
  (forms[new Intl.PluralRules(language).select(n)] ?? forms.other ?? '#').replace('#', String(n))
