/** A drawn table for the toy: small, but it uses every part of the seam. */

import type { BoardProps, GameUi, OtherProps, PartProps } from '@ecumene/kit/seam.ts'
import type { S } from '../src/state.ts'
import type en from './messages.en.json'

/** The title stands on the box. */
type ToyMessage = keyof typeof en | 'game.toy'

const KINDS = ['figs', 'wine', 'wool', 'salt'] as const

function Board({ view, seats, legal, play, sayAction, say, replaying }: BoardProps<S, ToyMessage>) {
  const raids = legal.filter(a => a.verb === 'raid')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg viewBox="0 0 400 240" className="toy-board" role="group" aria-label={say('game.toy')}>
      <rect width="400" height="240" fill="var(--land)" />
      <ellipse cx="200" cy="120" rx="90" ry="55" fill="var(--land-2)" stroke="var(--bronze)" strokeWidth="2" />
      <text x="200" y="124" textAnchor="middle" fontSize="13" fill="var(--ink)">
        {say('toy.deck', { n: view.left })}
      </text>
      {seats.map((p, seat) => {
        const angle = (seat / seats.length) * 2 * Math.PI - Math.PI / 2
        const x = 200 + 150 * Math.cos(angle)
        const y = 120 + 88 * Math.sin(angle)
        const raid = raids.find(a => a.target === seat)
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a target inside a drawing has its role when it can be pressed
          <g
            key={p.name}
            role={raid ? 'button' : 'img'}
            aria-label={raid ? sayAction(raid) : p.name}
            tabIndex={raid ? 0 : undefined}
            className={raid && !replaying ? 'target' : ''}
            onClick={() => raid && play(raid)}
            onKeyDown={e => raid && (e.key === 'Enter' || e.key === ' ') && play(raid)}
          >
            <circle
              cx={x}
              cy={y}
              r="22"
              fill={`var(--nation-${p.colour})`}
              stroke={raid ? 'var(--glow)' : 'var(--nation-edge)'}
              strokeWidth={raid ? 5 : 1.5}
            />
            <text
              x={x}
              y={y + 5}
              textAnchor="middle"
              fontSize="14"
              fontWeight="700"
              fill={`var(--nation-${p.colour}-ink)`}
            >
              {view.coins[seat]}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
function MyArea({ view, seat, say }: PartProps<S, ToyMessage>) {
  if (seat === 'table') return null
  return (
    <ul className="row">
      {KINDS.map((kind, k) => (
        <li key={kind} className="toy-card">
          {say(`kind.${kind}`)} <strong>{view.hand[seat * KINDS.length + k]}</strong>
        </li>
      ))}
    </ul>
  )
}
function OtherStrip({ view, other, say }: OtherProps<S, ToyMessage>) {
  return (
    <p className="small-text">
      {say('toy.coins', { n: view.coins[other] })}, {say('toy.cards', { n: view.handSize[other] })}
    </p>
  )
}

const ui: GameUi<S, ToyMessage> = { Board, MyArea, OtherStrip }
export default ui as unknown as GameUi
