/** Tokens as stacks with a count, cities, ships with their cargo: colour, shape and number, readable when small. */
import { type FigureMark, planned } from '@ecumene/kit/figure.ts'
import { Sign } from '@ecumene/kit/piece.tsx'
import { type ComponentType, memo } from 'react'
import { figure } from '../figure.ts'
import type { CityModel, PlanSign, ShipModel, StackModel } from './model.ts'

export interface Owner {
  /** 0..8; less: nobody's, as barbarians and pirates are. */
  readonly nation: number
  readonly initial: string
}
/** How a board draws its pieces; a game may draw some of its own. */
export interface PieceKinds {
  readonly Stack: ComponentType<{ stack: StackModel; owner: Owner; size: number }>
  readonly City: ComponentType<{ city: CityModel; owner: Owner; size: number }>
  readonly Ship: ComponentType<{ ship: ShipModel; owner: Owner; size: number }>
}
export const FAMILY_PIECES: PieceKinds = {
  Stack: ({ stack, owner, size }) => (
    <Stack
      {...owner}
      tokens={stack.tokens}
      spent={stack.spent}
      marked={stack.marked}
      size={size}
      mark={figure('tokens', stack.seat, stack.area)}
    />
  ),
  City: ({ city, owner, size }) => (
    <City {...owner} size={size} isNew={city.isNew} isMarked={city.isMarked} marked={city.marked} />
  ),
  Ship: ({ ship, owner, size }) => (
    <Ship {...owner} aboard={ship.aboard} size={size} mark={figure('aboard', ship.seat, ship.ship)} />
  ),
}
const NATIONS = 9
const isNobody = (nation: number): boolean => nation < 0
const signOf = (nation: number): string => `#civ-sign-${isNobody(nation) ? 'none' : nation}`
const fillOf = (nation: number): string => (isNobody(nation) ? 'var(--civ-nobody)' : `var(--nation-${nation})`)
const inkOf = (nation: number): string => (isNobody(nation) ? 'var(--civ-nobody-ink)' : `var(--nation-${nation}-ink)`)
/** The nine shapes and the one of nobody, drawn once; every piece refers to them. */
export const PieceDefs = memo(function PieceDefs() {
  return (
    <defs>
      {Array.from({ length: NATIONS }, (_, n) => (
        <g key={n} id={`civ-sign-${n}`}>
          <Sign nation={n} initial="" size={32} />
        </g>
      ))}
      <g id="civ-sign-none">
        <path
          d="M0 -15 5 -9 13 -9 10 -2 15 5 8 7 6 14 0 10 -6 14 -8 7 -15 5 -10 -2 -13 -9 -5 -9Z"
          fill="var(--civ-nobody)"
          stroke="var(--nation-edge)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </g>
    </defs>
  )
})
/** Shapes whose middle lies low carry their number low. */
const sink = (nation: number): number => (nation === 2 ? 0.13 : nation === 8 ? 0.1 : nation === 7 ? -0.04 : 0)

interface StackProps extends Owner {
  readonly tokens: number
  readonly spent: number
  readonly size: number
  /** So many are to go: their number stands beside it. */
  readonly marked?: StackModel['marked']
  /** What its number is; in flight it is none. */
  readonly mark?: FigureMark
}
export function Stack({ nation, tokens, spent, marked, size, mark }: StackProps) {
  const k = size / 32
  const under = tokens >= 5 ? 2 : tokens >= 2 ? 1 : 0
  return (
    <g className={spent >= tokens ? 'civ-stack is-spent' : 'civ-stack'}>
      <ellipse cx="0" cy={size * 0.46} rx={size * 0.44} ry={size * 0.14} className="civ-shadow" />
      {Array.from({ length: under }, (_, i) => (
        <use key={i} href={signOf(nation)} transform={`translate(0 ${(under - i) * size * 0.09}) scale(${k})`} />
      ))}
      <use href={signOf(nation)} transform={`scale(${k})`} />
      <text
        className="civ-number"
        y={size * (0.22 + sink(nation))}
        fontSize={size * 0.62}
        fill={inkOf(nation)}
        {...mark}
      >
        {tokens}
      </text>
      {marked && (
        <g
          className={`civ-marked ${marked.sign === '+' ? 'is-gain' : ''}`}
          transform={`translate(${size * 0.4} ${size * -0.5})`}
        >
          <rect x={size * -0.5} y={size * -0.36} width={size} height={size * 0.72} rx={size * 0.3} />
          <text y={size * 0.23} fontSize={size * 0.62} {...planned('marked')}>
            {marked.sign}
            {marked.tokens}
          </text>
        </g>
      )}
    </g>
  )
}

interface CityProps extends Owner {
  readonly size: number
  readonly isNew: boolean
  readonly isMarked: boolean
  readonly marked?: PlanSign
}
export function City({ nation, initial, size, isNew, isMarked, marked }: CityProps) {
  const u = size / 40
  return (
    <g className={`civ-city ${isMarked ? 'is-marked' : ''}`} transform={`scale(${u})`}>
      <ellipse cx="0" cy="17" rx="22" ry="6" className="civ-shadow" />
      {isMarked && <circle r="27" className="civ-mark" />}
      <g fill={fillOf(nation)} stroke="var(--nation-edge)" strokeWidth="1.8" strokeLinejoin="round">
        <path d="M-11 -3V-15h4v-3h4v3h6v-3h4v3h4V-3Z" />
        <path d="M-21 17V-5h5v-4h5v4h5v-4h4v4h4v-4h4v4h5v-4h5v4h5V17Z" />
      </g>
      <path d="M-21 17V-5h5v-4h5v4h3V17Z" fill="#fff" fillOpacity="0.22" />
      <path d="M-5 17v-8a5 5 0 0 1 10 0v8Z" fill="var(--nation-edge)" fillOpacity="0.8" />
      <text className="civ-number" y="3.5" fontSize="13" fill={inkOf(nation)} stroke="none">
        {initial}
      </text>
      {isNew && <path d="M17 -22l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.7-4.8 2.7 1-5.4-4-3.8 5.4-.7z" className="civ-new" />}
      {marked === '−' && <path d="M-20 -18 20 18M20 -18 -20 18" className="civ-cross" />}
      {marked && (
        <g className="civ-marked" transform="translate(17 -17)">
          <circle r="14" />
          <text y="8" fontSize="23">
            {marked}
          </text>
        </g>
      )}
    </g>
  )
}

interface ShipProps extends Owner {
  readonly aboard: number
  readonly size: number
  readonly mark?: FigureMark
}
export function Ship({ nation, initial, aboard, size, mark }: ShipProps) {
  const u = size / 40
  return (
    <g className="civ-ship" transform={`scale(${u})`}>
      <path
        d="M-22 8h44l-7 11h-30z"
        fill={fillOf(nation)}
        stroke="var(--nation-edge)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M-22 8l-4 -6M22 8l5 -7" stroke="var(--nation-edge)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M0 8V-20" stroke="var(--nation-edge)" strokeWidth="2.4" />
      <path
        d="M-15 -17h30q-4 10 0 21h-30q4 -11 0 -21z"
        fill="light-dark(#fbf7ec, #e9dfc7)"
        stroke="var(--nation-edge)"
        strokeWidth="1.6"
      />
      <path d="M-14.4 -11h28.6q-1 4 -1 7.5h-26.6q0 -4 -1 -7.5z" fill={fillOf(nation)} />
      <text className="civ-number" y="-3.4" fontSize="9.5" fill={inkOf(nation)}>
        {initial}
      </text>
      {aboard > 0 && (
        <g transform="translate(17 8)">
          <use href={signOf(nation)} transform="scale(0.56)" />
          <text className="civ-number" y={3.8 + sink(nation) * 18} fontSize="11" fill={inkOf(nation)} {...mark}>
            {aboard}
          </text>
        </g>
      )}
    </g>
  )
}
/** Sizes in map units at a zoom: never smaller than can be read, never larger than the land. */
export const tokenSize = (zoom: number): number => clamp(17.5 / zoom, 34, 84)
export const citySize = (zoom: number): number => tokenSize(zoom) * 1.12
export const shipSize = (zoom: number): number => tokenSize(zoom) * 1.02
export const siteSize = (zoom: number): number => clamp(7 / zoom, 20, 34)
export const limitSize = (zoom: number): number => clamp(7.5 / zoom, 12, 30)
export const showsLimits = (zoom: number): boolean => zoom > 0.2
const clamp = (x: number, least: number, most: number): number => Math.max(least, Math.min(most, x))
