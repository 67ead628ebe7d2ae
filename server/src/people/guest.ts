/** What a guest had becomes his account's when he makes one. */
import type { Store } from '../store/store.ts'

export async function adoptGuest(store: Store, guest: string, user: string): Promise<void> {
  const matches = await store.db.transaction().execute(async tx => {
    const seats = await tx.selectFrom('seat').select(['match', 'seat']).where('user', '=', guest).execute()
    const own = new Set((await tx.selectFrom('seat').select('match').where('user', '=', user).execute()).map(s => s.match))
    for (const s of seats)
      await tx
        .updateTable('seat')
        // Nobody sits at a table twice: what he already plays himself stays his only seat.
        .set(own.has(s.match) ? { user: null, vacant: 1 } : { user })
        .where('match', '=', s.match)
        .where('seat', '=', s.seat)
        .execute()
    await tx.updateTable('match').set({ owner: user }).where('owner', '=', guest).execute()
    await tx.updateTable('token').set({ user }).where('user', '=', guest).execute()
    await tx.updateTable('channel').set({ user }).where('user', '=', guest).execute()
    await tx.updateTable('outbox').set({ user }).where('user', '=', guest).execute()
    return seats.map(s => s.match)
  })
  for (const match of matches) await store.tell({ kind: 'table', match })
}
