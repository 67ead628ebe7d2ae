/** When a page says that a newer version of the app waits. */
import { expect, test, vi } from 'vitest'
import { type NewerVersion, watch } from '../src/newer-version.ts'

class Worker extends EventTarget {
  state = 'installing'
  readonly messages: unknown[] = []
  postMessage(message: unknown): void {
    this.messages.push(message)
  }
}
function browser({ waiting = null as Worker | null, isControlled = true } = {}) {
  const registration = Object.assign(new EventTarget(), { waiting, installing: null as Worker | null })
  const workers = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
    register: async (path: string) => {
      expect(path).toBe('/sw.js')
      return registration
    },
  })
  const reload = vi.fn()
  const found: NewerVersion[] = []
  const begin = () => watch(workers as unknown as ServiceWorkerContainer, reload, newer => found.push(newer))
  const arrive = (worker: Worker): void => {
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    registration.installing = null
    registration.waiting = worker
    worker.state = 'installed'
    worker.dispatchEvent(new Event('statechange'))
  }
  return { begin, arrive, workers, reload, found }
}

test('one that arrives is announced; it starts when that is asked for, and the page loads again once', async () => {
  const { begin, arrive, workers, reload, found } = browser()
  await begin()
  expect(found).toEqual([])
  const newer = new Worker()
  arrive(newer)
  expect([found.length, newer.messages]).toEqual([1, []])
  found[0].start()
  expect([newer.messages, reload.mock.calls.length]).toEqual([['take over'], 0])
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledTimes(1)
})
test('one that has been waiting since an earlier visit is announced at once', async () => {
  const { begin, found } = browser({ waiting: new Worker() })
  await begin()
  expect(found).toHaveLength(1)
})
test('on the first visit nothing is announced, and nothing loads again', async () => {
  const { begin, arrive, workers, reload, found } = browser({ isControlled: false })
  await begin()
  arrive(new Worker())
  workers.dispatchEvent(new Event('controllerchange'))
  expect([found.length, reload.mock.calls.length]).toEqual([0, 0])
})
