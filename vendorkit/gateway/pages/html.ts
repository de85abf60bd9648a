import type { FastifyReply } from 'fastify'

/** Text that may stand in a page as it is. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type HtmlValue = Html | string | number | undefined | false | readonly Html[]

/** A piece of a page; what is put in is escaped unless it is a piece itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly HtmlValue[]): Html =>
  new Html(texts.map((text, index) => text + (index < parts.length ? shown(parts[index]) : '')).join(''))

function shown(part: HtmlValue): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return String(part).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Whose page it is, and what other pages there are. */
export interface Site {
  readonly name: string
  readonly pages: readonly { readonly path: string; readonly name: string }[]
}

const PAYMENTS: Site = {
  name: 'Payments',
  pages: [
    { path: '/bank', name: 'Bank app' },
    { path: '/chain', name: 'Chain' },
    { path: '/payouts', name: 'Payouts' },
    { path: '/notices', name: 'Notices' },
  ],
}

export interface Page {
  /** The payment company unless said otherwise. */
  readonly site?: Site
  readonly title: string
  /** Wide enough for a table. */
  readonly wide?: boolean
  /** Seconds after which it looks again by itself. */
  readonly again?: number | undefined
  readonly body: Html
}

/** Answer with a whole page, which says on top that nothing here is real. */
export const sendPage = (reply: FastifyReply, { site = PAYMENTS, title, wide = false, again, body }: Page) =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="dark light" />
            <meta name="robots" content="noindex" />
            ${again !== undefined && html`<meta http-equiv="refresh" content="${again}" />`}
            <title>${title} · Sandbox ${site.name.toLowerCase()}</title>
            <link rel="stylesheet" href="/style.css" />
          </head>
          <body>
            <p class="sandbox"><strong>SANDBOX</strong> Nothing here is real: no money moves.</p>
            <header>
              <nav aria-label="Pages">
                <a class="mark" href="/">${site.name}</a>${site.pages.map(
                  ({ path, name }) => html`<a href="${path}">${name}</a>`,
                )}
              </nav>
            </header>
            <main class="${wide ? 'wide' : 'narrow'}">${body}</main>
          </body>
        </html>`.text,
    )

/** A moment as people read it, to the second, and by which clock. */
export const moment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`

/** An amount as people read it, thousands apart. */
export const sumOf = ({ amount, currency }: { readonly amount: string; readonly currency: string }): string =>
  `${amount.replaceAll(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',')} ${currency}`

/** What was sent as a form: its texts. */
export const formOf = (body: unknown): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).filter(
      ([, value]) => typeof value === 'string',
    ),
  )
