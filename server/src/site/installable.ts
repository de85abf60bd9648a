import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandLook } from '@croupier/contract/brand.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal.ts'
import { drawIcon, ICONS, type IconName } from './app-icon.ts'
import { encodingFor, packedOnce } from '#kernel/encoding.ts'
import { askBrand } from './first-data.ts'
import { appManifest } from './manifest.ts'
import { offlinePage } from './offline.ts'
import { webClip } from './web-clip.ts'

const isIcon = (name: string): name is IconName => name in ICONS

/** What makes the site an app on a home screen: manifest, icons and offline page in the brand's look, and the service worker. */
export function addInstallable(app: FastifyInstance, dist: string): void {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  const packed = packedOnce()
  const icons = new Map<string, Promise<Buffer>>()
  const brandFor = async ({ host, ip }: FastifyRequest) => (await askBrand(app, { host, ip })).brand
  const markOf = ({ logo }: BrandLook) => readFile(join(dist, 'icons', `${encodeURIComponent(logo.toLowerCase())}.svg`))

  const iconOf = (brand: BrandLook, name: IconName) => {
    const key = `${brand.logo} ${name}`
    const drawn = icons.get(key) ?? markOf(brand).then((mark) => drawIcon(mark, name, groundOf(brand)))
    icons.set(key, drawn)
    // A picture that could not be drawn is not kept.
    drawn.catch(() => icons.delete(key))
    return drawn
  }

  app.get('/sw.js', async (request, reply) => {
    const encoding = encodingFor(request.headers['accept-encoding'])
    reply.type('text/javascript; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(await packed(worker, encoding))
  })
  app.get('/offline.js', (_request, reply) => reply.sendFile('offline.js', dist, { maxAge: '1h', immutable: false }))

  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(appManifest(await brandFor(request)))),
  )

  app.get('/offline.html', async (request, reply) => {
    const brand = await brandFor(request)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(offlinePage(brand, (await markOf(brand)).toString()))
  })

  app.get('/lite.mobileconfig', async (request, reply) => {
    const brand = await brandFor(request)
    const icon = await iconOf(brand, 'apple.png')
    reply.type('application/x-apple-aspen-config').header('cache-control', 'no-cache')
    return reply.send(webClip({ ...brand, url: `${request.protocol}://${request.host}/`, icon }))
  })

  app.get<{ Params: { name: string } }>('/app-icon/:name', async (request, reply) => {
    const { name } = request.params
    if (!isIcon(name)) throw new Refusal('not_found')
    const brand = await brandFor(request)
    const drawn = iconOf(brand, name)
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await drawn)
  })
}

const groundOf = ({ tokens }: BrandLook): string => tokens.dark['surface-1'] ?? '#000'
