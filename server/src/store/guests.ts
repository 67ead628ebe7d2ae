/** What a guest had becomes their account's when they make one. */
import type { Database } from './database.ts'

/** The tables it concerns. `standIn` names the bot for a table's settings. */
export async function moveGuest(
  { db }: Database,
  guest: string,
  user: string,
  standIn: (settings: string) => string,
): Promise<string[]> {
  return db.transaction().execute(async tx => {
    const seats = await tx
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select(['seat.match', 'seat.seat', 'match.status', 'match.settings'])
      .where('seat.user', '=', guest)
      .execute()
    const own = new Set(
      (await tx.selectFrom('seat').select('match').where('user', '=', user).execute()).map(s => s.match),
    )
    const left = (settings: string) => ({ user: null, vacant: 1, stand_in: standIn(settings), instructions: null })
    for (const s of seats)
      await tx
        .updateTable('seat')
        // Nobody sits at a table twice: the seat the account already plays stays its only one, and the guest's is left.
        .set(!own.has(s.match) ? { user } : s.status === 'live' ? left(s.settings) : { user: null })
        .where('match', '=', s.match)
        .where('seat', '=', s.seat)
        .execute()
    // Whom the account has sat as, it has sat as: of two seats the account's own counts.
    for (const s of seats)
      await tx
        .insertInto('sat')
        .values({ match: s.match, user, seat: s.seat })
        .onConflict(c => c.columns(['match', 'user']).doNothing())
        .execute()
    // Two seats of one person at a table: their account's own counts.
    for (const { match } of seats)
      if (!own.has(match))
        await tx.updateTable('result').set({ user }).where('match', '=', match).where('user', '=', guest).execute()
    await tx.updateTable('seat').set({ kept_for: user }).where('kept_for', '=', guest).execute()
    await tx.updateTable('match').set({ owner: user }).where('owner', '=', guest).execute()
    await tx.updateTable('token').set({ user }).where('user', '=', guest).execute()
    await tx.updateTable('channel').set({ user }).where('user', '=', guest).execute()
    await tx.updateTable('outbox').set({ user }).where('user', '=', guest).execute()
    await tx.updateTable('report').set({ by: user }).where('by', '=', guest).execute()
    // Quiet hours and silenced people come along unless the account has its own.
    if (!(await tx.selectFrom('profile').select('user').where('user', '=', user).executeTakeFirst()))
      await tx.updateTable('profile').set({ user }).where('user', '=', guest).execute()
    // So does what others think of them: an account is no way out of a block.
    const ofGuest = tx.selectFrom('relation').selectAll()
    const both = [
      ...(await ofGuest.where('user', '=', guest).execute()).map(r => ({ ...r, user })),
      ...(await ofGuest.where('other', '=', guest).execute()).map(r => ({ ...r, other: user })),
    ]
    for (const r of both)
      await tx
        .insertInto('relation')
        .values(r)
        .onConflict(c => c.columns(['user', 'other', 'kind']).doNothing())
        .execute()
    await tx
      .deleteFrom('relation')
      .where(eb => eb.or([eb('user', '=', guest), eb('other', '=', guest)]))
      .execute()
    await tx.updateTable('report').set({ about: user }).where('about', '=', guest).execute()
    const silenced = await tx.selectFrom('silence').selectAll().where('user', '=', guest).executeTakeFirst()
    if (silenced)
      await tx
        .insertInto('silence')
        .values({ ...silenced, user })
        .onConflict(c => c.column('user').doUpdateSet({ until: silenced.until, by: silenced.by }))
        .execute()
    await tx.updateTable('measure').set({ user }).where('user', '=', guest).execute()
    const banned = await tx.selectFrom('ban').selectAll().where('user', '=', guest).executeTakeFirst()
    if (banned)
      await tx
        .insertInto('ban')
        .values({ ...banned, user })
        .onConflict(c => c.column('user').doUpdateSet({ until: banned.until, reason: banned.reason }))
        .execute()
    return seats.map(s => s.match)
  })
}
