import { type ComponentProps, createElement, type CSSProperties, type JSX, type ReactElement } from 'react'
import './layout.css'

// Pixels at the usual size of text, of the scale in `kit/theme/scale.css`.
export type Space = 0 | 1 | 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32 | 40 | 48 | 64
type Size = 16 | 20 | 24 | 28 | 32 | 36 | 40 | 44 | 48 | 56 | 64
type TextSize = 11 | 12 | 13 | 14 | 15 | 16 | 18 | 20 | 22 | 24 | 28 | 32 | 40 | 48
type TextLeading = 14 | 16 | 18 | 20 | 22 | 24 | 26 | 28 | 32 | 36 | 40 | 48
type Radius = 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 'round'
/** A brand's role for text. */
type Tone = 'text' | 'text-dim' | 'accent-text' | 'win' | 'loss' | 'warn' | 'info'

/**
 * How a box places what it holds, sets its text and looks: each a class of the styles beside this file, which a module's
 * overrule. How much stands at the element, as the property that its class reads.
 */
interface LayoutProps {
  /** A row that stands in a line of text. */
  readonly inline?: boolean
  readonly block?: boolean
  readonly gap?: Space
  /** Between columns. */
  readonly gapX?: Space
  /** Between rows. */
  readonly gapY?: Space
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  readonly justify?: 'center' | 'end' | 'between'
  readonly wraps?: boolean
  /** Takes the room that is left and may become narrower than its contents. */
  readonly grow?: boolean
  /** Neither grows nor shrinks. */
  readonly firm?: boolean
  /** As wide as what holds it. */
  readonly wide?: boolean
  /** Stands at the end of its row, whatever room is left before it. */
  readonly atEnd?: boolean
  /** Columns of equal width. */
  readonly columns?: number
  /** Centres what a grid holds both ways. */
  readonly centred?: boolean
  readonly pad?: Space
  readonly padX?: Space
  readonly padY?: Space
  readonly mt?: Space
  readonly mb?: Space
  readonly tall?: Size
  /** At least so high. */
  readonly least?: Size
  /** As wide as it is high. */
  readonly square?: Size
  /** Where what is placed by its own style is counted from. */
  readonly anchor?: boolean
  readonly clips?: boolean
  /** With the line height that belongs to it; `leading` says another. */
  readonly size?: TextSize
  readonly leading?: TextLeading
  readonly weight?: 400 | 500 | 600 | 700 | 800
  readonly tone?: Tone
  readonly text?: 'start' | 'center' | 'end'
  readonly nowrap?: boolean
  /** Figures of equal width. */
  readonly num?: boolean
  /** Lines of about equal length. */
  readonly balanced?: boolean
  /** Breaks within a word rather than overflow. */
  readonly breaks?: boolean
  /** One line that ends in an ellipsis where it does not fit. */
  readonly truncate?: boolean
  /** The brand's surface, from the page (0) to what lies uppermost (3). */
  readonly level?: 0 | 1 | 2 | 3
  readonly edge?: boolean
  readonly edgeAbove?: boolean
  readonly edgeBelow?: boolean
  readonly radius?: Radius
}

type Tag = keyof JSX.IntrinsicElements

type BoxProps<T extends Tag> = LayoutProps & { readonly as?: T } & Omit<ComponentProps<T>, keyof LayoutProps>

/** The line height that belongs to a size of text. */
const LEADING: Readonly<Record<TextSize, TextLeading>> = {
  11: 14,
  12: 16,
  13: 18,
  14: 20,
  15: 20,
  16: 24,
  18: 24,
  20: 28,
  22: 28,
  24: 32,
  28: 36,
  32: 40,
  40: 48,
  48: 48,
}

const by = (scale: string | undefined, ...names: readonly (keyof LayoutProps)[]) =>
  names.map((name) => [name, scale] as const)

/** The scale that each property takes its values from; those of none say what they mean. */
const SCALES: ReadonlyMap<string, string | undefined> = new Map([
  ...by(undefined, 'inline', 'block', 'align', 'justify', 'wraps', 'grow', 'firm', 'wide', 'atEnd'),
  ...by(undefined, 'columns', 'centred', 'anchor', 'clips', 'weight', 'tone', 'text', 'nowrap', 'num'),
  ...by(undefined, 'balanced', 'breaks', 'truncate', 'edge', 'edgeAbove', 'edgeBelow'),
  ...by('space', 'gap', 'gapX', 'gapY', 'pad', 'padX', 'padY', 'mt', 'mb'),
  ...by('size', 'tall', 'least', 'square'),
  ...by('text', 'size'),
  ...by('leading', 'leading'),
  ...by('surface', 'level'),
  ...by('radius', 'radius'),
])

function measured(name: string, value: string): string {
  if (name === 'tone') return `var(--${value})`
  if (value === 'between') return 'space-between'
  const scale = SCALES.get(name)
  return scale ? `var(--${scale}-${value})` : value
}

function box(tag: Tag, base: string, { className, style, ...given }: Record<string, unknown>): ReactElement {
  const leading = given.leading ?? LEADING[given.size as TextSize]
  const names = [base, className]
  const attributes: Record<string, unknown> = {}
  const measures: Record<string, unknown> = {}
  for (const [name, value] of Object.entries({ ...given, leading }))
    if (!SCALES.has(name)) attributes[name] = value
    else if (value !== false && value !== undefined) {
      names.push(name)
      if (value !== true) measures[`--box-${name}`] = measured(name, String(value))
    }
  return createElement(tag, {
    ...attributes,
    className: names.filter(Boolean).join(' '),
    style: { ...measures, ...(style as CSSProperties | undefined) },
  })
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
