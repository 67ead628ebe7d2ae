/** A move a day, with nobody looking: the letter says whose turn it is, leads to the table, and can be ended. */
import { expect, test } from 'vitest'
import { playOn, reaches } from '../online.ts'
import { listMode } from '../play.ts'
import { ask, at, comeIn, device, joinAs, picture, post, server, tell } from './account.ts'

interface TurnInfo {
  readonly owed: number
  readonly seq: number
  readonly me: number
}
const linkIn = (text: string, path: RegExp): string =>
  [...text.matchAll(/http:\S+/g)].map(([link]) => link).find(link => path.test(link)) ?? ''

test('a slow game, in Russian: letters are taken in one press at the table, tell game, table, opponent and until when, lead back, and end in one press', {
  timeout: 90_000,
}, async () => {
  const [anna, boris] = [
    await device({ name: 'Анна', language: 'ru', size: 'phone', theme: 'dark' }),
    await device({ name: 'Boris' }),
  ]
  await joinAs(anna.page, 'email', 'anna@example.org')
  await anna.page.goto(linkIn((await post.to('anna@example.org')).text, /verify-email/))
  await at(anna.page, 'confirmed').waitFor()
  const pace = { kind: 'slow', each: 2 * 86_400 }
  const wish = { game: 'bronze', title: 'Среда', seats: [{ kind: 'me' }, { kind: 'open' }], settings: { pace } }
  const { id } = await tell<{ id: string }>(anna.context, 'POST', '/matches', wish)
  await comeIn(boris.page)
  await tell(boris.context, 'POST', `/matches/${id}/join`, {})

  // Asked once, where it matters.
  await anna.page.goto(`/online/${id}`)
  await anna.page.locator('button[data-tell-me=mail]').click()
  await anna.page.locator('[data-tell-me=done]').waitFor()
  await picture(anna.page, 'letters-offer')
  // Anna moves as long as it is their turn, and goes; Boris moves until it is Anna's turn again.
  const turn = (): Promise<TurnInfo> => ask<TurnInfo>(anna.context, `/matches/${id}`)
  const isAnnas = async (): Promise<boolean> => (((await turn()).owed >> (await turn()).me) & 1) === 1
  await listMode(anna.page)
  while (await isAnnas()) {
    const { seq } = await turn()
    await playOn(anna.page, seq + 1)
    await expect.poll(async () => (await turn()).seq).toBeGreaterThan(seq)
  }
  await anna.page.goto('about:blank')
  await boris.page.goto(`/online/${id}`)
  await boris.page.locator('[data-seq]').waitFor()
  await listMode(boris.page)
  while (!(await isAnnas())) {
    const { seq } = await turn()
    await playOn(boris.page, seq + 1)
    await expect.poll(async () => (await turn()).seq).toBeGreaterThan(seq)
  }
  // Notices wait a minute, in case somebody looks anyway: that minute has gone by.
  const newest = async (): Promise<string> => {
    server.tell('update outbox set due_at = 1 where due_at < ?', String(Date.now() + 120_000))
    return (await post.to('anna@example.org')).text
  }
  await expect.poll(newest, { timeout: 20_000 }).toContain('Ваш ход: Среда')
  const text = await newest()
  for (const fact of ['Игра: Бронза', 'Стол: Среда', 'За столом: Boris', 'Время — до: ']) expect(text).toContain(fact)

  await anna.page.goto(linkIn(text, new RegExp(`/online/${id}`)))
  await reaches(anna.page, (await turn()).seq)
  expect(await isAnnas()).toBe(true)
  await anna.page.goto(linkIn(text, /\/account\/stop/))
  await at(anna.page, 'letters-stopped').waitFor()
  expect(await ask(anna.context, '/me/channels')).toEqual([])
  await picture(anna.page, 'letters-stopped')
  for (const { context } of [anna, boris]) await context.close()
})
