import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FirstData } from '@croupier/contract/page.ts'
import type { Banner } from './banner.ts'
import { escaped } from '#kernel/escape.ts'
import type { FirstLobby } from './lobby.ts'

/**
 * What is seen before the scripts have arrived: the top of the site, on home the first banner and in a lobby the first games, each at
 * the very place where the site draws it a moment later. Its measures are those of the shell's header, of home's hero and of the lobby.
 */
const STYLE = readFileSync(join(import.meta.dirname, 'first-paint.css'), 'utf8').replaceAll(/\s*\n\s*/g, '')

/** What stands below the header. */
export interface FirstPaintBody {
  /** Home, with the banner that is seen first; a member's comes later. */
  readonly home?: { readonly banner: Banner | undefined }
  readonly lobby?: FirstLobby | undefined
}

/** The markup that stands in the page's root until the site takes its place. */
export function firstPaint({ whitelabel: { brand } }: FirstData, { home, lobby: games }: FirstPaintBody): string {
  const mark = `<img src="/icons/${encodeURIComponent(brand.logo.toLowerCase())}.svg" width="36" height="36" alt="" />`
  const top = `<div class="wrap">${mark}<span lang="en" class="fp-name">${escaped(brand.wordmark)}</span></div>`
  const rows = `<div class="fp-top">${top}</div><div class="fp-nav"></div>`
  const below = home ? first(home.banner) : games ? lobby(games) : ''
  return `<div id="first-paint"><style>${STYLE}</style>${rows}${below}</div>`
}

/** Home's first row: the banner or its place, and the place of the card beside it. */
const first = (banner: Banner | undefined) =>
  `<div class="wrap"><div class="fp-first">${banner ? hero(banner) : PLACE}<div class="fp-side card"></div></div></div>`

const PLACE = '<div class="fp-hero fp-place"></div>'

const hero = ({ title, text: [lead, rest], srcset, sizes, src }: Banner) => {
  const picture = `<img src="${src}" srcset="${srcset}" sizes="${sizes}" alt="" width="860" height="348" fetchpriority="high" />`
  const after = rest === '' ? '' : ` <span class="fp-rest">${escaped(rest)}</span>`
  const words = `<div class="fp-words"><h1>${escaped(title)}</h1><p>${escaped(lead)}${after}</p></div>`
  return `<div class="fp-hero">${picture}${words}</div>`
}

/** A lobby's first games, below the places of its heading, its vendors and its filters. */
function lobby({ tabs, tiles, tables }: FirstLobby): string {
  if (tables.length > 0) return liveLobby(tables)
  const places = ['head', 'chips', ...(tabs ? ['tabs'] : []), 'filters', 'found'].map(
    (name) => `<div class="fp-${name}"></div>`,
  )
  const list = tiles.map((src, at) => `<li class="fp-tile">${src === undefined ? '' : tile(src, at)}</li>`)
  return `<div class="wrap fp-lobby">${places.join('')}<ul class="fp-grid">${list.join('')}</ul></div>`
}

/** The live lobby's first tables by their felt and name, below the places of its heading, filters and games. */
function liveLobby(tables: FirstLobby['tables']): string {
  const places = ['live-head', 'live-filters', 'live-games'].map((name) => `<div class="fp-${name}"></div>`)
  const list = tables.map(
    ({ gameCode, name }) => `<li class="fp-table" data-game="${escaped(gameCode)}"><i></i><b>${escaped(name)}</b></li>`,
  )
  return `<div class="wrap fp-lobby">${places.join('')}<ul class="fp-tables">${list.join('')}</ul></div>`
}

/** A phone shows two beside each other, so these two are what is waited for. */
const tile = (src: string, at: number) =>
  `<img src="${src}" alt="" width="300" height="400" decoding="sync" fetchpriority="${at < 2 ? 'high' : 'low'}" />`
