/** Who plays and who is away, as the server decides in code and as it asks the database. */
import { expect, test } from 'vitest'
import { claimForgotten } from '../src/store/positions.ts'
import { isDeserted, presenceIn } from '../src/store/presence.ts'
import { addPerson } from './both-databases.ts'
import { aStore } from './tables-in-memory.ts'

const db = aStore()

test('of tables of every kind of seat beside a bot, those that are looked after are those that are not deserted', async () => {
  const { store, table } = db
  await addPerson(store, 'ada')
  const kinds = [null, 'ada'].flatMap(user =>
    [null, 'random'].flatMap(bot =>
      [null, 'random'].flatMap(stand_in => [0, 1].map(vacant => ({ user, bot, stand_in, vacant }))),
    ),
  )
  const awake: string[] = []
  let deserted = 0
  for (const kind of kinds) {
    const id = await table()
    const seat = (number: number) => store.db.updateTable('seat').where('match', '=', id).where('seat', '=', number)
    await seat(0).set({ bot: 'random' }).execute()
    await seat(1).set(kind).execute()
    const rows = await store.db.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute()
    if (isDeserted(presenceIn(rows))) deserted++
    else awake.push(id)
  }
  expect((await claimForgotten(store, Date.now(), 100)).sort()).toEqual(awake.sort())
  expect([kinds.length, deserted]).toEqual([16, 2])
})
