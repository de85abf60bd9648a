import { createHash } from 'node:crypto'
import type { VitePWAOptions } from 'vite-plugin-pwa'

type Workbox = NonNullable<VitePWAOptions['workbox']>
type Transform = NonNullable<Workbox['manifestTransforms']>[number]

const MONTH_S = 30 * 24 * 3600

/** The page for those without a line: the server writes it in the brand's look, so it is fetched anew with every release. */
const withOfflinePage: Transform = (entries) => {
  const revision = createHash('sha256')
    .update(entries.map(({ url }) => url).join())
    .digest('hex')
    .slice(0, 16)
  return { manifest: [...entries, { url: '/offline.html', revision, size: 0 }], warnings: [] }
}

/**
 * The service worker: pages always come from the network, and without one the offline page stands in for them; files whose names
 * change with their content are kept. The API is never answered from here. A newer worker waits until it is asked for.
 */
export const worker: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: false,
  // The server writes it, one for each brand.
  manifest: false,
  workbox: {
    globPatterns: ['assets/{index,frame}-*.{js,css}', 'offline.js'],
    manifestTransforms: [withOfflinePage],
    navigateFallback: null,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    runtimeCaching: [
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          request.mode === 'navigate' &&
          !/^\/(wps|lgw|lotto|docs|dev|openapi|console)\b/.test(url.pathname),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/offline.html' } },
      },
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin && request.destination === 'image' && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'pictures', expiration: { maxEntries: 200, maxAgeSeconds: MONTH_S } },
      },
      {
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin && request.destination !== 'image' && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'files', expiration: { maxEntries: 300, maxAgeSeconds: MONTH_S } },
      },
    ],
  },
}
