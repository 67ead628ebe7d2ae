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
  },
  ru: {
    you: 'Игрок 1',
    'terminal.help':
      'номер — ход; или глагол с частями: offer cards=salt:2,wine:1; / слова — отбор; p — позиция; u — отменить; c — летопись; r ПРАВИЛО — его текст; q — выйти',
    'terminal.more': '… и ещё {n}: / и слово, чтобы отобрать',
    'terminal.typed': 'Или наберите: {usage}',
    'terminal.none': 'Ничего не подходит: «{wanted}».',
    'terminal.noRule': 'Правила {id} нет.',
  },
  it: {
    you: 'Giocatore 1',
    'terminal.help':
      'un numero gioca; anche un verbo con le sue parti: offer cards=salt:2,wine:1; / parole filtra; p la posizione; u annulla; c la cronaca; r REGOLA il testo; q esce',
    'terminal.more': '… e altre {n}: / e una parola per filtrare',
    'terminal.typed': 'Oppure scrivi: {usage}',
    'terminal.none': 'Niente corrisponde a «{wanted}».',
    'terminal.noRule': 'Non c’è una regola {id}.',
  },
} as const
