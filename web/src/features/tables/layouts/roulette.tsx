import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { isRedNumber, roulette } from '@croupier/engine/tables/roulette.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { useNarrow } from '../../../parts/page/narrow.ts'
import type { Cell, PlanProps, SpotRenderer, TableLayout } from '../layout.ts'
import { numbersIn } from '@croupier/kit/spot-name.ts'
import { useHeardKeys } from '../use-table-keys.ts'
import { WheelStage } from '../wheel-stage.tsx'
import { Racetrack } from './racetrack.tsx'
import classes from './roulette.module.css'
import { RoulettePast } from './roulette-past.tsx'
import { upTo } from './rows.ts'

const keys = roulette.spots('STANDARD').map(({ key }) => key)
const inside = keys.filter((key) => /^(split|street|trio|corner|first_four|line)_/.test(key))
const dozens = upTo(1, 3).map((dozen) => `dozen_${dozen}`)
const columns = [3, 2, 1].map((column) => `column_${column}`)

/** Where a number lies: columns of three from the left, the third of each on top. */
const placeOf = (number: number) => ({ x: Math.ceil(number / 3) - 0.5, y: 2.5 - ((number - 1) % 3) })

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

/** Where a bet on these numbers is laid: on the line or the corner that they share. */
function pointOf(spot: string): { readonly x: number; readonly y: number } {
  const numbers = numbersIn(spot)
  const places = numbers.filter((number) => number > 0).map(placeOf)
  const x = numbers.includes(0) ? 0 : mean(places.map((place) => place.x))
  return { x, y: /^(street|line|first_four)/.test(spot) ? 3 : mean(places.map((place) => place.y)) }
}

// React's type of a style does not know custom properties.
const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ '--x': x, '--y': y }) as CSSProperties

/** The layout of numbers and the racetrack: side by side with the wheel on a wide screen, one of both on a phone. */
function Plan({ spotAt, ...calling }: PlanProps) {
  const t = useWords('tables')
  const narrow = useNarrow(900)
  const [shown, setShown] = useState<'numbers' | 'racetrack'>('numbers')
  const field = useRef<HTMLInputElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const lead = (to: () => HTMLElement | null | undefined) => {
    setShown('racetrack')
    requestAnimationFrame(() => to()?.focus())
  }
  useHeardKeys({
    n: () => lead(() => field.current),
    t: () => lead(() => track.current?.querySelector<HTMLElement>('[data-number]')),
  })
  return (
    <>
      {narrow ? (
        <Segments
          label={t('bets_shown')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'numbers', label: t('numbers') },
            { value: 'racetrack', label: t('racetrack') },
          ]}
        />
      ) : null}
      {narrow && shown === 'racetrack' ? null : <Numbers spotAt={spotAt} />}
      {narrow && shown === 'numbers' ? null : (
        <div ref={track}>
          <Racetrack field={field} {...calling} />
        </div>
      )}
    </>
  )
}

// Made once, so that a spot that has not changed is not drawn anew.
const faced = (spot: string, cell: Omit<Cell, 'spot'>): Cell => ({ spot, ...cell })
const zero = faced('straight_0', {
  tone: 'green',
  face: (
    <Text as="b" size={16} weight={800} className={classes.number}>
      0
    </Text>
  ),
})
const straights = upTo(1, 36).map((number) => ({
  number,
  cell: faced(`straight_${number}`, {
    tone: isRedNumber(number) ? 'red' : 'black',
    face: (
      <Text as="b" size={16} weight={800} className={classes.number}>
        {number}
      </Text>
    ),
  }),
}))
const dot = <i className={classes.dot} />
const twoToOne = (
  <Text as="b" size={14} className={classes.word}>
    2:1
  </Text>
)

function Numbers({ spotAt }: { readonly spotAt: SpotRenderer }) {
  return (
    <Grid gap={2} className={classes.plan}>
      <div className={classes.zero}>{spotAt(zero, 'bare')}</div>
      <div className={classes.numbers}>
        {straights.map(({ number, cell }) => (
          <div key={number} className={classes.cell} style={at(placeOf(number))}>
            {spotAt(cell, 'bare')}
          </div>
        ))}
        {inside.map((spot) => (
          <div key={spot} className={classes.point} style={at(pointOf(spot))}>
            {spotAt({ spot, face: dot }, 'bare')}
          </div>
        ))}
      </div>
      <Grid gap={2} className={classes.columns}>
        {columns.map((spot) => (
          <div key={spot}>{spotAt({ spot, face: twoToOne }, 'bare')}</div>
        ))}
      </Grid>
      <Grid gap={2} className={classes.dozens}>
        {dozens.map((spot) => (
          <div key={spot}>{spotAt({ spot }, 'bare')}</div>
        ))}
      </Grid>
      <Grid gap={2} className={classes.chances}>
        {chances.map((cell) => (
          <div key={cell.spot}>{spotAt(cell, 'bare')}</div>
        ))}
      </Grid>
    </Grid>
  )
}

function Diamond({ tone }: { readonly tone: 'red' | 'black' }) {
  return (
    <svg viewBox="0 0 76 36" className={classes.diamond} data-tone={tone} aria-hidden>
      <path d="M2 18L38 2l36 16-36 16z" />
    </svg>
  )
}

const chances: readonly Cell[] = [
  { spot: 'low' },
  { spot: 'even' },
  { spot: 'red', face: <Diamond tone="red" /> },
  { spot: 'black', face: <Diamond tone="black" /> },
  { spot: 'odd' },
  { spot: 'high' },
]

/** Roulette: the wheel, the layout of numbers with every bet between them, the even chances and the racetrack. */
export const rouletteLayout: TableLayout = {
  felt: 'green',
  beside: true,
  Stage: WheelStage,
  Plan,
  Past: RoulettePast,
  planned: [
    ...upTo(0, 36).map((number) => `straight_${number}`),
    ...inside,
    ...columns,
    ...dozens,
    ...chances.map(({ spot }) => spot),
  ],
  called: ({ won }) => won.slice(1),
  rows: [],
}
