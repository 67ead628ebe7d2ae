/** Another player: public counts in a strip, everything after a click (BRZ-R-16). */

import type { OtherProps } from '@ecumene/kit/seam.ts'
import { Tips } from '@ecumene/kit/tip.tsx'
import type { S } from '../src/state.ts'
import { explain } from './explain.tsx'
import { Matrix } from './matrix.tsx'
import type { BronzeMessage } from './message.ts'
import { Cities, Counts, Runs } from './sheet.tsx'
import './bronze.css'

export function OtherStrip(p: OtherProps<S, BronzeMessage>) {
  return (
    <Tips className={`brz-other is-${p.size}`} explain={word => explain(p, word)}>
      <Counts p={p} seat={p.other} />
      <Matrix p={p} seat={p.other} choices={null} size={p.size === 'full' ? 'large' : 'mini'} />
      {p.size === 'full' && (
        <>
          <Cities p={p} seat={p.other} />
          <Runs p={p} seat={p.other} />
        </>
      )}
    </Tips>
  )
}
