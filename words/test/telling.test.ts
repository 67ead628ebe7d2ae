import { deed, detail, type GameEvent, headline, within } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { entriesOf, newsOf, type PlacedLine, Rounds, sentencesOf, words } from '../src/index.ts'

const game = {
  events: {
    began: detail('T-1', 'seat', 'round'),
    raised: deed('T-2', 'seat', 'area', 'tokens'),
    took: deed('T-3', 'seat', 'thing', 'from'),
    paid: detail('T-4', 'seat', 'coins'),
    lost: headline('T-5', 'seat', 'area', 'tokens'),
    bid: deed('T-6', 'seat', 'coins'),
    storm: headline('T-7', 'area'),
  },
  chapters: { latest: ['bid'], within: within('build', 'pay') },
}
const tokens = '{tokens, plural, one {# token} other {# tokens}}'
const w = words('en', {
  'deed.raised': `raises ${tokens} in {area}`,
  'event.raised': `{seat} raises ${tokens} in {area}`,
  'deed.took': 'takes {thing} from {from}',
  'event.took': '{seat} takes {thing} from {from}',
  'event.lost': `{seat} loses ${tokens} in {area}`,
  'deed.bid': 'bids {coins}',
  'event.storm': 'A storm strikes {area}',
  'event.paid': '{seat} pays {coins}',
}).seated(['Ada', 'Bo', 'Cy'])

const raised = (seat: number, area: string, n: number): GameEvent => ({ type: 'raised', seat, area, tokens: n })
const took = (thing: string, from: number): GameEvent => ({ type: 'took', seat: 0, thing, from })
const lost = (seat: number, area: string): GameEvent => ({ type: 'lost', seat, area, tokens: 1 })
const line = (seq: number, seat: number, events: readonly GameEvent[], more: Partial<PlacedLine> = {}): PlacedLine => ({
  seq,
  seat,
  auto: false,
  events,
  round: 1,
  phase: 'build',
  ...more,
})

test('events of one type are one sentence: what is counted is added, the one thing they differ in is listed', () => {
  expect(w.merged('deed', [raised(0, 'Rome', 1), raised(0, 'Crete', 2)])).toEqual(['raises 3 tokens in Rome and Crete'])
  expect(w.merged('deed', [raised(0, 'Rome', 1), raised(0, 'Rome', 1)])).toEqual(['raises 2 tokens in Rome'])
  expect(w.merged('event', [raised(0, 'Rome', 1), raised(1, 'Crete', 1)])).toEqual([
    'Ada raises 1 token in Rome',
    'Bo raises 1 token in Crete',
  ])
})
test('where they differ in two things there is a sentence for each of the fewer', () => {
  expect(w.merged('deed', [took('wine', 1), took('oil', 2), took('gold', 1)])).toEqual([
    'takes wine and gold from Bo',
    'takes oil from Cy',
  ])
  expect(w.merged('deed', [took('wine', 1), took('wine', 1)])).toEqual(['takes wine from Bo ×2'])
})
test('what chooses between texts has a sentence for each: nothing is left out', () => {
  const title = words('en', { 'event.title': '{seat} leads in {track, select, trade {trade} other {war}}' }).seated([
    'Ada',
  ])
  const won = ['trade', 'military'].map(track => ({ type: 'title', seat: 0, track }))
  expect(title.merged('event', won)).toEqual(['Ada leads in trade', 'Ada leads in war'])
})
test('a number of different things is never added', () => {
  const gained = (what: string, amount: number): GameEvent => ({ type: 'gained', seat: 0, what, amount })
  const events = { gained: deed('T-8', 'seat', 'what', 'amount') }
  const say = words('en', { 'deed.gained': 'gains {what} {amount, plural, other {+#}}' }).seated(['Ada'])
  const happenings = [gained('food', 2), gained('science', 1), gained('food', 1)].map(event => ({
    seq: 1,
    actor: 0,
    auto: false,
    event,
  }))
  const [{ deeds }] = entriesOf({ events }, say, happenings)
  expect(deeds.flatMap(sentence => sentence.texts)).toEqual(['gains food +3', 'gains science +1'])
})
test('a number that is not counted is never added', () => {
  expect(
    w.merged('event', [
      { type: 'paid', seat: 0, coins: 3 },
      { type: 'paid', seat: 0, coins: 4 },
    ]),
  ).toEqual(['Ada pays 3 and 4'])
})
test('a number that also chooses its text is said of each and never added', () => {
  const each = words('en', { 'event.reduced': `{area}: a city is reduced to {tokens, select, other {${tokens}}}` })
  const reduced = (area: string, n: number) => ({ type: 'reduced', area, tokens: n })
  expect(each.merged('event', [reduced('Rome', 2), reduced('Crete', 2), reduced('Ur', 1)])).toEqual([
    'Rome and Crete: a city is reduced to 2 tokens',
    'Ur: a city is reduced to 1 token',
  ])
})
test('what nobody may see is told by the hidden sentence', () => {
  const hidden = words('en', { 'deed.drew': 'draws {card}', 'deed.drew.hidden': 'draws a card' })
  expect(hidden.merged('deed', [{ type: 'drew', seat: 0 }])).toEqual(['draws a card'])
})

test('an entry has the deeds of a player, then what changed for others; payments are details', () => {
  const events = [
    raised(0, 'Rome', 1),
    { type: 'paid', seat: 0, coins: 3 },
    lost(1, 'Crete'),
    { type: 'storm', area: 'Ur' },
  ]
  const happenings = events.map(event => ({ seq: 1, actor: 0, auto: false, event }))
  const entries = entriesOf(game, w, happenings)
  expect(
    entries.map(entry => [entry.seat, entry.deeds.flatMap(d => d.texts), entry.headlines.flatMap(h => h.texts)]),
  ).toEqual([
    [0, ['raises 1 token in Rome'], ['A storm strikes Ur']],
    [1, [], ['Bo loses 1 token in Crete']],
  ])
  expect(entries[0].happenings).toHaveLength(3)
})
test('of bids only the latest is told', () => {
  const bids = [3, 5].map(coins => ({ seq: coins, actor: 0, auto: false, event: { type: 'bid', seat: 0, coins } }))
  expect(entriesOf(game, w, bids)[0].deeds[0].texts).toEqual(['bids 5'])
})

test('decisions of one chapter are one, and a turn begins with its event whatever line it stands in', () => {
  const phases = new Rounds(game.chapters)
  for (const phase of ['build', 'pay', 'build', 'war']) phases.add(line(1, 0, [raised(0, 'Rome', 1)], { phase }))
  expect(phases.all[0].chapters.map(chapter => chapter.phase)).toEqual(['build', 'war'])

  const turns = new Rounds({ turn: 'began' })
  const begins = (seat: number, round: number): GameEvent => ({ type: 'began', seat, round })
  turns.add(line(0, -1, [begins(0, 1)]))
  turns.add(line(1, 0, [raised(0, 'Rome', 1), begins(1, 1)]))
  turns.add(line(2, 1, [raised(1, 'Ur', 1), begins(0, 2)]))
  expect(turns.all.map(round => [round.round, round.chapters.map(c => [c.turn, c.happenings.length])])).toEqual([
    [
      1,
      [
        [0, 2],
        [1, 2],
      ],
    ],
    [2, [[0, 1]]],
  ])
})

test('news: first what concerns the reader, whole; then the others, most of it first', () => {
  const lines = [
    line(5, 1, [raised(1, 'Rome', 1)]),
    line(6, 2, [raised(2, 'Ur', 1), lost(1, 'Ur'), { type: 'paid', seat: 2, coins: 1 }]),
    line(7, 2, [lost(0, 'Crete')]),
  ]
  const news = newsOf(game, w, lines, 0)
  expect(news.map(entry => [entry.isMine, entry.seat, entry.sentences.flatMap(s => s.texts), entry.seq])).toEqual([
    [true, 0, ['Ada loses 1 token in Crete'], 7],
    [false, 1, ['Bo loses 1 token in Ur', 'raises 1 token in Rome'], 6],
    [false, 2, ['raises 1 token in Ur'], 6],
  ])
  expect(newsOf(game, w, [line(5, 1, [{ type: 'paid', seat: 1, coins: 1 }])], 0)).toEqual([])
})

test('a list in angle quotes has quotes around each name, and a sum of each thing stands in one sentence', () => {
  const w = words('ru', {
    'deed.built': 'строит: «{card}»',
    'deed.gained': 'получает: {what} {amount, plural, other {+#}}',
    'card.bronze': 'Бронза',
    'card.religion': 'Религия',
    'what.food': 'еда',
    'what.culture': 'культура',
  }).seated(['Анна'])
  const built = (card: string) => ({ type: 'built', seat: 0, card })
  expect(w.merged('deed', [built('religion'), built('bronze'), built('bronze')])).toEqual([
    'строит: «Религия» и «Бронза» ×2',
  ])
  expect(w.merged('deed', [built('bronze'), built('bronze')])).toEqual(['строит: «Бронза» ×2'])
  const gained = (what: string, amount: number) => ({
    seq: 0,
    actor: 0,
    auto: false,
    event: { type: 'gained', seat: 0, what, amount },
  })
  const game = { events: { gained: { rank: 'deed' } } } as never
  const { deeds } = sentencesOf(game, w, [gained('food', 1), gained('culture', 2), gained('food', 3)], 0)
  expect(deeds.map(deed => deed.texts)).toEqual([['получает: еда +4, культура +2']])
})
