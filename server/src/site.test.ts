import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { PAGE_PATHS, titleKeyOf } from '@croupier/contract/page.ts'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { site } from './site.ts'

const tokens = {
  dark: { 'surface-0': '#000000', 'surface-1': '#111111' },
  light: { 'surface-0': '#ffffff', 'surface-1': '#eeeeee' },
}
const brand = {
  name: 'LUCKY',
  wordmark: 'LUCKY',
  merchant: 'LUCKY',
  logo: 'lucky',
  languages: ['EN', 'VI'],
  defaultLanguage: 'EN',
  description: { en: 'Say "hi" & <play>', vi: 'Chào' },
  wording: { en: { 'shell.promotions': 'Our <gifts>' } },
  tokens,
}
const banner = { title: 'Twenty $& lines', body: '<p>One &amp; growing <b>pot</b></p>', art: 'pot' }

const OPEN = {
  status: 0,
  serverTime: '2026-11-21T12:00:00.000Z',
  version: 1,
  info: { imageCDNs: ['https://images.example'], launchGameCDNs: [] },
  location: { ip: '', country: '' },
}
let status = OPEN
let lost = false

const answers: Readonly<Record<string, unknown>> = {
  '/wps/system/whitelabel': { brand, tree: [] },
  '/wps/relay/GCSGAME_gameVendor': { list: [] },
  '/wps/relay/MCSFE_getListAnnouncements': {
    banners: [banner],
    marquee: [{ title: '</script><script>alert(1)</script>' }],
  },
  '/wps/relay/GCSGAME_hotGamesV2': { list: [] },
  '/wps/relay/ODSFE2_getWinnerBoard': { list: [] },
  '/wps/relay/GCSGAME_gameList': {
    games: [
      { code: 'LUCKY_TWENTY', displayName: 'Lucky Twenty' },
      { code: 'JADE_WAYS', displayName: 'Jade, by another name' },
      { code: 'NEVER_DRAWN', displayName: 'Never Drawn' },
    ],
    total: 3,
  },
  '/wps/relay/GCSGAME_getVassGameType': { list: [{ kind: 'table' }, { kind: 'show' }] },
  '/wps/catalogue/collections': { list: [] },
  '/wps/studio/games/PLINKO': { gameCode: 'PLINKO' },
}

const shellWords = (tag: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../web/src/words/${tag}/shell.json`), 'utf8'))
const TITLES = { en: shellWords('en'), vi: shellWords('vi') }

const files: Readonly<Record<string, string>> = {
  '.vite/titles.json': JSON.stringify(TITLES),
  'index.html':
    '<!doctype html>\n<html lang="en">\n<head><title>Site</title><!--head-->\n<script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/libraries-1.js"></head>\n<body><div id="root"><!--first-paint--></div><!--first-data--></body></html>',
  '.vite/manifest.json': JSON.stringify({
    'src/screens/home/home-screen.tsx': { file: 'assets/home-1.js', css: ['assets/home-1.css'], imports: ['_part.js'] },
    '_part.js': { file: 'assets/part-1.js' },
    '../kit/art/drawn/banners/pot.720.avif': { file: 'assets/pot-720.avif' },
    '../kit/art/drawn/banners/pot.1440.avif': { file: 'assets/pot-1440.avif' },
    'src/screens/game/game-page.tsx': { file: 'assets/game-1.js' },
    'src/features/games/plinko/plinko-screen.tsx': { file: 'assets/plinko-1.js' },
    'src/features/games/reels/slot-screen.tsx': { file: 'assets/slot-1.js' },
    'src/words/en/instant.json': { file: 'assets/instant-1.js' },
    'src/words/en/slots.json': { file: 'assets/slots-1.js' },
    '../kit/art/drawn/tiles/lucky-twenty.avif': { file: 'assets/lucky.avif' },
    '../kit/art/drawn/tiles/jade-ways.avif': { file: 'assets/jade.avif' },
    '../node_modules/inter/inter-latin-wght-normal.woff2': { file: 'assets/inter.woff2' },
  }),
  'assets/index-1.js': 'export {}',
  'assets/index-1.js.br': 'compressed',
  'icons/lucky.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#f00"/></svg>',
  'boot.js': 'boot',
  'sw.js': 'worker',
}

let app: FastifyInstance
let asked: string[] = []
let broken = false
/** The one call that fails. */
let without = ''
const dist = mkdtempSync(join(tmpdir(), 'site-'))

beforeAll(async () => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), content)
  }
  app = Fastify()
  await app.register(cookie, { hook: false })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Refusal ? 404 : 500).send({ success: false }),
  )
  app.get('/wps/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    asked.push(`${request.headers['host']} ${path} ${String(request.headers['language'] ?? '')}`)
    if (lost) return reply.code(404).send({ success: false, errorCode: 'invalid_url', message: '' })
    if (path === '/wps/system/status' && !broken) return reply.send({ success: true, value: status })
    if (broken || path === without)
      return reply.code(503).send({ success: false, errorCode: 'system_maintenance', message: '' })
    return path in answers ? reply.send({ success: true, value: answers[path] }) : reply.callNotFound()
  })
  // The site asks its questions through the app and needs nothing else of the world.
  await app.register(site, { deps: undefined as never, dist })
  await app.ready()
})

afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url, headers: { host: 'lucky.test', ...headers } })
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

test('home comes with its first data, asked for as a guest of that host', async () => {
  asked = []
  const { statusCode, body } = await get('/', { host: 'data.test' })
  expect(statusCode).toBe(200)
  const data = dataIn(body)
  expect(data).toMatchObject({
    language: 'EN',
    serverTime: '2026-11-21T12:00:00.000Z',
    whitelabel: { brand: { merchant: 'LUCKY' } },
  })
  expect(data.answers.map(({ path }: { path: string }) => path)).toContain('/wps/relay/GCSGAME_hotGamesV2')
  expect(asked.every((line) => line.startsWith('data.test '))).toBe(true)
})

const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
const descriptionIn = (html: string) => /<meta name="description" content="(.*?)" \/>/.exec(html)?.[1]

test.each(PAGE_PATHS.flatMap((path) => (['en', 'vi'] as const).map((tag) => [path, tag] as const)))(
  '%s is sent with its own title and description in %s, before a script has run',
  async (path, tag) => {
    const { body } = await get(path.replace(':roundId', 'one'), { cookie: `hisLang=${tag === 'vi' ? 'VI' : 'EN'}` })
    const key = titleKeyOf(path)
    const name =
      key === 'promotions' && tag === 'en' ? 'Our &lt;gifts>' : key && TITLES[tag][key]?.replaceAll('&', '&amp;')
    expect(titleIn(body)).toBe(name === undefined ? 'LUCKY' : `${name} · LUCKY`)
    const about = tag === 'vi' ? 'Chào' : 'Say &quot;hi&quot; &amp; &lt;play>'
    expect(descriptionIn(body)).toBe(name === undefined ? about : `${name} · LUCKY. ${about}`)
  },
)

test('a page that is not there says so in its title', async () => {
  expect(titleIn((await get('/nowhere')).body)).toBe(`${TITLES.en['not_found_title']} · LUCKY`)
})

test('what operators and players write cannot leave its place in the page', async () => {
  const { body } = await get('/')
  expect(body).not.toContain('<script>alert')
  expect(body).toContain('Say &quot;hi&quot; &amp; &lt;play>"')
  expect(body).toContain('<h1>Twenty $&amp; lines</h1><p>One &amp; growing pot</p>')
  expect(
    dataIn(body).answers.find(({ path }: { path: string }) => path.endsWith('Announcements')).value.banners[0].title,
  ).toBe('Twenty $& lines')
})

test('a page for a member has the places of home, and nothing that is said to guests', async () => {
  const { body } = await get('/', { cookie: 'member=1' })
  expect(body).toContain('fp-place')
  expect(body).not.toContain('Twenty $&amp; lines')
  expect(dataIn(body).answers.map(({ path }: { path: string }) => path)).not.toContain(
    '/wps/relay/MCSFE_getListAnnouncements',
  )
  expect((await get('/', { cookie: 'member=0' })).body).toContain('Twenty $&amp; lines')
})

test('what the first view needs is named at the head, and its scripts wait for the first paint', async () => {
  const { body } = await get('/')
  const later = /<template id="later">(.*)<\/template>/.exec(body)?.[1]
  for (const script of ['index-1', 'libraries-1', 'home-1', 'part-1'])
    expect(later).toContain(`<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${script}.js" />`)
  expect(later).toContain('<link rel="preload" as="style" crossorigin href="/assets/home-1.css" />')
  expect(body.replace(/<template.*<\/template>/, '')).not.toContain('modulepreload')
  expect(body).toContain('imagesrcset="/assets/pot-720.avif 720w, /assets/pot-1440.avif 1440w"')
  expect(body).toContain(
    '<script defer src="/boot.js" data-first="/assets/libraries-1.js" data-main="/assets/index-1.js"></script>',
  )
  expect(body).not.toContain('<script type="module"')
})

test('a page whose first paint is but its top asks for its scripts at once', async () => {
  const { body } = await get('/vip')
  expect(body).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/index-1.js" />')
  expect(body).not.toContain('<template')
})

const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' }

test('a lobby comes with its games, asked for as the browser will, and their pictures before its scripts', async () => {
  const { body, headers } = await get('/rng', PHONE)
  const list = dataIn(body).answers.find(({ path }: { path: string }) => path.endsWith('gameList'))
  expect(list.query).toMatchObject({ gameType: 'RNG', channel: 'mobile', pageNo: 1 })
  expect(list.value.total).toBe(3)
  expect(body).toContain('<img src="/assets/lucky.avif"')
  expect(body.match(/class="fp-tile"/g)).toHaveLength(3)
  expect(body).not.toContain('fp-tabs"')
  expect(/<template id="later">(.*)<\/template>/.exec(body)?.[1]).toContain('/assets/inter.woff2')
  expect(headers['vary']).toContain('user-agent')
  expect(dataIn((await get('/rng')).body).answers).toContainEqual(
    expect.objectContaining({ query: expect.objectContaining({ channel: 'desktop' }) }),
  )
})

test('a game that is called otherwise than in its picture, and one that nobody has drawn, have their places without', async () => {
  const { body } = await get('/rng', PHONE)
  expect(body).not.toContain('/assets/jade.avif')
  expect(body.match(/<li class="fp-tile"><\/li>/g)).toHaveLength(2)
})

test('a lobby with tabs has their place where it has several kinds of games', async () => {
  expect((await get('/live', PHONE)).body).toContain('<div class="fp-tabs">')
})

test('an address that narrows a lobby down comes without games, as one whose shelves stand above them does', async () => {
  const narrowed = await get('/rng?kind=video_slot', PHONE)
  expect(narrowed.body).not.toContain('fp-tile"')
  expect(dataIn(narrowed.body).answers.map(({ path }: { path: string }) => path)).not.toContain(
    '/wps/relay/GCSGAME_gameList',
  )
  without = '/wps/catalogue/collections'
  const { body } = await get('/rng', { ...PHONE, host: 'shelves.test' })
  without = ''
  expect(body).not.toContain('fp-tile"')
  expect(body).toContain('id="first-paint"')
})

test('the page of one of our games comes with what is known of it, and its screen is asked for at once', async () => {
  const { body } = await get('/game?gameCode=PLINKO')
  expect(dataIn(body).answers).toContainEqual({
    path: '/wps/studio/games/{gameCode}',
    params: { gameCode: 'PLINKO' },
    query: {},
    value: { gameCode: 'PLINKO' },
  })
  for (const script of ['game-1', 'plinko-1', 'instant-1']) expect(body).toContain(`href="/assets/${script}.js"`)
  expect(body).not.toContain('slot-1')
  expect((await get('/game?gameCode=LUCKY_TWENTY')).body).toMatch(/slot-1\.js[^]*slots-1\.js/)
  const foreign = await get('/game?gameCode=SOMEBODY_ELSES&gameCode=PLINKO')
  expect(foreign.body).toContain('game-1')
  expect(foreign.body).not.toContain('plinko-1')
})

test('the page is in the visitor’s language and theme where the brand has them, else in the brand’s own', async () => {
  const chosen = await get('/rng', { cookie: 'hisLang=VI; theme=light' })
  expect(chosen.body).toContain('<html lang="vi" data-theme="light">')
  expect(dataIn(chosen.body).language).toBe('VI')
  const odd = await get('/rng', { cookie: 'hisLang=FR; theme=pink' })
  expect(odd.body).toContain('<html lang="en">')
  expect(dataIn(odd.body).language).toBe('EN')
})

test('an address without a page answers 404 with the site around it, and one inside the API answers as the API does', async () => {
  const nowhere = await get('/no/such/page')
  expect([nowhere.statusCode, nowhere.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(nowhere.body).toContain('LUCKY')
  for (const url of ['/wps/none', '/lgw/none', '/lotto/none'])
    expect((await get(url)).headers['content-type']).toContain('application/json')
})

test('pages are compressed as the browser asks, and files are sent as they were compressed when built', async () => {
  const page = await get('/inhouse', { 'accept-encoding': 'gzip, br' })
  expect(page.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('<!doctype html>')
  expect((await get('/inhouse', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
  expect((await get('/inhouse')).headers['content-encoding']).toBeUndefined()

  const file = await get('/assets/index-1.js', { 'accept-encoding': 'br' })
  expect([file.body, file.headers['content-encoding']]).toEqual(['compressed', 'br'])
  expect(file.headers['cache-control']).toContain('immutable')
})

test('visitors who come within a second share one page, and a page that could not be made is not kept', async () => {
  asked = []
  await Promise.all(Array.from({ length: 20 }, () => get('/', { host: 'busy.test' })))
  expect(asked.filter((line) => line.includes('/wps/system/whitelabel'))).toHaveLength(1)

  broken = true
  const refused = await get('/', { host: 'broken.test' })
  broken = false
  expect(refused.statusCode).not.toBe(200)
  expect((await get('/', { host: 'broken.test' })).statusCode).toBe(200)
})

test('what cannot be answered now is left out of a page that stands without it', async () => {
  without = '/wps/relay/ODSFE2_getWinnerBoard'
  const { statusCode, body } = await get('/', { host: 'lame.test' })
  without = ''
  expect(statusCode).toBe(200)
  const paths = dataIn(body).answers.map(({ path }: { path: string }) => path)
  expect(paths).toContain('/wps/relay/GCSGAME_hotGamesV2')
  expect(paths).not.toContain('/wps/relay/ODSFE2_getWinnerBoard')
})

test('a page may use exactly the hosts that its brand names', async () => {
  const { headers } = await get('/')
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://images.example;")
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).toContain("frame-src 'self'")
})

test('a page may ask the phone-code provider of its brand, below its address and nowhere else', async () => {
  const connects = async (info: object) => {
    status = { ...OPEN, info: { ...OPEN.info, ...info } }
    const { headers } = await get('/')
    status = OPEN
    return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  }
  const at = (restUrl: string) => connects({ phoneProvider: { restUrl, apiKey: 'public', captcha: false } })
  expect(await at('https://identity.example/v1')).toBe("'self' https://identity.example/v1/")
  // The sandbox's own is below our own address anyway.
  expect(await at('/dev/phone-provider/v1')).toBe("'self'")
  expect(await connects({})).toBe("'self'")
})

test('a closed brand sends a page without anything of the site, and the address only to whom it belongs', async () => {
  status = { ...OPEN, status: 2, location: { ip: '192.0.2.7', country: 'SG' } }
  asked = []
  const closed = await get('/', { host: 'closed.test' })
  expect(closed.body).toContain('192.0.2.7')
  expect(closed.body).not.toContain('id="first-paint"')
  expect(asked.map((line) => line.split(' ')[1])).toEqual(['/wps/system/status', '/wps/system/whitelabel'])

  status = OPEN
  expect((await get('/', { host: 'closed.test' })).body).toContain('id="first-paint"')
  status = { ...OPEN, location: { ip: '192.0.2.7', country: 'SG' } }
  expect((await get('/', { host: 'open.test' })).body).not.toContain('192.0.2.7')
  status = OPEN
})

test('at a first visit the page is in the browser’s language where the brand has it, and a chosen one goes before', async () => {
  const wished = await get('/rng', { 'accept-language': 'ko;q=0.9, vi-VN;q=0.8, en;q=0.5' })
  expect(wished.body).toContain('<html lang="vi"')
  expect(dataIn(wished.body).language).toBe('VI')
  expect(wished.headers['vary']).toContain('accept-language')
  expect(dataIn((await get('/rng', { 'accept-language': 'en;q=0.1, vi' })).body).language).toBe('VI')
  const chosen = await get('/rng', { 'accept-language': 'vi', cookie: 'hisLang=EN' })
  expect(dataIn(chosen.body).language).toBe('EN')
  expect(dataIn((await get('/rng', { 'accept-language': 'ko' })).body).language).toBe('EN')
})

test('a host where no brand lives gets one sentence in the browser’s language', async () => {
  lost = true
  const [english, vietnamese] = [
    await get('/'),
    await get('/anything', { 'accept-language': 'xx, vi-VN;q=0.8, en;q=0.5' }),
  ]
  lost = false
  expect([english.statusCode, english.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(english.body).toContain('Invalid URL. Please contact customer service.')
  expect(vietnamese.body).toMatch(/<html lang="vi">[^]*URL không hợp lệ/)
})

test('the site is an app with the brand’s name, colours and icons', async () => {
  const answer = await get('/manifest.webmanifest')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  const manifest = answer.json()
  expect(manifest).toMatchObject({ name: 'LUCKY', start_url: '/', display: 'standalone', theme_color: '#111111' })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await get(src)
    expect([src, icon.statusCode]).toEqual([src, 200])
    if (type !== 'image/png') continue
    const { width, height, format } = await sharp(icon.rawPayload).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
})

test('a mark that may be cut to any shape stands on the brand’s ground, well inside', async () => {
  const { rawPayload } = await get('/app-icon/maskable-192.png')
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  expect(at(2, 2)).toEqual([0x11, 0x11, 0x11])
  expect(at(96, 96)).toEqual([255, 0, 0])
  expect((await get('/app-icon/huge.png')).statusCode).toBe(404)
})

test('the page for the time without a line has the brand’s mark and all its languages, and needs nothing else', async () => {
  const { body, headers } = await get('/offline.html')
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toContain('<section lang="en"><h1>You are offline</h1>')
  expect(body).toContain('<section lang="vi" hidden><h1>Bạn đang ngoại tuyến</h1>')
  expect(body).toContain('src="data:image/svg+xml;base64,')
  expect(body).not.toMatch(/(href|src)="\/(?!offline\.js)/)
})

test('the worker is asked for anew each time, and sent as small as the browser takes it', async () => {
  const { headers, rawPayload } = await get('/sw.js', { 'accept-encoding': 'br' })
  expect([headers['cache-control'], headers['content-encoding']]).toEqual(['no-cache', 'br'])
  expect(brotliDecompressSync(rawPayload).toString()).toBe('worker')
})

test('a site that has not been built says so in one line', async () => {
  await expect(site(Fastify(), { deps: undefined as never, dist: '/nowhere' })).rejects.toThrow(
    'The site has not been built',
  )
})
