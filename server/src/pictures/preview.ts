/** What a link shows of its page where it is posted: a title, a line about it, and a picture. */
import { games } from '@ecumene/games'
import { setupOf } from '@ecumene/kernel'
import type { Language, TableInfo } from '@ecumene/protocol'
import { titleOf } from '../game-title.ts'
import { viewerOf } from '../http/viewer.ts'
import { matchOfInvite } from '../lobby/invites.ts'
import { pageOf } from '../people/page.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { PictureWish } from './board.ts'
import { HEIGHT, NATIONS, plain, type SheetSeat, WIDTH } from './sheet.ts'
import { counted, WORDS } from './words.ts'

interface PageHead {
  readonly title: string
  readonly text: string
  /** Where the picture is; without the origin. */
  readonly picture: string | null
}
/** A game that is played may be looked at as a spectator would; a table that waits, by everybody who has its link. */
async function tableOf(services: Services, id: string): Promise<TableInfo> {
  const info = await services.lobby.info(id, null)
  if (info.status !== 'open' && info.status !== 'live' && info.status !== 'over')
    throw new Problem('unknown', 'there is no such table any more')
  if (info.status !== 'open') await viewerOf(services, id, null)
  return info
}

export async function pictureOf(services: Services, id: string, language: Language): Promise<Buffer> {
  const info = await tableOf(services, id)
  const { game, version, setup, status } = info
  // Spectators who see the table late find the board as it was at the beginning.
  const isNow = status === 'over' || (status === 'live' && info.settings.delay === 0)
  const people = info.seats.map(s => `${s.user ?? s.bot}`).join()
  return services.pictures.of(`${id} ${language} ${status} ${isNow ? info.seq : ''} ${people}`, async () => {
    const view = isNow ? (await services.hall.position(id, { viewer: 'table' }, info.seq)).view : null
    return { ...told(info, language), game, version, setup, view } satisfies PictureWish
  })
}
/** The box of a game: its board as it is set up. */
export function boxPicture({ lobby, pictures }: Services, id: string, language: Language): Promise<Buffer> {
  const game = lobby.gameOf(id)
  return pictures.of(`box:${id} ${language}`, async () => ({
    title: titleOf(id, language),
    result: WORDS[language].shelf,
    seats: [],
    game: id,
    version: game.version,
    setup: setupOf(game, game.variants[0].seats[1]),
    view: null,
  }))
}

/**
 * Lines for the head of the page at an address; null: the page says nothing of its own. `origin`: where the server is;
 * null: it is not known, and the page says nothing of it.
 */
export async function headOf(
  services: Services,
  path: string,
  language: Language,
  origin: string | null,
): Promise<string | null> {
  const head = await headAt(services, path, language)
  if (!head) return null
  const lines: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Ecumene'],
    ['og:locale', language],
    ['og:title', head.title],
    ['og:description', head.text],
    ...(origin === null ? [] : ([['og:url', `${origin}/${path}`]] as const)),
    ...(origin === null || head.picture === null
      ? []
      : ([
          ['og:image', `${origin}${head.picture}?lang=${language}`],
          ['og:image:width', String(WIDTH)],
          ['og:image:height', String(HEIGHT)],
          ['twitter:card', 'summary_large_image'],
        ] as const)),
  ]
  return lines.map(([name, value]) => `<meta property="${name}" content="${plain(value)}" />`).join('\n    ')
}

async function headAt(services: Services, path: string, language: Language): Promise<PageHead | null> {
  const words = WORDS[language]
  const [first = '', second, ...rest] = path.split('/').filter(Boolean)
  if (rest.length > 0) return null
  if (second === undefined || !/^[\w-]{1,64}$/.test(second)) return null
  const isGame = games.some(g => g.id === second) && services.lobby.games.includes(second)
  const box = (text: string): PageHead | null =>
    isGame ? { title: titleOf(second, language), text, picture: `/api/games/${second}/picture` } : null
  if (first === 'online' || first === 'middle') return tableHead(await tableOf(services, second), language)
  if (first === 'invite')
    return tableHead(await tableOf(services, await matchOfInvite(services.store, second)), language)
  if (first === 'cups') return cupHead(services, second, language)
  if (first === 'people') return personHead(services, second, language)
  if (first === 'challenge') return box(`${words.challenges}. ${words.challengesAbout}`)
  if (first === 'learn') return box(words.guide)
  return first === 'rules' ? box(words.rules) : null
}
function tableHead(info: TableInfo, language: Language): PageHead {
  const words = WORDS[language]
  const { title, result, seats } = told(info, language)
  const picture = `/api/matches/${info.id}/picture`
  const names = seats.map(s => s.name).join(' · ')
  if (info.status === 'live') return { title: `${info.title ?? title}. ${words.live}`, text: names, picture }
  if (info.status === 'open')
    return { title: `${result}: ${title}`, text: `${freeText(info, language)}; ${words.noAccount}`, picture }
  const places = [...seats]
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .map(s => `${s.place}. ${s.name}${s.score === null ? '' : ` (${s.score})`}`)
  return { title: `${title}. ${result}`, text: places.join(' · '), picture }
}
async function cupHead({ cups }: Services, id: string, language: Language): Promise<PageHead> {
  const words = WORDS[language]
  const cup = await cups.info(id, null)
  const leader = cup.status === 'over' ? cup.standings[0]?.name : undefined
  const state = { open: words.cupOpen, running: words.cupRunning, over: words.cupOver, gone: words.cupOver }[cup.status]
  return {
    title: `${cup.name}. ${words.cup}: ${titleOf(cup.game, language)}`,
    text: leader === undefined ? state : `${words.won}: ${leader}`,
    picture: `/api/games/${cup.game}/picture`,
  }
}
async function personHead({ store }: Services, user: string, language: Language): Promise<PageHead | null> {
  const { name, told: page } = await pageOf(store, user, null)
  if (!page) return null
  const favourite = page.ratings[0]
  const games = counted(language, WORDS[language].games, page.reliability.games)
  return {
    title: name,
    text: favourite ? `${games} · ${titleOf(favourite.game, language)}: ${favourite.rating}` : games,
    picture: favourite ? `/api/games/${favourite.game}/picture` : null,
  }
}

function freeText({ seats }: TableInfo, language: Language): string {
  const words = WORDS[language]
  const free = seats.filter(s => s.user === null && s.bot === null).length
  return free === 0 ? words.full : counted(language, words.free, free)
}
function told(info: TableInfo, language: Language): Pick<PictureWish, 'title' | 'result' | 'seats'> {
  const words = WORDS[language]
  const { game, status, outcome } = info
  const hasPoints = !games.find(g => g.id === game)?.toldByParts
  const isOver = status === 'over'
  const seats = info.seats.map((s): SheetSeat => {
    const isFree = status === 'open' && s.user === null && s.bot === null
    // Deleted accounts and seats of imported records have no name.
    const name = s.bot !== null ? `${words.bot} ${s.seat + 1}` : (s.name ?? `${words.player} ${s.seat + 1}`)
    return {
      name: isFree ? words.freeSeat : name,
      place: isOver ? (outcome?.places[s.seat] ?? null) : null,
      score: isOver && hasPoints ? (outcome?.scores[s.seat] ?? null) : null,
      colour: NATIONS[s.seat],
    }
  })
  const host = info.seats.find(s => s.user !== null && s.user === info.owner)?.name
  const result = isOver
    ? `${words.won}: ${seats.flatMap(s => (s.place === 1 ? [s.name] : [])).join(', ')}`
    : status === 'open'
      ? host
        ? words.invitedBy(host)
        : words.invited
      : info.settings.watchers
        ? `${words.live}. ${words.watch}`
        : words.live
  return { title: titleOf(game, language), result, seats }
}
