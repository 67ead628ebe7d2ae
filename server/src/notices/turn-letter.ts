/** A letter about a table: which game, with whom, until when, the way there, and the way to get no more of them. */
import type { Language } from '@ecumene/protocol'
import { titleOf } from '../game-title.ts'
import type { OutgoingNotice } from './senders.ts'

/** What a letter says beside the notice itself. */
export interface Details {
  /** Names of the others; null: a bot, or somebody whose account is gone. */
  readonly others: readonly { readonly name: string | null; readonly isBot: boolean }[]
  /** When the reader's time is up. */
  readonly due: number | null
  /** When the table begins. */
  readonly startsAt: number | null
  /** The reader's own; null: they have not said. */
  readonly zone: string | null
}
type NoticeKind = OutgoingNotice['kind']
type LetterWords = Readonly<
  Record<
    NoticeKind | 'works' | 'game' | 'table' | 'with' | 'until' | 'begins' | 'go' | 'stop' | 'bot' | 'somebody',
    string
  >
>
const WORDS: Readonly<Record<Language, LetterWords>> = {
  en: {
    turn: 'It is your turn',
    late: 'Your time runs out soon',
    start: 'Your game begins soon',
    takeback: 'Somebody asks to take a move back',
    cup: 'A cup you entered begins soon',
    test: 'A test',
    works: 'Notices arrive here.',
    game: 'Game',
    table: 'Table',
    with: 'With',
    until: 'You have until',
    begins: 'It begins',
    go: 'Go to the table',
    stop: 'No more letters about your games',
    bot: 'a bot',
    somebody: 'somebody who is gone',
  },
  ru: {
    turn: 'Ваш ход',
    late: 'Ваше время скоро выйдет',
    start: 'Ваша партия скоро начнётся',
    takeback: 'Вас просят согласиться вернуть ход',
    cup: 'Скоро начнётся турнир, в который вы записались',
    test: 'Проверка',
    works: 'Извещения доходят.',
    game: 'Игра',
    table: 'Стол',
    with: 'За столом',
    until: 'Время — до',
    begins: 'Начало',
    go: 'К столу',
    stop: 'Больше не писать о партиях',
    bot: 'бот',
    somebody: 'кто-то, кого здесь больше нет',
  },
  it: {
    turn: 'Tocca a te',
    late: 'Il tuo tempo sta per scadere',
    start: 'La tua partita comincia tra poco',
    takeback: 'Qualcuno chiede di ritirare una mossa',
    cup: 'Un torneo a cui partecipi comincia tra poco',
    test: 'Prova',
    works: 'Gli avvisi arrivano.',
    game: 'Gioco',
    table: 'Tavolo',
    with: 'Con',
    until: 'Hai tempo fino a',
    begins: 'Inizio',
    go: 'Vai al tavolo',
    stop: 'Niente più lettere sulle partite',
    bot: 'un bot',
    somebody: 'qualcuno che non c’è più',
  },
}

/** `stop`: one press there, and no letter follows. */
export function turnLetter(
  language: Language,
  { kind, title, game, url }: OutgoingNotice,
  { others, due, startsAt, zone }: Details,
  stop: string,
): { subject: string; text: string } {
  const words = WORDS[language]
  const last = `${words.stop}:\n${stop}\n`
  if (kind === 'test') return { subject: `Ecumene: ${words.test}`, text: `${words.works}\n${url}\n\n${last}` }
  const name = titleOf(game, language)
  const when = (at: number): string =>
    new Intl.DateTimeFormat(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone ?? 'UTC',
      timeZoneName: 'short',
    }).format(at)
  const called = others.map(o => o.name ?? (o.isBot ? words.bot : words.somebody))
  const facts: readonly (readonly [string, string | null])[] = [
    [words.game, name],
    [words.table, kind === 'cup' ? null : title],
    [words.with, called.length > 0 ? new Intl.ListFormat(language).format(called) : null],
    [words.until, (kind === 'turn' || kind === 'late') && due !== null ? when(due) : null],
    [words.begins, startsAt === null ? null : when(startsAt)],
  ]
  const told = facts.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]))
  return {
    subject: `Ecumene: ${words[kind]} – ${title ?? name}`,
    text: `${words[kind]}: ${title ?? name}\n\n${told.join('\n')}\n\n${words.go}:\n${url}\n\n${last}`,
  }
}
