/** Another player: what everybody may know of them, and how near they are to each of the four ways to win. */

import type { Seat } from '@ecumene/kernel'
import { Icon } from '@ecumene/kit/icon.tsx'
import type { OtherProps } from '@ecumene/kit/seam.ts'
import { Tips } from '@ecumene/kit/tip.tsx'
import { TokenCard, TokenChip } from './cards.tsx'
import { explain } from './explain.tsx'
import { figure } from './figure.ts'
import { SeenPart } from './known-resources-part.tsx'
import { ICONS, TOKEN_ICONS } from './look.ts'
import type { MareMessage } from './message.ts'
import { empireOf, heroOf, type Part, pathsOf, piecesOf, type S, tokensOf } from './rules.ts'
import './mare.css'

export function OtherStrip(p: OtherProps<S, MareMessage>) {
  const s = p.view
  const hero = heroOf(s, p.other)
  if (hero === null) return null
  const tokens = tokensOf(s, p.other)
  return (
    <Tips className={`mn-other is-${p.size}`} explain={word => explain(p, word)}>
      <p className="mn-other-line" data-anchor={`other:${p.other}`}>
        <span className="mn-empire">{p.say('ui.empireOf', { seat: p.other, empire: empireOf(s, p.other) ?? '' })}</span>
        <span className="mn-held" data-tip="held" {...figure('held', p.other)}>
          {p.say('ui.held', { count: pathsOf(s, p.other).held })}
        </span>
      </p>
      <Paths p={p} seat={p.other} />
      {p.size === 'strip' ? (
        <p className="mn-chips">
          {[hero, ...tokens].map(id => (
            <TokenChip key={id} p={p} id={id} seat={p.other} />
          ))}
          <Pieces p={p} seat={p.other} />
        </p>
      ) : (
        <div className="mn-mine-cards">
          <TokenCard p={p} id={hero} />
          {tokens.map(id => (
            <TokenCard key={id} p={p} id={id} />
          ))}
        </div>
      )}
      {p.size === 'full' && (
        <>
          <Pieces p={p} seat={p.other} />
          <SeenPart p={p} seat={p.other} />
        </>
      )}
    </Tips>
  )
}
/** Glory, prestige, conquest, titles: how far each has come. One step from the end it glows. */
export function Paths({ p, seat, won = null }: { p: Part; seat: Seat; won?: string | null }) {
  const { glory, cities, titles, held, price } = pathsOf(p.view, seat)
  const paths = [
    { key: 'glory', icon: TOKEN_ICONS.hercules, n: glory, of: 5, text: p.say('ui.path.glory', { n: glory, price }) },
    {
      key: 'prestige',
      icon: ICONS.pyramids,
      n: Math.min(12, held),
      of: 12,
      text: p.say('ui.path.prestige', { n: held }),
    },
    { key: 'conquest', icon: ICONS.city, n: cities, of: 4, text: p.say('ui.path.conquest', { n: cities }) },
    { key: 'titles', icon: ICONS.laurel, n: titles, of: 3, text: p.say('ui.path.titles', { n: titles }) },
  ] as const
  return (
    <ul className="mn-paths">
      {paths.map(({ key, icon, n, of, text }) => {
        const isNear = key === 'prestige' ? n >= of : n >= of - 1
        return (
          <li
            key={key}
            className={`${isNear ? 'is-near' : ''} ${won === key ? 'is-won' : ''}`}
            title={text}
            data-tip={`path:${key}:${seat}`}
          >
            <Icon body={icon} size={15} label={text} />
            <b aria-hidden="true" {...figure(key, seat)}>
              {key === 'prestige' ? held : `${n}/${of}`}
            </b>
          </li>
        )
      })}
    </ul>
  )
}

function Pieces({ p, seat }: { p: Part; seat: Seat }) {
  const pieces = piecesOf(p.view, seat)
  const rows = [
    { key: 'legions', icon: ICONS.legion, of: pieces.legions },
    { key: 'triremes', icon: ICONS.trireme, of: pieces.triremes },
    { key: 'fortresses', icon: ICONS.fortress, of: pieces.fortresses },
    { key: 'markers', icon: ICONS.peace, of: pieces.markers },
  ] as const
  return (
    <span className="mn-pieces">
      {rows.map(({ key, icon, of }) => {
        const text = p.say(`ui.left.${key}`, { n: of[0], of: of[1] })
        return (
          <span key={key} title={text} {...figure('left', seat, key)}>
            {key === 'markers' ? (
              <span className="mn-disc-icon" role="img" aria-label={text} />
            ) : (
              <Icon body={icon} size={15} label={text} />
            )}
            {of[0]}
          </span>
        )
      })}
    </span>
  )
}
