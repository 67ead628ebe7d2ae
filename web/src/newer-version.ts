/** The service worker keeps the app for offline play; a newer version of the app waits until somebody asks for it. */
export interface NewerVersion {
  /** Every page of the app that is open loads again, as the newer version. */
  start(): void
}

/** Only a build has a service worker. `onNewer` may be called again, with a newer one still. */
export async function watchForNewer(onNewer: (newer: NewerVersion) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // The shelf comes first: the worker fetches all the rest.
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done, { once: true }))
  await watch(navigator.serviceWorker, () => location.reload(), onNewer)
}

export async function watch(
  workers: ServiceWorkerContainer,
  reload: () => void,
  onNewer: (newer: NewerVersion) => void,
): Promise<void> {
  const registration = await workers.register('/sw.js')
  const announce = (): void => {
    const { waiting } = registration
    // Without a controller it is the first that ever came: nothing older is on the screen.
    if (!waiting || !workers.controller) return
    workers.addEventListener('controllerchange', reload, { once: true })
    onNewer({ start: () => waiting.postMessage('take over') })
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && announce())
  })
  announce()
}
