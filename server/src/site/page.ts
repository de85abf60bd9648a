import { codeOf, LANGUAGES } from '@croupier/contract/language.ts'
import { tokenStyle } from '@croupier/contract/look.ts'
import { type FirstData, HOME_PATHS, type PagePath, titleKeyOf, titleOf } from '@croupier/contract/page.ts'
import { type Banner, firstBanner } from './banner.ts'
import { type Build, fileOf, filesOf } from './build.ts'
import { escaped } from '#kernel/escape.ts'
import { firstPaint } from './first-paint.ts'
import { type ShownGame, screenOf } from './game.ts'
import { firstLobby } from './lobby.ts'
import { isOn } from '@croupier/contract/whitelabel.ts'

export type Theme = 'dark' | 'light'

interface PageContent {
  readonly path: PagePath | undefined
  /** What is seen first is the page itself; false where it is that the doors are closed. */
  readonly open: boolean
  readonly theme: Theme | undefined
  readonly phone: boolean
  /** Which game a page of games shows, where it is one of ours. */
  readonly game: ShownGame | undefined
  readonly first: FirstData
  /** Of the element that carries the first data. */
  readonly id: string
}

const category = (name: string) => [`src/features/catalogue/categories/${name}-page.tsx`]
const content = (name: string) => [`src/features/content/${name}-page.tsx`]

/** Which sources a page's first view consists of, besides the entry. */
const SOURCES: Readonly<Partial<Record<PagePath, readonly string[]>>> = {
  '/rng': category('egame'),
  '/inhouse': category('egame'),
  '/bingo': category('egame'),
  '/live': ['src/screens/live/live-page.tsx', 'src/features/tables/live-tables.tsx'],
  '/fish': category('fish'),
  '/pvp': category('pvp'),
  '/cockfight': category('cockfight'),
  '/sports': category('sports'),
  '/esports': category('esports'),
  '/elott': category('elott'),
  '/lottery': category('lottery'),
  '/vnlottery': category('lottery'),
  '/seaLottery': category('lottery'),
  '/seamless': ['src/features/catalogue/seamless-page.tsx'],
  '/noticePage': content('notice'),
  '/vip': content('vip'),
  '/pointMall': content('point-mall'),
  '/promotions': content('promotions'),
  '/promoDetail': content('promotion'),
  '/help': content('help'),
  '/helpmc': content('help'),
  '/down': content('download'),
  '/join': content('join'),
  '/winners': ['src/features/betting/winners-page.tsx', 'src/features/betting/winner-board.tsx'],
  '/game': ['src/screens/game/game-page.tsx'],
  '/live/side': ['src/features/tables/side-tables.tsx'],
  '/verify': ['src/features/studio/verify-page.tsx'],
  '/lottery/verify': ['src/features/lottery/verify-page.tsx'],
  '/rounds/:roundId': ['src/screens/round/round-page.tsx'],
}
/** Pages that cover all with a screen of their own. */
const BARE: readonly PagePath[] = ['/game', '/live/side', '/support']

const HOME = ['src/screens/home/home-screen.tsx']
const WORDS: Readonly<Partial<Record<PagePath, readonly string[]>>> = {
  '/rng': ['catalogue'],
  '/inhouse': ['catalogue'],
  '/live': ['catalogue', 'tables'],
  '/noticePage': ['content'],
  '/vip': ['content'],
  '/promotions': ['content'],
  '/help': ['content'],
  '/helpmc': ['content'],
  '/winners': ['betting'],
  '/game': ['games', 'wallet', 'limits'],
  '/live/side': ['games', 'wallet', 'tables'],
  '/verify': ['verify'],
  '/lottery/verify': ['lottery', 'verify'],
}
const HOME_WORDS = ['home', 'catalogue']

const sourcesOf = (path: PagePath | undefined) => (path === undefined ? [] : (SOURCES[path] ?? []))
const wordsOf = (path: PagePath | undefined) => (path === undefined ? [] : (WORDS[path] ?? []))

/** The page as it is sent: dressed in the brand, with its first data inside and everything its first view needs named at its head. */
export function writePage(build: Build, { path: asked, open, theme, phone, game, first, id }: PageContent): string {
  const { brand, tree } = first.whitelabel
  const bare = !open || isOn(tree, 'login_required') || (asked !== undefined && BARE.includes(asked))
  const path = open ? asked : undefined
  const tag = LANGUAGES[codeOf(first.language) ?? 'EN']
  const isHome = path !== undefined && HOME_PATHS.includes(path)
  const banner = isHome ? firstBanner(build, first) : undefined
  const lobby = path === undefined || bare ? undefined : firstLobby(build, first, { path, phone })
  const played = path === '/game' ? game : undefined
  const screen = screenOf(played)
  const words = [...(isHome ? HOME_WORDS : wordsOf(path)), ...screen.words]
  const name = nameOf(build, { page: asked, tag, wording: brand.wording })
  const about = brand.description[tag] ?? brand.description[brand.defaultLanguage] ?? brand.name
  const description = name === undefined ? about : `${titleOf(name, brand.name)}. ${about}`
  const head = [
    `<title>${escaped(titleOf(name, brand.name))}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta name="theme-color" content="${escaped(brand.tokens[theme ?? 'dark']['surface-1'] ?? '')}" />`,
    `<link rel="icon" href="/icons/${encodeURIComponent(brand.logo.toLowerCase())}.svg" type="image/svg+xml" />`,
    '<link rel="apple-touch-icon" href="/app-icon/apple.png" />',
    '<link rel="manifest" href="/manifest.webmanifest" />',
    `<style id="tokens">${tokenStyle(brand.tokens)}</style>`,
    ...(banner ? [pictureOf(banner)] : []),
    // A lobby's first paint has pictures, and words only in them; a game is played before its words have their face.
    ...(lobby || played ? [] : fonts(build, tag)),
  ]
  const scripts = [
    ...(lobby ? fonts(build, tag) : []),
    ...scriptsOf(build.html),
    ...links(build, [...(isHome ? HOME : sourcesOf(path)), ...screen.sources, ...wordFiles(tag, words)]),
  ]
  const isLate = banner !== undefined || lobby !== undefined
  const later = isLate ? scripts : played ? fonts(build, tag) : []
  const fills: readonly (readonly [mark: string, content: string])[] = [
    ['<html lang="en">', `<html lang="${tag}"${theme ? ` data-theme="${theme}"` : ''}>`],
    ['<!--head-->', [...head, ...(isLate ? [] : scripts)].join('\n    ')],
    ['<!--first-paint-->', bare ? '' : firstPaint(first, isHome ? { home: { banner } } : { lobby })],
    ['<!--first-data-->', `<script type="application/json" id="${id}">${embedded(first)}</script>${laterOf(later)}`],
  ]
  return fills.reduce((page, [mark, content]) => put(page, mark, content), lateScripts(build.html))
}

interface PageTitle {
  readonly page: PagePath | undefined
  readonly tag: string
  readonly wording: FirstData['whitelabel']['brand']['wording']
}

/** What a page is called in its language, in the brand's own words where it has some. */
function nameOf({ titles }: Build, { page, tag, wording }: PageTitle): string | undefined {
  const key = titleKeyOf(page)
  return key === undefined ? undefined : (wording[tag]?.[`shell.${key}`] ?? titles[tag]?.[key])
}

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g

/** The built page without its own title and its scripts, which run only when the first paint is done. */
function lateScripts(html: string) {
  const first = [...html.matchAll(PRELOAD)].map(([, path]) => path).join(' ')
  return html
    .replace(/<title>.*?<\/title>\s*/, '')
    .replace(PRELOAD, '')
    .replace(SCRIPT, `<script defer src="/boot.js" data-first="${first}" data-main="$1"></script>`)
}

/** The scripts that every page begins with. */
const scriptsOf = (html: string) =>
  [SCRIPT.exec(html), ...html.matchAll(PRELOAD)].flatMap((found) => (found?.[1] ? [scriptLink(found[1])] : []))

const scriptLink = (path: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${path}" />`

/** What the page's first paint does without does not share the line with it: `boot.js` asks for it afterwards. */
const laterOf = (wanted: readonly string[]) =>
  wanted.length > 0 ? `<template id="later">${wanted.join('')}</template>` : ''

const pictureOf = ({ srcset, sizes }: Banner) =>
  `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${srcset}" imagesizes="${sizes}" />`

/** `replace` would read `$&` in what is put in. */
const put = (text: string, mark: string, content: string) => text.replace(mark, () => content)

/** JSON that cannot end the element it stands in. */
const embedded = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

const wordFiles = (tag: string, groups: readonly string[]) => [
  `../kit/words/${tag}.json`,
  ...['shell', ...groups].map((group) => `src/words/${tag}/${group}.json`),
]

/** A screen waits for its styles by itself, and what is seen first needs no script: neither may hold that up. */
function links(build: Build, sources: readonly string[]): readonly string[] {
  const files = sources.map((source) => filesOf(build, source))
  const unique = (names: readonly string[]) => [...new Set(names)]
  return [
    ...unique(files.flatMap(({ styles }) => styles)).map(
      (file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`,
    ),
    ...unique(files.flatMap(({ scripts }) => scripts)).map((file) => scriptLink(`/${file}`)),
  ]
}

const MORE_LETTERS: Readonly<Record<string, readonly string[]>> = {
  vi: ['inter-vietnamese-wght-normal.woff2'],
  th: ['noto-sans-thai-thai-wght-normal.woff2'],
}

/** Where the text is drawn in the face that stays, nothing moves when it arrives. */
const fonts = (build: Build, tag: string): readonly string[] =>
  ['inter-latin-wght-normal.woff2', ...(MORE_LETTERS[tag] ?? [])].flatMap((end) => {
    const file = fileOf(build, end)
    return file ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`] : []
  })
