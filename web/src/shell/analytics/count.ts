declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Tell the brand's Google Analytics of a page: its path and nothing of its query, which may name people. */
export function count(id: string, path: string) {
  if (!window.dataLayer) fetchTag(id)
  say('event', 'page_view', { page_location: `${window.location.origin}${path}`, page_referrer: '' })
}

function fetchTag(id: string) {
  window.dataLayer = []
  say('js', new Date())
  say('config', id, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false })
  const src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}

/** The tag reads `arguments` objects and takes no arrays. */
const say: (...words: unknown[]) => void = function () {
  window.dataLayer?.push(arguments)
}
