import type { BrandLook } from '@croupier/contract/brand.ts'
import { codeOf, LANGUAGES } from '@croupier/contract/language.ts'

/** What a browser needs to know to install the brand's site as an app. */
export function appManifest(brand: BrandLook) {
  const tag = LANGUAGES[codeOf(brand.defaultLanguage) ?? 'EN']
  const { dark } = brand.tokens
  return {
    id: '/',
    name: brand.name,
    short_name: brand.wordmark,
    description: brand.description[tag] ?? brand.name,
    lang: tag,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: dark['surface-0'],
    theme_color: dark['surface-1'],
    categories: ['games', 'entertainment'],
    icons: [
      { src: `/icons/${encodeURIComponent(brand.logo.toLowerCase())}.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].flatMap((px) => [
        { src: `/app-icon/${px}.png`, sizes: `${px}x${px}`, type: 'image/png', purpose: 'any' },
        { src: `/app-icon/maskable-${px}.png`, sizes: `${px}x${px}`, type: 'image/png', purpose: 'maskable' },
      ]),
    ],
  }
}
