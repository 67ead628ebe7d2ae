/** Pieces of the map: legions, fortresses, triremes and the buildings on the slots, each with its middle at (0, 0). */
import type { FigureMark } from '@ecumene/kit/figure.ts'
import { IconAt } from '@ecumene/kit/icon.tsx'
import { Sign } from '@ecumene/kit/piece.tsx'
import { ICONS, RESOURCE_LOOK, TOKEN_ICONS } from '../look.ts'
import type { EmpireOwner } from '../owner.ts'
import type { SlotView } from '../rules.ts'

const edge = 'var(--nation-edge)'
const fill = (o: EmpireOwner): string => `var(--nation-${o.nation})`
const ink = (o: EmpireOwner): string => `var(--nation-${o.nation}-ink)`

interface TroopProps {
  readonly owner: EmpireOwner
  readonly n: number
  readonly isChosen?: boolean
  /** What its number is; a ghost has none. */
  readonly mark?: FigureMark
}
/** A shield with a helmet and a number. */
export function Legions({ owner, n, isChosen = false, mark }: TroopProps) {
  return (
    <g className={`mn-legions ${isChosen ? 'is-chosen' : ''}`}>
      <path
        d="M-29 -27H29V6C29 24 8 32 0 34C-8 32 -29 24 -29 6Z"
        fill="#000"
        fillOpacity="0.25"
        transform="translate(2 4)"
      />
      <path
        d="M-29 -27H29V6C29 24 8 32 0 34C-8 32 -29 24 -29 6Z"
        fill={fill(owner)}
        stroke={edge}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <IconAt body={ICONS.legion} x={-9} y={-3} size={38} fill={ink(owner)} />
      <text className="mn-count" x={16} y={12} fontSize="34" fill={ink(owner)} {...mark}>
        {n}
      </text>
    </g>
  )
}
interface StandingProps {
  readonly owner: EmpireOwner
  readonly isBlocking: boolean
  /** Circe's: it works as a caravan. */
  readonly isPig?: boolean
}
/** One legion, small: on a slot or on a control marker. */
export function Standing({ owner, isBlocking, isPig = false }: StandingProps) {
  return (
    <g data-pig={isPig ? '' : undefined}>
      <circle r="19" fill={fill(owner)} stroke={edge} strokeWidth="2.5" />
      <IconAt body={isPig ? TOKEN_ICONS.circe : ICONS.legion} x={0} y={0} size={27} fill={ink(owner)} />
      {isBlocking && <path d="M-15 -15L15 15M15 -15L-15 15" stroke={edge} strokeWidth="5" strokeLinecap="round" />}
    </g>
  )
}
export function Fortress({ owner }: { owner: EmpireOwner }) {
  return (
    <g>
      <rect x="-28" y="-25" width="56" height="54" rx="6" fill="#000" fillOpacity="0.25" transform="translate(2 4)" />
      <rect x="-28" y="-27" width="56" height="54" rx="6" fill={fill(owner)} stroke={edge} strokeWidth="3" />
      <IconAt body={ICONS.fortress} x={0} y={-8} size={38} fill={ink(owner)} />
      {/* It adds 5 to the dice and stops one hit. */}
      <text className="mn-count mn-fortress-adds" x={0} y={23} fontSize="17" fill={ink(owner)}>
        +5 −1
      </text>
    </g>
  )
}
/** A hull that carries a number. */
export function Fleet({ owner, n, isChosen = false, mark }: TroopProps) {
  return (
    <g className={`mn-fleet ${isChosen ? 'is-chosen' : ''}`}>
      <path
        d="M-44 -8H44C40 18 26 28 12 28H-16C-30 28 -42 14 -44 -8Z"
        fill="#000"
        fillOpacity="0.3"
        transform="translate(2 5)"
      />
      <path
        d="M-44 -8H44C40 18 26 28 12 28H-16C-30 28 -42 14 -44 -8Z"
        fill={fill(owner)}
        stroke={edge}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M-4 -8V-34M-4 -34C18 -32 24 -24 26 -14H-4" fill="var(--mn-sail)" stroke={edge} strokeWidth="3" />
      <text className="mn-count" x={0} y={20} fontSize="30" fill={ink(owner)} {...mark}>
        {n}
      </text>
      <g transform="translate(-24 -24)">
        <Sign nation={owner.nation} initial={owner.initial} size={28} />
      </g>
    </g>
  )
}
export function Disc({ owner, isPrinted }: { owner: EmpireOwner; isPrinted: boolean }) {
  return (
    <g>
      <circle r="27" className={isPrinted ? 'mn-disc is-printed' : 'mn-disc'} />
      <Sign nation={owner.nation} initial={owner.initial} size={42} />
    </g>
  )
}

const ICON_OF = {
  caravan: '',
  market: ICONS.market,
  city: ICONS.city,
  capital: ICONS.city,
  legendary: ICONS.city,
  temple: ICONS.temple,
}
/** A slot of the plate: faint while empty, a token once built, flooded by the colour of who occupies it. */
export function Building({ slot, holder, control }: { slot: SlotView; holder: EmpireOwner | null; control: number }) {
  const look = slot.good ? RESOURCE_LOOK[slot.good] : null
  const icon = look ? look.icon : ICON_OF[slot.kind]
  const isForeign = slot.isBuilt && slot.stands >= 0 && !slot.isBlocked && slot.stands !== control
  const isRound = slot.kind === 'caravan'
  const shape = isRound ? { r: 29 } : { x: -28, y: -28, width: 56, height: 56, rx: slot.kind === 'temple' ? 4 : 10 }
  const className = `mn-slot is-${slot.kind} ${slot.isBuilt ? 'is-built' : 'is-empty'}`
  const style = slot.isBuilt && look ? { fill: look.fill } : undefined
  const tone = slot.isBuilt ? (look?.ink ?? 'var(--mn-building-ink)') : 'var(--mn-faint)'
  return (
    <g className={className}>
      {isRound ? (
        <circle {...shape} className="mn-slot-face" style={style} />
      ) : (
        <rect {...shape} className="mn-slot-face" style={style} />
      )}
      <IconAt body={icon} x={0} y={slot.kind === 'caravan' ? 0 : -1} size={42} fill={tone} />
      {isForeign &&
        holder &&
        (isRound ? (
          <circle {...shape} className="mn-flood" fill={fill(holder)} />
        ) : (
          <rect {...shape} className="mn-flood" fill={fill(holder)} />
        ))}
      {slot.doubles && (
        <g transform="translate(20 -20)">
          <circle r="14" className="mn-double" />
          <text className="mn-double-text" y="7">
            ×2
          </text>
        </g>
      )}
    </g>
  )
}
/** How much a slot yields, and to whom. */
export function Yield({ owner, n, mark }: { owner: EmpireOwner; n: number; mark: FigureMark }) {
  return (
    <g className="mn-yield" transform="translate(-18 22)">
      <rect x="-17" y="-15" width="34" height="30" rx="9" fill={fill(owner)} stroke={edge} strokeWidth="2" />
      <text y="9" fill={ink(owner)} {...mark}>
        +{n}
      </text>
    </g>
  )
}
