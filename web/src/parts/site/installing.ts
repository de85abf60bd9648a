import { useSyncExternalStore } from 'react'

/** Chromium's offer to install the site; the type is not in the DOM's yet. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

/** Keep the browser's offer to install the site until somebody asks for it: once, at the start. */
export function awaitInstallOffer() {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    event.preventDefault()
    keep(event)
  })
  window.addEventListener('appinstalled', () => keep(undefined))
}

/** Installs the site as an app; undefined where the browser offers no such thing or it is done already. */
export function useInstall(): (() => void) | undefined {
  const kept = useSyncExternalStore(watch, () => offer)
  if (!kept) return undefined
  return () => {
    // The browser takes each offer once.
    keep(undefined)
    void kept.prompt()
  }
}

function keep(next: InstallOffer | undefined) {
  offer = next
  for (const listener of listeners) listener()
}

function watch(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
