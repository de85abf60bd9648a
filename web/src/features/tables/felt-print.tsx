import type { Spot } from '@croupier/engine/tables/table-game.ts'
import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { memo, useId } from 'react'
import { useDecimal } from '../../parts/play/use-decimal.ts'
import { ChipTray } from './chip-tray.tsx'
import classes from './felt-print.module.css'
import { printedName, printedRules, printedText } from './felt-prints.ts'
import type { TableLayout } from './layout.ts'
import type { LiveTable } from './use-live-table.ts'

interface FeltPrintProps {
  readonly table: Pick<LiveTable, 'gameCode' | 'name'>
  readonly layout: Pick<TableLayout, 'beside' | 'aside'>
  readonly spots: readonly Spot[]
}

/** What is printed in the cloth: the house, the table's name and its rules on arcs; and the tray at the dealer's edge. Decoration. */
export const FeltPrint = ({ table: { gameCode, name }, layout: { beside, aside }, spots }: FeltPrintProps) => (
  <Print gameCode={gameCode} name={name} spots={spots} place={beside ? 'beside' : aside ? 'aside' : 'above'} />
)

interface PrintProps {
  readonly gameCode: string
  readonly name: string
  readonly spots: readonly Spot[]
  /** Where what happens stands: above the bed, beside it, or in a corner. */
  readonly place: 'above' | 'beside' | 'aside'
}

// Drawn once, not with every second of the countdown.
const Print = memo(function Print({ gameCode, name, spots, place }: PrintProps) {
  const t = useWords('tables')
  const decimal = useDecimal()
  const { logo, name: house } = useBrand()
  const rules = printedRules(gameCode, spots).map((rule) => printedText(t, decimal, rule))
  const stacked = gameCode === 'BLACKJACK'
  return (
    <>
      {place === 'above' ? (
        <>
          <ChipTray className={classes.tray} />
          <Rim left={house} right={printedName(name)} />
        </>
      ) : null}
      {rules.length > 0 ? (
        <div className={classes.print} data-place={place} data-stacked={stacked || undefined} aria-hidden>
          {place !== 'above' ? <Arc rules={rules} /> : stacked ? <Stacked rules={rules} /> : <Split rules={rules} />}
          <span className={classes.mark}>
            <BrandMark logo={logo} size={30} />
          </span>
        </div>
      ) : null}
    </>
  )
})

interface RulesProps {
  readonly rules: readonly string[]
}

interface OnPathProps {
  readonly d: string
  readonly texts: readonly {
    readonly text: string
    readonly at: string
    readonly size: number
    readonly anchor?: 'start' | 'end'
  }[]
}

/** Texts along a line, each with its middle at a share of it, or the end that is named. */
function OnPath({ d, texts }: OnPathProps) {
  const id = useId()
  return (
    <>
      <path id={id} d={d} fill="none" />
      {texts.map(({ text, at, size, anchor }) => (
        <text key={at} className={classes.text} fontSize={size} textAnchor={anchor ?? 'middle'}>
          <textPath href={`#${id}`} startOffset={at}>
            {text}
          </textPath>
        </text>
      ))}
    </>
  )
}

/** One rule at each side of the hands, on a curve that hangs under them. */
const Split = ({ rules }: RulesProps) => (
  <svg className={classes.split} viewBox="0 0 1100 110">
    <path className={classes.line} d="M20 52Q550 142 1080 52M20 22Q550 112 1080 22" />
    <OnPath
      d="M20 42Q550 132 1080 42"
      texts={rules.map((text, at) => ({ text, at: rules.length === 1 ? '24%' : at === 0 ? '24%' : '76%', size: 17 }))}
    />
  </svg>
)

/** The rules under each other across the cloth, the first one large. */
const Stacked = ({ rules }: RulesProps) => (
  <svg className={classes.stacked} viewBox="0 0 1000 170">
    <OnPath d="M60 6Q500 128 940 6" texts={rules.slice(0, 1).map((text) => ({ text, at: '50%', size: 36 }))} />
    <path className={classes.line} d="M60 22Q500 144 940 22M90 66Q500 182 910 66" />
    <OnPath d="M90 52Q500 168 910 52" texts={rules.slice(1, 2).map((text) => ({ text, at: '50%', size: 20 }))} />
  </svg>
)

/** A rule on a short arc, below a wheel or a dome. */
const Arc = ({ rules }: RulesProps) => (
  <svg className={classes.arc} viewBox="0 0 400 56">
    <path className={classes.line} d="M20 24Q200 76 380 24" />
    <OnPath d="M20 14Q200 66 380 14" texts={rules.slice(0, 1).map((text) => ({ text, at: '50%', size: 18 }))} />
  </svg>
)

interface RimProps {
  readonly left: string
  readonly right: string
}

/** The house and the table inside of the rim, at both sides of the dealer: however long they are, clear of the tray. */
const Rim = ({ left, right }: RimProps) => (
  <svg className={classes.rim} viewBox="0 0 1440 200" aria-hidden>
    <OnPath
      d="M140 166A880 264 0 0 1 1300 166"
      texts={[
        { text: left, at: '35%', size: 17, anchor: 'end' },
        { text: right, at: '65%', size: 17, anchor: 'start' },
      ]}
    />
  </svg>
)
