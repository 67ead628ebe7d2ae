/** What the terminal itself says. */
export const COMMANDS = {
  en: {
    you: 'Player 1',
    'terminal.help':
      'a number plays; so does a verb with its parts: offer cards=salt:2,wine:1; / words filters; p the position; u undoes; c the chronicle; r RULE its text; q leaves',
    'terminal.more': '… and {n} more: / and a word to filter',
    'terminal.typed': 'Or type it: {usage}',
    'terminal.none': 'Nothing fits “{wanted}”.',
    'terminal.noRule': 'There is no rule {id}.',
    'why.same': 'The bot “{bot}” plays this, too.',
    'why.other': 'The bot “{bot}” plays: {action}',
    'why.worth': 'What the seat has, in points of its value:',
    'why.scores':
      '{n, plural, =0 {Nothing can be listed here: it is put together freely.} one {One action can be listed; its score:} other {# actions, by the score of the game’s own player:}}',
    'why.unlisted': '→ What was played stands in no list: it was put together freely.',
    'why.futures': 'In {n, plural, one {one imagined future} other {# imagined futures}}, in points over the others:',
    'why.gain': '{gain} (± {error}), best in {best} of {futures}',
    'why.rivals': 'rivals',
    'why.even': 'no difference',
  },
  ru: {
    you: 'Игрок 1',
    'terminal.help':
      'номер — ход; или глагол с частями: offer cards=salt:2,wine:1; / слова — отбор; p — позиция; u — отменить; c — летопись; r ПРАВИЛО — его текст; q — выйти',
    'terminal.more': '… и ещё {n}: / и слово, чтобы отобрать',
    'terminal.typed': 'Или наберите: {usage}',
    'terminal.none': 'Ничего не подходит: «{wanted}».',
    'terminal.noRule': 'Правила {id} нет.',
    'why.same': 'Бот «{bot}» сыграл бы так же.',
    'why.other': 'Бот «{bot}» сыграл бы иначе: {action}',
    'why.worth': 'Что есть у игрока, в очках оценки:',
    'why.scores':
      '{n, plural, =0 {Список здесь невозможен: ход составляется свободно.} one {В списке # действие, его оценка:} few {В списке # действия, по оценке игрока-программы:} other {В списке # действий, по оценке игрока-программы:}}',
    'why.unlisted': '→ Сыгранного в списке нет: ход составлен свободно.',
    'why.futures':
      '{n, plural, one {В # воображаемом будущем} other {В # воображаемых будущих}}, в очках против остальных:',
    'why.gain': '{gain} (± {error}), лучше всех в {best} из {futures}',
    'why.rivals': 'соперники',
    'why.even': 'без разницы',
  },
  it: {
    you: 'Giocatore 1',
    'terminal.help':
      'un numero gioca; anche un verbo con le sue parti: offer cards=salt:2,wine:1; / parole filtra; p la posizione; u annulla; c la cronaca; r REGOLA il testo; q esce',
    'terminal.more': '… e altre {n}: / e una parola per filtrare',
    'terminal.typed': 'Oppure scrivi: {usage}',
    'terminal.none': 'Niente corrisponde a «{wanted}».',
    'terminal.noRule': 'Non c’è una regola {id}.',
    'why.same': 'Il bot «{bot}» farebbe lo stesso.',
    'why.other': 'Il bot «{bot}» giocherebbe: {action}',
    'why.worth': 'Che cosa ha il giocatore, in punti di valutazione:',
    'why.scores':
      '{n, plural, =0 {Qui non c’è un elenco: la mossa si compone liberamente.} one {Un’azione in elenco, con la sua valutazione:} other {# azioni, secondo la valutazione del giocatore artificiale:}}',
    'why.unlisted': '→ Ciò che è stato giocato non è in elenco: è stato composto liberamente.',
    'why.futures':
      'In {n, plural, one {un futuro immaginato} other {# futuri immaginati}}, in punti rispetto alle altre:',
    'why.gain': '{gain} (± {error}), la migliore in {best} su {futures}',
    'why.rivals': 'avversari',
    'why.even': 'nessuna differenza',
  },
} as const
