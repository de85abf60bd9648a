import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Deps } from '#kernel/deps.ts'
import { escaped } from '#kernel/escape.ts'
import { unseal } from '#kernel/secret.ts'
import { allBrands } from '#modules/brand/brand.ts'
import { MESSAGE } from './codes.ts'
import * as store from './store.ts'

const SHOWN = 100

const Text = z.object({ subject: z.string(), text: z.string() })

interface MessageView {
  readonly id: string
  readonly brand: string
  readonly channel: store.MessageRow['channel']
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly status: store.MessageStatus
  readonly trouble: string | null
  readonly at: string
}

/** The sandbox's outbox: every short message and mail that the site has sent, newest first. There is none in production. */
export async function outboxPage(app: FastifyInstance, { deps }: { readonly deps: Deps }): Promise<void> {
  if (deps.config.mode !== 'sandbox') return
  const said = (reply: FastifyReply, type: string, text: string) =>
    reply.header('content-type', `${type}; charset=utf-8`).header('cache-control', 'no-store').send(text)

  app.get('/dev/outbox', async (_request, reply) => said(reply, 'text/html', pageOf(await newest(deps))))
  app.get('/dev/outbox.json', async (_request, reply) =>
    said(reply, 'application/json', JSON.stringify({ messages: await newest(deps) })),
  )
}

async function newest(deps: Deps): Promise<readonly MessageView[]> {
  const [messages, brands] = await Promise.all([store.findNewest(deps.db, SHOWN), allBrands(deps)])
  const names = new Map(brands.map(({ id, merchant }) => [id, merchant]))
  return Promise.all(
    messages.map(async ({ id, brandId, channel, address, status, trouble, createdAt, sealed }) => ({
      id,
      brand: names.get(brandId) ?? '',
      channel,
      to: address,
      ...(sealed === null ? { subject: '', text: '' } : Text.parse(JSON.parse(await unseal(deps, MESSAGE, sealed)))),
      status,
      trouble,
      at: createdAt.toISOString(),
    })),
  )
}

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
  h1 { font-size: 1.4rem; margin: 0 }
  .lead { margin: .25rem 0 1.5rem; opacity: .75 }
  article { border: 1px solid color-mix(in srgb, currentColor 22%, transparent); border-radius: 12px }
  article { padding: .9rem 1rem; margin: 0 0 .75rem }
  .head { display: flex; flex-wrap: wrap; gap: .1rem .9rem; font-size: .85rem; opacity: .8; margin: 0 }
  h2 { font-size: 1rem; margin: .4rem 0 0; overflow-wrap: anywhere }
  .text { margin: .35rem 0 0; white-space: pre-line; overflow-wrap: anywhere }
  .code { font: 700 1.35rem ui-monospace, monospace; letter-spacing: .08em; user-select: all }
  .trouble { color: light-dark(#a3142b, #ff8590); margin: .35rem 0 0 }
`

const pageOf = (messages: readonly MessageView[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="lead">What the sandbox has sent by SMS and mail, newest first.
<a href="/dev/outbox">Reload</a> · <a href="/dev/outbox.json">JSON</a></p>
${messages.length === 0 ? '<p>Nothing has been sent yet.</p>' : messages.map(articleOf).join('\n')}
</main>
</body>
</html>
`

const articleOf = ({ brand, channel, to, subject, text, status, trouble, at }: MessageView) => `<article>
<p class="head"><span>${channel === 'sms' ? 'SMS' : 'Mail'}</span><span>${escaped(brand)}</span><span>to <b>${escaped(to)}</b></span>
<span>${status}</span><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>
${channel === 'mail' ? `<h2>${escaped(subject)}</h2>` : ''}
<p class="text">${escaped(text).replaceAll(/\b(\d{6})\b/g, '<span class="code">$1</span>')}</p>
${trouble === null ? '' : `<p class="trouble">${escaped(trouble)}</p>`}
</article>`
