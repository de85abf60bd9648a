import type { FastifyInstance } from 'fastify'
import { sendNow } from '../../gateway/courier.ts'
import type { StoredNotice } from '../../gateway/notice-store.ts'
import { type Html, html, moment, sendPage } from '../../gateway/pages/html.ts'
import type { ResultPayload } from '../publish.ts'
import type { PagesOptions } from './pages.ts'
import { bureauSite } from './site.ts'

/** What the site was told or is still to be told. */
export function addNoticesPage(app: FastifyInstance, { store }: PagesOptions): void {
  app.get('/notices', async (_request, reply) => {
    const notices = store.lastNotices()
    const again = notices.some(({ state }) => state === 'waiting') ? 2 : undefined
    return sendPage(reply, { site: bureauSite, title: 'Notices', wide: true, again, body: listed(notices) })
  })

  app.post<{ Params: { id: string } }>('/notices/:id', async ({ params }, reply) => {
    sendNow(store, params.id, Date.now())
    return reply.redirect('/notices', 303)
  })
}

const listed = (notices: readonly StoredNotice[]): Html =>
  html`<h1>Notices</h1>
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
  const { type, gameCode, issueNo, version, numbers, at } = JSON.parse(payload) as ResultPayload
  const [words, look] = STATES[state]
  return html`<li>
    <span class="what">
      <strong>${type === 'draw_result' ? 'Result' : `Correction, version ${version}`}</strong>${
        forged === 1 && ' with a wrong signature'
      }<br />
      <span class="quiet">
        ${gameCode} ${issueNo} · ${moment(at)} ·
        ${tries === 1 ? '1 try' : `${tries} tries`}${answer !== null && `, last answer ${answer}`}
      </span>
    </span>
    <span class="sum">${numbers[0]}</span>
    <span class="state ${look}">${words}</span>
    <form method="post" action="/notices/${id}">
      <button class="small" aria-label="Send now: ${gameCode} ${issueNo}, version ${version}">
        ${state === 'kept' ? 'Send again' : 'Send now'}
      </button>
    </form>
  </li>`
}
