/** What a link to a finished game shows of it where it is posted: a title, the places and a picture. */
import { games } from '@ecumene/games'
import type { Language, TableInfo } from '@ecumene/protocol'
import { titleOf } from '../game-title.ts'
import { viewerOf } from '../http/viewer.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { PictureWish } from './board.ts'
import { HEIGHT, NATIONS, plain, WIDTH } from './sheet.ts'

const WORDS: Record<Language, { won: string; bot: string; player: string }> = {
  en: { won: 'Victory', bot: 'Bot', player: 'Player' },
  ru: { won: 'Победа', bot: 'Бот', player: 'Игрок' },
  it: { won: 'Vittoria', bot: 'Bot', player: 'Giocatore' },
}

/** The table, if its game is over and anybody may look at it. */
async function openGame(services: Services, id: string): Promise<TableInfo & { outcome: object }> {
  const info = await services.lobby.info(id, null)
  if (info.status !== 'over' || !info.outcome)
    throw new Problem('unfinished', 'there is a picture when the game is over')
  await viewerOf(services, id, null)
  return info as TableInfo & { outcome: NonNullable<TableInfo['outcome']> }
}

export async function pictureOf(services: Services, id: string, language: Language): Promise<Buffer> {
  const info = await openGame(services, id)
  return services.pictures.of(`${id} ${language}`, async () => {
    const { view } = await services.hall.position(id, { viewer: 'table' }, info.seq)
    const { game, version, setup } = info
    return { ...told(info, language), game, version, setup, view } satisfies PictureWish
  })
}

/** Lines for the head of the page. */
export async function headOf(services: Services, id: string, language: Language, origin: string): Promise<string> {
  const info = await openGame(services, id)
  const { title, result, seats } = told(info, language)
  const places = [...seats]
    .sort((a, b) => a.place - b.place)
    .map(s => `${s.place}. ${s.name}${s.score === null ? '' : ` (${s.score})`}`)
  const lines: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Ecumene'],
    ['og:locale', language],
    ['og:title', `${title}. ${result}`],
    ['og:description', places.join(' · ')],
    ['og:url', `${origin}/online/${id}`],
    ['og:image', `${origin}/api/matches/${id}/picture?lang=${language}`],
    ['og:image:width', String(WIDTH)],
    ['og:image:height', String(HEIGHT)],
    ['twitter:card', 'summary_large_image'],
  ]
  return lines.map(([name, value]) => `<meta property="${name}" content="${plain(value)}" />`).join('\n    ')
}

function told(
  { game, seats, outcome }: TableInfo,
  language: Language,
): Pick<PictureWish, 'title' | 'result' | 'seats'> {
  const words = WORDS[language]
  const [places, scores] = [outcome?.places ?? [], outcome?.scores ?? []]
  const hasPoints = !games.find(g => g.id === game)?.toldByParts
  const shown = seats.map(s => ({
    // Deleted accounts and seats of imported records have no name.
    name: s.bot !== null ? `${words.bot} ${s.seat + 1}` : (s.name ?? `${words.player} ${s.seat + 1}`),
    place: places[s.seat],
    score: hasPoints ? scores[s.seat] : null,
    colour: NATIONS[s.seat],
  }))
  const winners = shown.filter(s => s.place === 1).map(s => s.name)
  return { title: titleOf(game, language), result: `${words.won}: ${winners.join(', ')}`, seats: shown }
}
