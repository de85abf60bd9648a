import { text } from '@croupier/contract/field.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '#kernel/deps.ts'
import { pagePolicy } from '#kernel/headers.ts'
import { Refusal } from '#kernel/refusal.ts'
import { brandAt } from '#modules/brand/brand.ts'

const Query = z.object({ merchant: text(64).catch('') })

/**
 * The window in which a visitor ticks the captcha that the brand's phone-code provider asks for. It is a page of its own, so
 * that a foreign script never runs beside a session.
 */
export async function captchaPage(app: FastifyInstance, { deps }: { readonly deps: Deps }): Promise<void> {
  app.get('/phone-captcha', async (request, reply) => {
    const { merchant } = Query.parse(request.query)
    const brand = await brandAt(deps, { merchant, host: undefined })
    const captcha = brand?.phoneProvider?.captcha
    if (!brand || !captcha) throw new Refusal('not_found')
    const { siteKey, scriptUrl, sources } = captcha
    const foreign = [...new Set([...(scriptUrl.startsWith('/') ? [] : [scriptUrl]), ...sources])]
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy({
          images: [],
          frames: foreign,
          calls: foreign,
          scripts: foreign,
          analytics: false,
        }),
      })
      .send(pageOf(brand.merchant, siteKey, scriptUrl))
  })
  app.get('/phone-captcha.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(SCRIPT),
  )
}

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box }
  .tick { display: flex; gap: .6rem; align-items: center; min-height: 44px; padding: .5rem 1rem; border-radius: 8px }
  .tick { border: 1px solid color-mix(in srgb, currentColor 30%, transparent) }
  .tick input { width: 1.25rem; height: 1.25rem }
`

// The settings let nothing through that would have to be escaped here.
const pageOf = (merchant: string, siteKey: string, scriptUrl: string) => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${merchant}</title>
<style>${STYLE}</style>
</head>
<body>
<main id="captcha" data-key="${siteKey}" data-script="${scriptUrl}"></main>
<script src="/phone-captcha.js"></script>
</body>
</html>
`

/** Tells the page that opened this window, and nobody else, what came of it. */
const SCRIPT = `
const place = document.getElementById('captcha')
const tell = (said) => {
  window.opener?.postMessage({ kind: 'phone_captcha', ...said }, location.origin)
  window.close()
}
const fail = () => tell({})
globalThis.captchaReady = () =>
  grecaptcha.render(place, {
    sitekey: place.dataset.key,
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    callback: (token) => tell({ token }),
    'error-callback': fail,
  })
const script = document.createElement('script')
script.src = place.dataset.script + '?onload=captchaReady&render=explicit'
script.onerror = fail
document.head.append(script)
`
