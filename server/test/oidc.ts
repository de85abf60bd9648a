import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const CLIENT = {
  clientId: 'croupier',
  clientSecret: 'a secret of the provider',
  returnTo: 'http://lucky.localhost/signed-in',
}

export interface OidcWorld {
  readonly issuer: string
  /** Who is logged in at the provider. */
  be(subject: string): void
  /** Go there as a browser would, log in, agree, and come back: the query that the visitor comes back with. */
  visit(url: string): Promise<string>
  stop(): Promise<void>
}

/**
 * A real OpenID provider on this machine. Whoever comes is logged in without a password. One that is `quiet` publishes no address of its
 * tokens.
 */
export async function startOidc({ quiet = false } = {}): Promise<OidcWorld> {
  let subject = 'nobody'
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [CLIENT.returnTo] }],
    cookies: { keys: ['for tests'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  })
  provider.use(async (context, next) => {
    await next()
    if (quiet && context.path.endsWith('/openid-configuration'))
      context.body = { ...Object(context.body), token_endpoint: undefined }
  })
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) void agree(provider, subject, request, response)
    else void answer(request, response)
  })
  return { issuer, be: (next) => void (subject = next), visit: goThere, stop: () => stop(server) }
}

async function agree(provider: Provider, accountId: string, request: IncomingMessage, response: ServerResponse) {
  const { prompt, params } = await provider.interactionDetails(request, response)
  if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId } })
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
  grant.addOIDCScope('openid')
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
}

async function goThere(url: string): Promise<string> {
  const jar = new Map<string, string>()
  let at = url
  for (let step = 0; step < 10; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
      jar.set(name, value)
    }
    const next = new URL(answer.headers.get('location') ?? '', at)
    if (next.href.startsWith(CLIENT.returnTo)) return next.search
    at = next.href
  }
  throw new Error('the provider never sent the visitor back')
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
