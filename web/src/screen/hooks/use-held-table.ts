/** A table whose actions wait for "Done" before they are sent, as this player's settings say; and how it stands. */
import type { GameUi } from '@ecumene/kit/seam.ts'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSettings } from '../../settings.ts'
import { type Holding, type HoldingSnapshot, holding } from '../../table/holding.ts'
import type { Table } from '../../table/table.ts'
import { isPlayedAtOnce } from '../done-action.ts'

interface HeldTable {
  readonly table: Holding
  readonly snapshot: HoldingSnapshot | null
  readonly failure: ReturnType<Table['failure']>
}
export function useHeldTable(plain: Table, ui: GameUi | null): HeldTable {
  const { byItself, asksAll } = useSettings()
  const table = useMemo(() => holding(plain, action => isPlayedAtOnce(plain, ui, action)), [plain, ui])
  useEffect(() => table.endByItself(byItself), [table, byItself])
  useEffect(() => table.skipFormal(!asksAll), [table, asksAll])
  const subscribe = useCallback((changed: () => void) => table.subscribe(changed), [table])
  const snapshot = useSyncExternalStore(subscribe, () => table.snapshot())
  const failure = useSyncExternalStore(subscribe, () => table.failure())
  return { table, snapshot, failure }
}
