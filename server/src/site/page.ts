import type { Announcement, announcements } from '@croupier/contract/content.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { codeOf, LANGUAGES } from '@croupier/contract/language.ts'
import { tokenStyle } from '@croupier/contract/look.ts'
import type { FirstData, PagePath } from '@croupier/contract/page.ts'
import { type Build, fileOf, filesOf } from './build.ts'

export type Theme = 'dark' | 'light'

interface PageParts {
  readonly path: PagePath | undefined
  readonly theme: Theme | undefined
  readonly first: FirstData
  /** Of the element that carries the first data. */
  readonly id: string
}

/** Which sources a page's first view consists of, besides the entry. */
const SOURCES: Readonly<Partial<Record<PagePath, readonly string[]>>> = {
  '/rng': ['src/features/catalogue/lobby.tsx'],
  '/inhouse': ['src/features/catalogue/lobby.tsx'],
  '/game': ['src/features/games/game-page.tsx'],
  '/verify': ['src/features/studio/verify-page.tsx'],
  '/rounds/:roundId': ['src/features/betting/round-page.tsx'],
}
const HOME = ['src/home/home-screen.tsx', 'src/features/betting/winner-board.tsx']
const WORDS: Readonly<Partial<Record<PagePath, readonly string[]>>> = { '/rng': ['catalogue'], '/inhouse': ['catalogue'], '/game': ['games'], '/verify': ['verify'] }
const HOME_WORDS = ['home', 'catalogue', 'betting']

/** The page as it is sent: dressed in the brand, with its first data inside and everything its first view needs named at its head. */
export function writePage(build: Build, { path, theme, first, id }: PageParts): string {
  const { brand } = first.whitelabel
  const tag = LANGUAGES[codeOf(first.language) ?? 'EN']
  const isHome = path === undefined || !(path in SOURCES)
  const description = brand.description[tag] ?? brand.description[brand.defaultLanguage] ?? brand.name
  const head = [
    `<title>${escaped(brand.name)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta name="theme-color" content="${escaped(brand.tokens[theme ?? 'dark']['surface-1'] ?? '')}" />`,
    `<link rel="icon" href="/icons/${encodeURIComponent(brand.logo.toLowerCase())}.svg" type="image/svg+xml" />`,
    `<style id="tokens">${tokenStyle(brand.tokens)}</style>`,
    ...(isHome && path !== undefined ? [banner(build, first)] : []),
    ...fonts(build, tag),
    ...scripts(build, [...(isHome ? HOME : (SOURCES[path] ?? [])), ...wordFiles(tag, isHome ? HOME_WORDS : (WORDS[path] ?? []))]),
  ]
  const dressed = build.html
    .replace('<html lang="en">', `<html lang="${tag}"${theme ? ` data-theme="${theme}"` : ''}>`)
    .replace(/<title>.*?<\/title>\s*/, '')
  return put(put(dressed, '<!--head-->', head.filter(Boolean).join('\n    ')), '<!--first-data-->', `<script type="application/json" id="${id}">${embedded(first)}</script>`)
}

/** `replace` would read `$&` in what is put in. */
const put = (text: string, mark: string, content: string) => text.replace(mark, () => content)

/** JSON that cannot end the element it stands in. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const wordFiles = (tag: string, groups: readonly string[]) => [`../kit/words/${tag}.json`, ...['shell', ...groups].map((group) => `src/words/${tag}/${group}.json`)]

function scripts(build: Build, sources: readonly string[]): readonly string[] {
  const files = sources.map((source) => filesOf(build, source))
  const unique = (names: readonly string[]) => [...new Set(names)]
  return [
    ...unique(files.flatMap(({ styles }) => styles)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...unique(files.flatMap(({ scripts }) => scripts)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ]
}

/** Where the text is drawn in the face that stays, nothing moves when it arrives. */
const fonts = (build: Build, tag: string): readonly string[] =>
  ['inter-latin-wght-normal.woff2', ...(tag === 'vi' ? ['inter-vietnamese-wght-normal.woff2'] : [])].flatMap((end) => {
    const file = fileOf(build, end)
    return file ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`] : []
  })

/** The first banner's picture is the largest thing on home: it is fetched along with the scripts. */
function banner(build: Build, { answers }: FirstData): string {
  const holding = answers.find(({ value }) => isAnnouncements(value))?.value as ReplyOf<typeof announcements> | undefined // By the check.
  const art: Announcement['art'] = holding?.banners[0]?.art ?? null
  const [small, wide] = [720, 1440].map((width) => fileOf(build, `/banners/${art}.${width}.avif`))
  if (!small || !wide) return ''
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="/${small} 720w, /${wide} 1440w" imagesizes="(min-width: 900px) 860px, 100vw" />`
}

const isAnnouncements = (value: unknown): boolean => typeof value === 'object' && value !== null && 'banners' in value
