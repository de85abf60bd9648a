import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FirstData } from '@croupier/contract/page.ts'
import type { Banner } from './banner.ts'
import { escaped } from './escape.ts'

/**
 * What is seen before the scripts have arrived: the top of the site, and on home the first banner, each at the very place where the
 * site draws it a moment later. Its measures are those of the shell's header and of home's hero.
 */
const STYLE = readFileSync(join(import.meta.dirname, 'first-paint.css'), 'utf8').replaceAll(/\s*\n\s*/g, '')

/** Home, with the banner that is seen first; a member's comes later. */
interface Home {
  readonly banner: Banner | undefined
}

/** The markup that stands in the page's root until the site takes its place. */
export function firstPaint({ whitelabel: { brand } }: FirstData, home: Home | undefined): string {
  const mark = `<img src="/icons/${encodeURIComponent(brand.logo.toLowerCase())}.svg" width="36" height="36" alt="" />`
  const top = `<div class="wrap">${mark}<span lang="en" class="fp-name">${escaped(brand.wordmark)}</span></div>`
  const rows = `<div class="fp-top">${top}</div><div class="fp-nav"></div>`
  return `<div id="first-paint"><style>${STYLE}</style>${rows}${home ? first(home) : ''}</div>`
}

/** Home's first row: the banner or its place, and the place of the card beside it. */
const first = ({ banner }: Home) =>
  `<div class="wrap"><div class="fp-first">${banner ? hero(banner) : PLACE}<div class="fp-side card"></div></div></div>`

const PLACE = '<div class="fp-hero fp-place"></div>'

const hero = ({ title, text, srcset, sizes, src }: Banner) => {
  const picture = `<img src="${src}" srcset="${srcset}" sizes="${sizes}" alt="" width="860" height="348" fetchpriority="high" />`
  const words = `<div class="fp-words"><h1>${escaped(title)}</h1><p>${escaped(text)}</p></div>`
  return `<div class="fp-hero">${picture}${words}</div>`
}
