import { createHmac } from 'node:crypto'
import { ServerResponse } from 'node:http'
import formbody from '@fastify/formbody'
import { text } from '@croupier/contract/field.ts'
import { LANGUAGES, tagsIn, wishedLanguages } from '@croupier/contract/language.ts'
import { LANGUAGE_COOKIE, THEME_COOKIE } from '@croupier/contract/page.ts'
import type { Provider as Way } from '@croupier/contract/mfa.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { z } from 'zod'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { keyFor } from '#kernel/secret.ts'
import { brandAt } from '#modules/brand/brand.ts'
import { choosePage, endedPage, type PageView } from './choose-page.ts'
import { askProvider, isWay, OWN_ACCOUNTS_PATH, type ProviderSite, providerAt, shownCookies } from './own-provider.ts'
import { pageWords } from './words.ts'

const NAMES: Readonly<Record<Way, string>> = { google: 'Google', facebook: 'Facebook' }
/** Whose accounts these are: what another browser types opens nothing that was connected in this one. */
const BROWSER = { name: 'account-provider-browser', days: 365, bytes: 32 } as const
const Email = z.string().trim().toLowerCase().pipe(z.email().max(254))
const Answer = z.object({ email: text(300).prefault(''), cancel: text(10).optional() })

interface Visit {
  readonly place: ProviderSite
  readonly shown: PageView
  readonly provider: Provider
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** The sandbox's own provider of accounts: it plays Google and Facebook for a brand that names no real one. There is none in production. */
export async function accountProviderPage(app: FastifyInstance, { deps }: { readonly deps: Deps }): Promise<void> {
  if (deps.config.mode !== 'sandbox') return
  app.removeContentTypeParser('application/x-www-form-urlencoded')
  await app.register(formbody)

  app.get(`${OWN_ACCOUNTS_PATH}/:way/choose/:uid`, async (request, reply) => {
    const visit = await visitOf(deps, request)
    const sent = await sentBy(visit, request)
    return sent ? html(reply, await choice(deps, visit, { sent, wrong: undefined })) : ended(reply, visit)
  })

  app.post(`${OWN_ACCOUNTS_PATH}/:way/choose/:uid`, async (request, reply) => {
    const visit = await visitOf(deps, request)
    const sent = await sentBy(visit, request)
    if (!sent) return ended(reply, visit)
    const answer = Answer.safeParse(request.body ?? {}).data
    const email = Email.safeParse(answer?.email).data
    if (answer?.cancel === undefined && email === undefined)
      return html(reply.code(400), await choice(deps, visit, { sent, wrong: answer?.email ?? '' }))
    const browser = visit.cookies[BROWSER.name] ?? deps.random(BROWSER.bytes).toString('base64url')
    if (email !== undefined)
      reply.setCookie(BROWSER.name, browser, {
        path: OWN_ACCOUNTS_PATH,
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: BROWSER.days * 86_400,
      })
    const subject = subjectOf(deps, [sent.clientId, visit.place.way, browser, email ?? ''])
    const next = await visit.provider.interactionResult(
      request.raw,
      new ServerResponse(request.raw),
      answer?.cancel === undefined ? await agreed(visit.provider, sent.clientId, subject) : REFUSED,
    )
    return reply.header('cache-control', 'no-store').redirect(next, 303)
  })

  app.get(`${OWN_ACCOUNTS_PATH}/:way/*`, async (request, reply) => {
    const { place, provider, cookies } = await visitOf(deps, request)
    const path = request.url.slice(`${OWN_ACCOUNTS_PATH}/${place.way}`.length)
    const headers = { accept: 'text/html', cookie: shownCookies(cookies) }
    const said = await askProvider(provider, place, { method: 'GET', path, headers })
    for (const [name, value] of Object.entries(said.headers))
      if (PASSED.has(name) && value !== undefined) reply.header(name, value)
    return reply.code(said.statusCode).header('cache-control', 'no-store').send(said.rawPayload)
  })
}

/** What of the provider's own headers goes on to the browser. */
const PASSED = new Set(['content-type', 'location', 'set-cookie'])
const REFUSED = { error: 'access_denied', error_description: 'The visitor did not agree' }

/** The provider's own id of an account: one for each brand, browser and address. */
const subjectOf = (deps: Deps, parts: readonly string[]): string =>
  createHmac('sha256', keyFor(deps, 'account-provider-account')).update(JSON.stringify(parts)).digest('base64url')

async function visitOf(deps: Deps, request: FastifyRequest): Promise<Visit> {
  const way = (request.params as { readonly way: string }).way
  if (!isWay(way)) throw new Refusal('not_found')
  const cookies = request.server.parseCookie(request.headers.cookie ?? '')
  const place = { way, origin: `${request.protocol}://${request.host}` }
  const chosen = LANGUAGES[cookies[LANGUAGE_COOKIE] as keyof typeof LANGUAGES] as string | undefined
  const wished = wishedLanguages(tagsIn(request.headers['accept-language'] ?? '')).map((code) => LANGUAGES[code])
  const theme = (['dark', 'light'] as const).find((one) => one === cookies[THEME_COOKIE])
  const shown = { ...pageWords(chosen === undefined ? wished : [chosen]), theme, provider: NAMES[way] }
  return { place, shown, cookies, provider: await providerAt(deps, place, () => endedPage(shown)) }
}

interface AuthorizationRequest {
  /** The brand's code, by which the provider knows it. */
  readonly clientId: string
}

/** Who sent this browser here; undefined where the sign-in is over, or is another browser's. */
async function sentBy({ provider }: Visit, { raw }: FastifyRequest): Promise<AuthorizationRequest | undefined> {
  try {
    // It takes a response too, and writes nothing there.
    const { params } = await provider.interactionDetails(raw, new ServerResponse(raw))
    return { clientId: String(params['client_id']) }
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  }
}

async function choice(
  deps: Deps,
  { shown }: Visit,
  { sent, wrong }: { readonly sent: AuthorizationRequest; readonly wrong: string | undefined },
): Promise<string> {
  const brand = await brandAt(deps, { merchant: sent.clientId, host: undefined })
  return choosePage({ ...shown, brand: brand?.name ?? sent.clientId, wrong })
}

/** Who it is, and that the brand may know it. */
async function agreed(provider: Provider, clientId: string, accountId: string) {
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope('openid')
  return { login: { accountId, remember: false }, consent: { grantId: await grant.save() } }
}

const ended = (reply: FastifyReply, { shown }: Visit) => html(reply.code(400), endedPage(shown))

const html = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
