import { join } from 'node:path'
import { consoleLook } from '@croupier/contract/console-look.ts'
import { tokenStyle } from '@croupier/contract/look.ts'
import { THEME_COOKIE } from '@croupier/contract/page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#kernel/deps.ts'
import { pagePolicy } from '#kernel/headers.ts'
import { limitRoutes } from '#kernel/limit.ts'
import { serveAssets } from './assets.ts'
import { readBuild } from './site/build.ts'
import { encodingFor, packedOnce } from '#kernel/encoding.ts'

const DIST = join(import.meta.dirname, '../../backoffice/dist')
const POLICY = pagePolicy({ images: [], frames: [], calls: [], analytics: false }).replace(
  "frame-ancestors 'self'",
  "frame-ancestors 'none'",
)

/** Serves the operators' console below /console: its files, and the one page for every other address there. */
export async function backoffice(
  app: FastifyInstance,
  { deps, dist = DIST }: { readonly deps: Deps; readonly dist?: string },
): Promise<void> {
  limitRoutes(app, (url) => (url.startsWith('/console/assets/') ? 'file' : 'page'))
  const { html } = readBuild(dist)
  const sandbox = deps.config.mode === 'sandbox' ? html.replace('<html ', '<html data-sandbox ') : html
  const packed = packedOnce()
  const dressed = sandbox.replace('<!--head-->', () => `<style id="tokens">${tokenStyle(consoleLook)}</style>`)

  await serveAssets(app, { root: join(dist, 'assets'), prefix: '/console/assets/' })

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { [THEME_COOKIE]: theme } = app.parseCookie(request.headers.cookie ?? '')
    const page =
      theme === 'dark' || theme === 'light' ? dressed.replace('<html ', `<html data-theme="${theme}" `) : dressed
    const encoding = encodingFor(request.headers['accept-encoding'])
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
      vary: 'accept-encoding, cookie',
    })
    const body = await packed(page, encoding)
    return (encoding === 'identity' ? reply : reply.header('content-encoding', encoding)).send(body)
  }
  app.get('/console', answer)
  app.get('/console/*', answer)
}
