import type { FirstData } from '@croupier/contract/page.ts'
import type { Banner } from './banner.ts'
import { escaped } from './escape.ts'

/**
 * What is seen before the scripts have arrived: the top of the site, and on home the first banner, each at the very place where the
 * site draws it a moment later. Its measures are those of the shell's header and of home's hero.
 */
const STYLE = `
#first-paint{--gap:16px}
#first-paint .fp-top,#first-paint .fp-nav{background:var(--surface-1);border-bottom:1px solid var(--line)}
#first-paint .fp-top .wrap{height:64px;display:flex;align-items:center;gap:10px}
#first-paint .fp-name{font-weight:800;font-size:21px;letter-spacing:.14em}
#first-paint .fp-nav{height:49px}
#first-paint .fp-first{display:grid;grid-template-columns:minmax(0,1fr) 372px;gap:16px;height:348px;margin-top:20px}
#first-paint .fp-hero{position:relative;overflow:hidden;border-radius:16px;background:#2a0e52;color:#fff}
#first-paint .fp-hero img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:100% 50%}
#first-paint .fp-words{position:relative;max-width:560px;padding:48px 40px}
#first-paint h1{font-size:42px;line-height:48px;font-weight:800;letter-spacing:-.025em;margin-bottom:10px;text-wrap:balance;max-width:440px}
#first-paint .fp-words p{max-width:360px;font-size:16px;line-height:24px}
@media (max-width:1199px){#first-paint .fp-first{grid-template-columns:minmax(0,1fr) 320px}}
@media (max-width:899px){#first-paint .fp-top .wrap{height:56px}#first-paint .fp-nav,#first-paint .fp-side{display:none}#first-paint .fp-first{grid-template-columns:1fr;height:300px}#first-paint .fp-words{padding:34px 28px}#first-paint h1{font-size:32px;line-height:38px;max-width:60%}#first-paint .fp-words p{max-width:55%}}
@media (max-width:599px){#first-paint .fp-first{height:184px;margin-top:12px}#first-paint .fp-hero{border-radius:14px}#first-paint .fp-hero img{width:calc(100% + 56px)}#first-paint .fp-hero::after{content:'';position:absolute;inset:0 -56px 0 0;background:linear-gradient(90deg,#0b1020a6 15%,#0b102066 40%,#0b102000 56%)}#first-paint .fp-words{padding:16px 18px;z-index:1}#first-paint h1{font-size:26px;line-height:30px;margin-bottom:4px;max-width:220px}#first-paint .fp-words p{font-size:13px;line-height:18px;max-width:180px;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}}
@media (max-width:459px){#first-paint .fp-name{display:none}}
`.replaceAll('\n', '')

/** The markup that stands in the page's root until the site takes its place. */
export function firstPaint({ whitelabel: { brand } }: FirstData, banner: Banner | undefined): string {
  const mark = `<img src="/icons/${encodeURIComponent(brand.logo.toLowerCase())}.svg" width="36" height="36" alt="" />`
  const top = `<div class="fp-top"><div class="wrap">${mark}<span class="fp-name">${escaped(brand.wordmark)}</span></div></div><div class="fp-nav"></div>`
  return `<div id="first-paint"><style>${STYLE}</style>${top}${banner ? hero(banner) : ''}</div>`
}

const hero = ({ title, text, srcset, sizes, src }: Banner) =>
  `<div class="wrap"><div class="fp-first"><div class="fp-hero"><img src="${src}" srcset="${srcset}" sizes="${sizes}" alt="" width="860" height="348" fetchpriority="high" />` +
  `<div class="fp-words"><h1>${escaped(title)}</h1><p>${escaped(text)}</p></div></div><div class="fp-side card"></div></div></div>`
