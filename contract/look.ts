/** A brand's look is a colour for each of these roles, for each theme, and nothing else. */
export const TOKEN_ROLES = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'line',
  'text',
  'text-dim',
  'accent',
  'accent-hi',
  'accent-edge',
  'on-accent',
  'accent-text',
  'accent-soft',
  'win',
  'loss',
  'warn',
  'info',
  'count',
  'road-banker',
  'road-player',
  'road-tie',
  'shade',
] as const
export type TokenRole = (typeof TOKEN_ROLES)[number]

/** Roles that colour words and figures: readable on every surface. */
const TEXT_ROLES = [
  'text',
  'text-dim',
  'accent-text',
  'win',
  'loss',
  'warn',
  'info',
] as const satisfies readonly TokenRole[]

export type TokenSet = Readonly<Record<string, string>>

const colour = /^(#[0-9a-f]{3,8}|rgba?\([\d., %/]+\))$/i
const role = /^[a-z0-9-]+$/

/**
 * The brand's colours as CSS variables: dark or light by `data-theme`, by the visitor's system where none is chosen.
 * What is not a plain colour is left out, so that a brand's settings cannot carry other CSS into the page.
 */
export function tokenStyle(tokens: { readonly dark: TokenSet; readonly light: TokenSet }): string {
  const dark = declarations(tokens.dark, 'dark')
  const light = declarations(tokens.light, 'light')
  return `:root{${dark}}@media (prefers-color-scheme:light){:root:not([data-theme]){${light}}}:root[data-theme=light]{${light}}`
}

function declarations(set: TokenSet, scheme: 'dark' | 'light'): string {
  const kept = Object.entries(set).filter(([name, value]) => role.test(name) && colour.test(value))
  return [`color-scheme:${scheme}`, ...kept.map(([name, value]) => `--${name}:${value}`)].join(';')
}

/** Contrast of two colours by WCAG 2, from 1 to 21. Colours are `#rrggbb`. */
export function contrast(a: string, b: string): number {
  const [dim, bright] = [luminance(a), luminance(b)].toSorted((left, right) => left - right) as [number, number] // Two in, two out.
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** `#rrggbb` at `share` (0 to 1) over a ground, as `#rrggbb`: what a soft ground looks like. */
export function laidOver(hex: string, share: number, ground: string): string {
  const below = channels(ground)
  const mixed = channels(hex).map((value, index) => value * share + (below[index] ?? 0) * (1 - share))
  return `#${mixed
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function channels(hex: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not #rrggbb`)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

/** Marks that a brand may show beside its name. */
export const MARKS = ['lucky', 'sampa', 'sen', 'sol'] as const

/** Roles that somebody chooses; the two that are see-through follow from them. */
export const CHOSEN_ROLES = TOKEN_ROLES.filter((role) => role !== 'accent-soft' && role !== 'shade')

export const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

/** How much of a colour its soft ground shows: the accent's, and that of every other role. */
const SOFTNESS = { dark: { accent: 0.12, role: 0.12 }, light: { accent: 0.2, role: 0.09 } } as const
const TEXT_LEAST = 4.5
const EDGE_LEAST = 3
const SURFACES = ['surface-0', 'surface-1', 'surface-2', 'surface-3'] as const

/** A role that cannot be read well enough where it stands. */
export interface FaintRole {
  readonly role: TokenRole
  readonly ratio: number
  readonly least: number
}

/** Roles of a theme whose contrast is too low, with the lowest that each has: text on surfaces, words on the accent, edges. */
export function faintRoles(set: TokenSet, theme: Theme): readonly FaintRole[] {
  const of = (role: TokenRole) => set[role] ?? '#000000'
  const text = TEXT_ROLES.map((role) => ({
    role,
    least: TEXT_LEAST,
    pairs: [
      ...SURFACES.map((ground) => contrast(of(role), of(ground))),
      ...SURFACES.slice(0, 3).map((ground) => contrast(of(role), softGround(of, { role, theme, ground: of(ground) }))),
    ],
  }))
  const onAccent = [of('accent'), of('accent-hi')].map((ground) => contrast(of('on-accent'), ground))
  const edges = SURFACES.slice(0, 3).map((ground) => contrast(of('accent-edge'), of(ground)))
  const all = [
    ...text,
    { role: 'on-accent' as const, least: TEXT_LEAST, pairs: onAccent },
    { role: 'count' as const, least: TEXT_LEAST, pairs: [contrast('#FFFFFF', of('count'))] },
    { role: 'accent-edge' as const, least: EDGE_LEAST, pairs: edges },
  ]
  return all
    .map(({ role, least, pairs }) => ({ role, least, ratio: Math.round(Math.min(...pairs) * 10) / 10 }))
    .filter(({ ratio, least }) => ratio < least)
}

interface SoftGround {
  readonly role: (typeof TEXT_ROLES)[number]
  readonly theme: Theme
  readonly ground: string
}

/** Text and dim text have no soft ground of their own; accent words lie on the soft accent. */
function softGround(of: (role: TokenRole) => string, { role, theme, ground }: SoftGround): string {
  if (role === 'text' || role === 'text-dim') return ground
  return role === 'accent-text'
    ? laidOver(of('accent'), SOFTNESS[theme].accent, ground)
    : laidOver(of(role), SOFTNESS[theme].role, ground)
}

/** The chosen colours with the see-through ones that follow from them. */
export function completeTokens(set: TokenSet, theme: Theme): Record<TokenRole, string> {
  const clear = (hex: string, share: number) =>
    `rgba(${channels(hex)
      .map((value) => Math.round(value * 255))
      .join(', ')}, ${share})`
  const black = laidOver(set['surface-0'] ?? '#000000', 0.5, '#000000')
  const shade = theme === 'dark' ? clear(black, 0.6) : clear(set['text'] ?? '#000000', 0.4)
  const soft = clear(set['accent'] ?? '#000000', SOFTNESS[theme].accent)
  return { ...(set as Record<TokenRole, string>), 'accent-soft': soft, shade }
}
