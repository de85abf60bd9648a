import type { FastifyInstance } from 'fastify'
import { formOf, type Html, html, moment, sendPage } from '../../gateway/pages/html.ts'
import { officialFamilyOf } from '../numbers.ts'
import { correctNow, publishNow } from '../publish.ts'
import type { Draw } from '../store.ts'
import { setSwitch, SWITCH_STATES, SWITCHES } from '../switches.ts'
import type { PagesOptions } from './pages.ts'
import { bureauSite } from './site.ts'
import { switches } from './switches.ts'

/** All draws that were announced, what was given out of them, and switches for the next result. */
export function addDrawsPage(app: FastifyInstance, { store, numbers, clock }: PagesOptions): void {
  app.get('/', async (_request, reply) => {
    const now = (await clock.now()).toISOString()
    return sendPage(reply, {
      site: bureauSite,
      title: 'Draws',
      wide: true,
      body: html`<h1>Results bureau</h1>
        <div class="card">
          <h2>The next result</h2>
          ${switches(store)}
        </div>
        ${card('Still to come', store.drawsToCome(), 'The site has announced no draw that is still to come.')}
        ${card('Given out', store.lastPublished(), 'No result has been given out yet.')}
        <p class="quiet">By the site’s clock it is ${moment(now)}.</p>
        <p class="quiet wraps">
          All results follow from a secret of this bureau. Its SHA-256 is <code>${numbers.commitment}</code>.
        </p>`,
    })
  })

  app.post('/switches', async ({ body }, reply) => {
    const asked = formOf(body)
    const name = SWITCHES.find((one) => one === asked.name)
    const state = SWITCH_STATES.find((one) => one === asked.state)
    if (name && state) setSwitch(store, name, state)
    return reply.redirect('/', 303)
  })

  app.post<{ Params: { gameCode: string; issueNo: string } }>('/draws/:gameCode/:issueNo', async (request, reply) => {
    const { gameCode, issueNo } = request.params
    const options = { store, numbers, now: await clock.now() }
    const pressed = formOf(request.body).do
    if (pressed === 'publish') publishNow(options, gameCode, issueNo)
    if (pressed === 'correct') correctNow(options, gameCode, issueNo)
    return reply.redirect('/', 303)
  })
}

const card = (title: string, draws: readonly Draw[], none: string): Html =>
  html`<div class="card">
    <h2>${title}</h2>
    ${
      draws.length === 0
        ? html`<p class="quiet">${none}</p>`
        : html`<ul class="rows">
            ${draws.map(row)}
          </ul>`
    }
  </div>`

function row(draw: Draw): Html {
  const { gameCode, issueNo, drawAt, numbers, version } = draw
  const [action, words] = version === 0 ? ['publish', 'Give out now'] : ['correct', 'Correct']
  return html`<li>
    <span class="what">
      <strong>${gameCode}</strong> ${issueNo}<br />
      <span class="quiet">drawn ${moment(drawAt)}${stateWords(draw)}</span>
    </span>
    ${version > 0 && html`<span class="sum">${numbers?.[0]}</span>`}
    <span class="state ${version === 1 ? 'good' : ''}">
      ${version === 0 ? 'to come' : version === 1 ? 'given out' : `corrected, version ${version}`}
    </span>
    <form method="post" action="/draws/${gameCode}/${issueNo}">
      <button class="small" name="do" value="${action}" aria-label="${words}: ${gameCode} ${issueNo}">${words}</button>
    </form>
    ${numbers !== null && shown(draw.family, numbers)}
  </li>`
}

function stateWords({ version, lateUntil, correctAt, publishedAt }: Draw): string {
  if (version === 0) return lateUntil === null ? '' : ` · late, comes ${moment(lateUntil)}`
  const correction = correctAt === null ? '' : ` · to be corrected ${moment(correctAt)}`
  return publishedAt === null ? correction : ` · given out ${moment(publishedAt)}${correction}`
}

/** The numbers by the names of their prizes. */
function shown(family: string, numbers: readonly string[]): Html {
  const prizes = officialFamilyOf(family)?.prizes ?? []
  const starts = prizes.map((_, at) => prizes.slice(0, at).reduce((sum, { count }) => sum + count, 0))
  return html`<details class="numbers">
    <summary>All numbers</summary>
    <dl>
      ${prizes.map(
        ({ key, count }, at) =>
          html`<dt>${key}</dt>
            <dd>${numbers.slice(starts[at], (starts[at] ?? 0) + count).join(' ')}</dd>`,
      )}
    </dl>
  </details>`
}
