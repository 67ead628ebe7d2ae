/**
 * Two people play a whole game of Bronze through a server while a third watches; they talk, pause, part, and play
 * again.
 */
import { expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { moments } from './chronicle.ts'
import { goHome, Online, type Person, playOn, press, reaches, seqOf, turnOf } from './online.ts'
import { listMode, playNth } from './play.ts'

const online = new Online(
  {},
  {
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    chronicle: true,
    because: 'three browsers follow each other move by move',
  },
)

test('without a server the shelf says nothing of playing online', async () => {
  const { page, context } = await online.set.open('desk')
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('link', { name: 'Play online' }).count()).toBe(0)
  await context.close()
})

test('a whole game live: invited, watched, talked over, paused, taken back, played again, left and taken over', async () => {
  const all = await Promise.all([online.come('Anna'), online.come('Boris'), online.come('Clio')])
  const [anna, boris, clio] = all
  const players = [anna, boris]

  // Anna opens a table for two, with a clock, from the shelf; only who has its link finds it.
  await anna.page.getByRole('link', { name: 'Play online' }).click()
  await anna.page.locator('[data-create]').click()
  const dialog = anna.page.getByRole('dialog')
  await dialog.locator('input[name=players][value="2"]').check({ force: true })
  await dialog.locator('input[name=listed][value="link"]').check({ force: true })
  await dialog.locator('input[name=clock][value="live"]').check({ force: true })
  await dialog.locator('input[name=bank]').fill('45')
  await dialog.locator('.more summary').click()
  await dialog.locator('input[name=hints]').check()
  expect(await dialog.locator('input[name=rated]').isDisabled()).toBe(true)
  expect(await seriousFaults(anna.page)).toEqual([])
  await dialog.locator('.dialog-foot .primary').click()
  await anna.page.locator('.waiting-room').waitFor()
  const table = new URL(anna.page.url()).pathname
  await anna.page.locator('summary', { hasText: '45 min + 20 s' }).waitFor()
  await clio.page.goto('/online')
  await clio.page.getByText('No table is waiting').waitFor()

  // The link brings Boris; who comes when every seat is taken finds none.
  const link = await anna.page.locator('[data-link-text]').inputValue()
  expect(new URL(link).pathname).toBe(table)
  expect(await seriousFaults(anna.page)).toEqual([])
  await boris.page.goto(link)
  await boris.page.locator('[data-invitation]').waitFor()
  expect(await seriousFaults(boris.page)).toEqual([])
  await boris.page.locator('[data-join]').click()
  await boris.page.locator('.waiting-room').waitFor()
  await clio.page.goto(link)
  await clio.page.locator('.waiting-room').waitFor()
  expect(await clio.page.locator('[data-join]').count()).toBe(0)

  await anna.page.locator('[data-start]').click()
  await Promise.all(players.map(p => p.page.locator('.desk').waitFor()))
  await clio.page.goto(table)
  await clio.page.locator('.desk').waitFor()
  await clio.page.getByText('You are watching').waitFor()
  for (const { page } of players) await listMode(page)
  await anna.page.locator('.online-status').getByText('1 watches').waitFor()
  await expect.poll(() => anna.page.locator('.online-status [data-present=true]').count()).toBe(2)
  await expect.poll(() => anna.page.locator('.seat-note .clock').allTextContents()).toHaveLength(2)
  const first = await Promise.race(players.map(turnOf))
  // The table allows advice: it comes from this browser, and only the player to move can ask.
  await first.page.locator('[data-hint]').click()
  await first.page.locator('[data-hints] li').first().waitFor()
  await first.page.keyboard.press('Escape')
  expect(await clio.page.locator('[data-hint]').count()).toBe(0)
  await expect.poll(() => first.page.locator('[data-my-time]').textContent()).toMatch(/4[345]:\d\d.*simple move/)

  // They talk. What looks like HTML stays text, on every screen; what the spectator says the players do not read now.
  const nasty = '<img src=x onerror="window.hacked=1"><b>hello</b>'
  await anna.page.locator('.desk-talk h2 button').click()
  await boris.page.locator('[data-chat]').fill(nasty)
  await boris.page.locator('[data-chat]').press('Enter')
  await anna.page.locator('.desk-talk [data-unread="1"]').waitFor()
  await anna.page.locator('.desk-talk h2 button').click()
  for (const { page } of all) {
    await page.locator('.chat-text', { hasText: nasty }).waitFor()
    expect(await page.locator('.chat-text *').count()).toBe(0)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  }
  await expect.poll(() => anna.page.locator('[data-unread]').count()).toBe(0)
  expect(await seriousFaults(anna.page)).toEqual([])
  await clio.page.locator('[data-chat]').fill('Take the coast!')
  await clio.page.locator('[data-chat]').press('Enter')
  await clio.page.locator('.chat-line.mine').waitFor()
  expect(await anna.page.locator('.chat-line').count()).toBe(1)

  // Anna mutes Boris for what Boris said, and no longer reads it.
  await anna.page.locator('.chat-head .link').click()
  await anna.page.locator('[data-mute]').click()
  await anna.page.getByRole('dialog').getByText('You no longer read what Boris writes').waitFor()
  await anna.page.keyboard.press('Escape')
  await anna.page.getByText('Nobody has said anything yet').waitFor()

  // A pause needs both; then nothing can be played until one of them goes on.
  await anna.page.locator('[data-table-sheet]').click()
  expect(await seriousFaults(anna.page)).toEqual([])
  await anna.page.locator('[data-pause]').click()
  await anna.page.keyboard.press('Escape')
  await boris.page.locator('[data-notice=pause-answer]').click()
  await Promise.all(all.map(p => p.page.getByText('The game is paused: no clock runs').waitFor()))
  const stood = await seqOf(first.page)
  await press(first.page, '[data-action]')
  await first.page.locator('.refused').waitFor()
  expect(await seqOf(first.page)).toBe(stood)
  await boris.page.locator('[data-notice=resume]').click()
  await anna.page.getByText('The game is paused: no clock runs').waitFor({ state: 'detached' })

  // They take turns; each move reaches the two others by itself. Once, the last step is taken back.
  let undone = 0
  for (let turns = 0; turns < 6; turns++) {
    const now = await Promise.race(players.map(turnOf))
    const other = players[1 - players.indexOf(now)]
    await expect.poll(() => other.page.locator('[data-action]:visible').count()).toBe(0)
    await playNth(now.page, turns)
    const seq = await seqOf(now.page)
    await Promise.all(all.map(p => reaches(p.page, seq)))
    const undo = now.page.locator('[data-undo][aria-disabled=false]')
    if (undone === 0 && (await undo.count()) > 0) {
      await undo.click()
      await Promise.all(all.map(p => reaches(p.page, seq + 1)))
      undone++
    }
  }
  expect(undone).toBe(1)
  expect(await clio.page.locator('[data-action], [data-undo]').count()).toBe(0)

  // A reload finds the same position; the chronicle leads back to one from before it.
  const before = await seqOf(boris.page)
  await boris.page.reload()
  await boris.page.locator('.desk').waitFor()
  await expect.poll(() => seqOf(boris.page)).toBe(before)
  await listMode(boris.page)
  await moments(boris.page).first().click()
  await boris.page.locator('.prompt.past').waitFor()
  await boris.page.locator('.prompt.past .primary').click()

  // To the end: all three see the same result.
  const clicks = await Promise.all(players.map(p => playOn(p.page)))
  expect(Math.min(...clicks)).toBeGreaterThan(5)
  await Promise.all(all.map(p => p.page.locator('.final .winner').first().waitFor()))
  const results = await Promise.all(all.map(p => p.page.locator('.final table').textContent()))
  expect(new Set(results).size).toBe(1)
  // Now the spectator is heard, and the record is open: to be saved, and to be checked.
  await boris.page.getByText('Take the coast!').waitFor()
  expect(await clio.page.getByRole('link', { name: 'Check the shuffles' }).getAttribute('href')).toBe(
    table.replace('online', 'fair'),
  )
  const saved = clio.page.waitForEvent('download')
  await clio.page.locator('.final').getByRole('button', { name: 'Save to file' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^ecumene-bronze-.*\.json$/)

  expect(await seriousFaults(clio.page)).toEqual([])
  // Anybody may open its address, and finds the film of the game.
  const dan = await online.come('Dan')
  await dan.page.goto(`${table}#film`)
  await dan.page.locator('[data-film=running]').waitFor()
  expect(dan.complaints).toEqual([])
  await dan.context.close()

  // Again: Anna offers, Boris accepts, and they sit at a new table.
  await anna.page.locator('[data-rematch]').click()
  await anna.page.locator('.waiting-room').waitFor()
  await boris.page.getByText('A rematch is offered').waitFor()
  await boris.page.locator('[data-rematch]').click()
  await anna.page.locator('[data-start]').click()
  await Promise.all(players.map(p => p.page.waitForURL(u => u.pathname.startsWith('/online/') && u.pathname !== table)))
  await Promise.all(players.map(p => p.page.locator('.desk').waitFor()))

  // Boris leaves for good; a bot plays on in the seat until Clio takes it over.
  await boris.page.locator('[data-table-sheet]').click()
  await boris.page.locator('[data-leave]').click()
  await boris.page.locator('[data-answer=yes]').click()
  await boris.page.getByText('You are watching').waitFor()
  await anna.page.getByText('left; a bot plays on').waitFor()
  // A stranger who knows the address alone may look on, not sit down; Anna invites Clio.
  // One invitation is taken back, the other brings Clio, and nobody after that.
  await anna.page.locator('[data-table-sheet]').click()
  const links: string[] = []
  for (let n = 1; n <= 2; n++) {
    await anna.page.locator('[data-invite]').click()
    await anna.page
      .locator('.online-invites li')
      .nth(n - 1)
      .waitFor()
    links.push(await anna.page.locator('[data-link-text]').nth(1).inputValue())
  }
  await anna.page.locator('[data-revoke]').first().click()
  await anna.page.waitForFunction(() => document.querySelectorAll('[data-revoke]').length === 1)
  await anna.page.keyboard.press('Escape')
  const refused = async (p: Person, invitation: string): Promise<void> => {
    await p.page.goto(invitation)
    await p.page.getByText('This invitation does not work any more').waitFor()
    p.complaints.splice(0) // the browser tells of the refusal
  }
  await refused(clio, links[0])
  await clio.page.goto(links[1])
  await clio.page.locator('[data-accept]').click()
  await anna.page.locator('.strip', { hasText: 'Clio' }).waitFor()
  await boris.page.locator('.strip', { hasText: 'Clio' }).waitFor()
  const eva = await online.come('Eva')
  await refused(eva, links[1])
  await eva.context.close()
  for (const { page } of [anna, clio]) await listMode(page)
  const from = await seqOf(anna.page)
  await Promise.all([anna, clio].map(p => playOn(p.page, from + 8)))
  await reaches(boris.page, from + 8)
  expect(await boris.page.locator('[data-action], [data-undo]').count()).toBe(0)
  await goHome(...all)
})
