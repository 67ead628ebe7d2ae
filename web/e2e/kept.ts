/** What the browser keeps of the game that is shown, without a click. */
import type { MatchRecord } from '@ecumene/kernel'
import type { Page } from 'playwright-core'

/** With the lines after `since` alone, up to the one that is shown. */
export const keptBy = (page: Page, since = 0): Promise<MatchRecord> =>
  page.evaluate(async from => {
    const answer = <T>(q: IDBRequest<T>): Promise<T> =>
      new Promise((yes, no) => {
        q.onsuccess = () => yes(q.result)
        q.onerror = () => no(q.error)
      })
    const db = await answer(indexedDB.open('ecumene'))
    const id = location.pathname.split('/').pop() ?? ''
    for (;;) {
      const shown = Number(document.querySelector('[data-seq]')?.getAttribute('data-seq'))
      const tx = db.transaction(['records', 'lines'])
      const { record } = (await answer(tx.objectStore('records').get(id))) as { record: MatchRecord }
      const written = await answer(tx.objectStore('lines').count(IDBKeyRange.bound([id, 1], [id, Infinity])))
      if (written >= shown) {
        const later = shown > from ? IDBKeyRange.bound([id, from + 1], [id, shown]) : null
        const entries = later ? ((await answer(tx.objectStore('lines').getAll(later))) as MatchRecord['entries']) : []
        db.close()
        return { ...record, entries }
      }
      await new Promise(then => setTimeout(then, 5))
    }
  }, since)
