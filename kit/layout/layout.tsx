import { type ComponentProps, createElement, type JSX, type ReactElement } from 'react'
import './box.css'
import './space.css'
import './surface.css'
import './text.css'

// Pixels at the usual size of text, of the scale in `kit/theme/scale.css`: those that some element uses.
// Another is added with its class.
export type Gap = 1 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32
type Pad = 0 | 2 | 4 | 6 | 8 | 12 | 14 | 16 | 20 | 24
type PadX = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 40
type PadY = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32 | 40 | 48
type Above = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 48
type Below = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28
type TextSize = 11 | 12 | 13 | 14 | 15 | 16 | 18 | 20 | 22 | 24 | 28 | 32
type TextLeading = 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28 | 32
type Radius = 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 'round'
/** A brand's role for text. */
type Tone = 'text' | 'text-dim' | 'accent-text' | 'win' | 'loss' | 'warn' | 'info'

/** How a box places what it holds, sets its text and looks: each a class of the styles beside this file, which a module's overrule. */
interface LayoutProps {
  /** A row that stands in a line of text. */
  readonly inline?: boolean
  readonly gap?: Gap
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  readonly justify?: 'center' | 'end' | 'between'
  readonly wraps?: boolean
  /** Takes the room that is left and may become narrower than its contents. */
  readonly grow?: boolean
  /** Columns of equal width. */
  readonly columns?: 1 | 2 | 3 | 5 | 6
  /** Centres what a grid holds both ways. */
  readonly centred?: boolean
  readonly pad?: Pad
  readonly padX?: PadX
  readonly padY?: PadY
  readonly mt?: Above
  readonly mb?: Below
  /** With the line height that belongs to it; `leading` says another. */
  readonly size?: TextSize
  readonly leading?: TextLeading
  readonly weight?: 400 | 500 | 600 | 700 | 800
  readonly tone?: Tone
  readonly text?: 'start' | 'center' | 'end'
  readonly nowrap?: boolean
  /** One line that ends in an ellipsis where it does not fit. */
  readonly truncate?: boolean
  /** The brand's surface, from the page (0) to what lies uppermost (3). */
  readonly level?: 0 | 1 | 2 | 3
  readonly edge?: boolean
  readonly radius?: Radius
}

type Tag = keyof JSX.IntrinsicElements

type BoxProps<T extends Tag> = LayoutProps & { readonly as?: T } & Omit<ComponentProps<T>, keyof LayoutProps>

const LAYOUT: ReadonlySet<string> = new Set<keyof LayoutProps>([
  ...(['inline', 'gap', 'align', 'justify', 'wraps', 'grow', 'columns', 'centred'] as const),
  ...(['pad', 'padX', 'padY', 'mt', 'mb', 'level', 'edge', 'radius'] as const),
  ...(['size', 'leading', 'weight', 'tone', 'text', 'nowrap', 'truncate'] as const),
])

function box(tag: Tag, base: string, { className, ...props }: Record<string, unknown>): ReactElement {
  const names = [base, className]
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props))
    if (!LAYOUT.has(name)) attributes[name] = value
    else if (value === true) names.push(name)
    else if (value !== false && value !== undefined) names.push(`${name}-${value}`)
  return createElement(tag, { ...attributes, className: names.filter(Boolean).join(' ') })
}

/** Side by side. */
export const Row = <T extends Tag = 'div'>({ as, ...props }: BoxProps<T>) => box(as ?? 'div', 'row', props)

/** One below the other. */
export const Stack = <T extends Tag = 'div'>({ as, ...props }: BoxProps<T>) => box(as ?? 'div', 'stack', props)

/** In rows and columns. */
export const Grid = <T extends Tag = 'div'>({ as, ...props }: BoxProps<T>) => box(as ?? 'div', 'grid', props)

/** Words of one size, weight and tone. */
export const Text = <T extends Tag = 'span'>({ as, ...props }: BoxProps<T>) => box(as ?? 'span', '', props)

/** A plane with its ground, edge and corners. */
export const Surface = <T extends Tag = 'div'>({ as, ...props }: BoxProps<T>) => box(as ?? 'div', '', props)
