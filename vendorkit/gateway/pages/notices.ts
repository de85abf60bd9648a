import type { FastifyInstance } from 'fastify'
import { sendNow } from '../courier.ts'
import type { StoredNotice } from '../notice-store.ts'
import { type Payload, setTrick, TRICKS } from '../notices.ts'
import { formOf, type Html, html, moment, sendPage, sumOf } from './html.ts'
import type { PagesOptions } from './pages.ts'
import { tricks } from './tricks.ts'

/** What the site was told or is still to be told, and switches for the next one. */
export function addNoticesPage(app: FastifyInstance, { store }: PagesOptions): void {
  app.get('/notices', async (_request, reply) => {
    const notices = store.lastNotices()
    const again = notices.some(({ state }) => state === 'waiting') ? 2 : undefined
    return sendPage(reply, { title: 'Notices', wide: true, again, body: listed(notices, tricks(store, '/notices')) })
  })

  app.post('/notices/tricks', async ({ body }, reply) => {
    const { trick, state, back = '/notices' } = formOf(body)
    const known = TRICKS.find((one) => one === trick)
    if (known && (state === 'on' || state === 'off')) setTrick(store, known, state)
    return reply.redirect(/^\/(?!\/)/.test(back) ? back : '/notices', 303)
  })

  app.post<{ Params: { id: string } }>('/notices/:id', async ({ params }, reply) => {
    sendNow(store, params.id, Date.now())
    return reply.redirect('/notices', 303)
  })
}

const listed = (notices: readonly StoredNotice[], switches: Html): Html =>
  html`<h1>Notices</h1>
    <div class="card">
      <h2>The next notice</h2>
      ${switches}
    </div>
    <div class="card">
      ${
        notices.length === 0
          ? html`<p class="quiet">The site has not been told anything yet.</p>`
          : html`<ul class="rows">
              ${notices.map(row)}
            </ul>`
      }
    </div>`

const STATES = {
  waiting: ['on its way', ''],
  held: ['held back', ''],
  behind: ['waits for the next', ''],
  kept: ['kept by the site', 'good'],
  given_up: ['given up', 'bad'],
} as const

function row({ id, payload, state, tries, answer, forged }: StoredNotice): Html {
  const { type, reference, amount, currency, at } = JSON.parse(payload) as Payload
  const [words, look] = STATES[state]
  return html`<li>
    <span class="what">
      <strong>${type.replace('_', ' ')}</strong>${forged === 1 && ' with a wrong signature'}<br />
      <span class="quiet">
        ${reference} · ${moment(at)} ·
        ${tries === 1 ? '1 try' : `${tries} tries`}${answer !== null && `, last answer ${answer}`}
      </span>
    </span>
    <span class="sum">${sumOf({ amount, currency })}</span>
    <span class="state ${look}">${words}</span>
    <form method="post" action="/notices/${id}">
      <button class="small" aria-label="Send now: ${type.replace('_', ' ')} ${reference}">
        ${state === 'kept' ? 'Send again' : 'Send now'}
      </button>
    </form>
  </li>`
}
