import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Dice } from '../die-face.tsx'
import type { Cell, PlanProps, StageProps, TableLayout } from '../layout.ts'
import { DomeStage } from '../shaken-stages.tsx'
import { numbersIn } from '@croupier/kit/spot-name.ts'
import { rowOf, upTo } from './rows.ts'
import { SicboPast } from './sicbo-past.tsx'
import classes from './sicbo.module.css'

const Stage = (props: StageProps) => <DomeStage {...props} />

const faces = upTo(1, 6)
const pairs = faces.flatMap((one) => faces.filter((two) => two > one).map((two) => [one, two] as const))
const choose = (many: number, from = 1): number[][] =>
  many === 0 ? [[]] : upTo(from, 6).flatMap((one) => choose(many - 1, one + 1).map((rest) => [one, ...rest]))

const diced = (spot: string, values: readonly number[], size: number): Cell => ({
  spot,
  face: <Dice values={values} size={size} />,
})
const covering = (spot: string, size: number) => diced(spot, numbersIn(spot), size)

/** Small or big, with the totals that it covers. */
function Side({ spot, totals }: { readonly spot: string; readonly totals: string }) {
  const t = useWords('tables')
  return (
    <Grid as="span" size={15} leading={18} weight={700} className={classes.side}>
      <b>{t(`spot.${spot}`)}</b>
      <Text size={12} weight={600} className="num">
        {totals}
      </Text>
    </Grid>
  )
}

function AnyTriple() {
  const t = useWords('tables')
  return (
    <Grid as="span" gap={4} size={15} leading={18} weight={700} className={classes.any}>
      <b>{t('spot.any_triple')}</b>
      <Dice values={faces} size={20} />
    </Grid>
  )
}

const low = upTo(1, 3)
const high = upTo(4, 6)
const totals = upTo(4, 17)
const small: Cell = { spot: 'small', tone: 'blue', face: <Side spot="small" totals="4 – 10" /> }
const big: Cell = { spot: 'big', tone: 'red', face: <Side spot="big" totals="11 – 17" /> }
const anyTriple: Cell = { spot: 'any_triple', tone: 'green', face: <AnyTriple /> }
const doubleOf = (face: number) => diced(`double_${face}`, [face, face], 22)
const tripleOf = (face: number) => diced(`triple_${face}`, [face, face, face], 22)
const doubles = [low.map(doubleOf), high.map(doubleOf)] as const
const triples = [low.map(tripleOf), high.map(tripleOf)] as const
const sums: readonly Cell[] = [
  { spot: 'odd' },
  ...totals.map((total) => ({ spot: `total_${total}` })),
  { spot: 'even' },
]
const twos = pairs.map(([one, two]) => covering(`two_${one}_${two}`, 22))
const numbers = faces.map((face) => diced(`number_${face}`, [face], 34))

/** The board in four bands: the sides with doubles and triples between them, the totals, the pairs of two, and the numbers. */
function Plan({ spotAt, part }: PlanProps) {
  const shows = (name: string) => part === undefined || part === name
  const group = (name: string, cells: readonly Cell[], columns?: 3 | 5 | 6, size: 'small' | 'middle' = 'small') => (
    <Grid gap={6} {...(columns && { columns })} className={classes[name]}>
      {cells.map((cell) => spotAt(cell, size))}
    </Grid>
  )
  return (
    <Grid gap={6} className={classes.place}>
      <Grid gap={6} className={classes.sides} data-part={part}>
        {shows('main') ? spotAt(small, 'large') : null}
        {shows('pairs') ? group('doublesLow', doubles[0], 3) : null}
        {shows('pairs') ? group('triplesLow', triples[0], 3) : null}
        {shows('main') ? spotAt(anyTriple, 'large') : null}
        {shows('pairs') ? group('triplesHigh', triples[1], 3) : null}
        {shows('pairs') ? group('doublesHigh', doubles[1], 3) : null}
        {shows('main') ? spotAt(big, 'large') : null}
      </Grid>
      {shows('main') ? group('totals', sums, undefined, 'middle') : null}
      {shows('pairs') ? group('pairs', twos, 5, 'middle') : null}
      {shows('main') ? group('numbers', numbers, 6) : null}
    </Grid>
  )
}

const sided = ['small', 'big', 'any_triple', 'odd', 'even']

/** Sic bo: the board in four bands, then what three dice may show together. */
export const sicboLayout: TableLayout = {
  felt: 'burgundy',
  aside: true,
  Stage,
  Plan,
  planned: [
    ...sided,
    ...faces.flatMap((face) => [`double_${face}`, `triple_${face}`, `number_${face}`]),
    ...totals.map((total) => `total_${total}`),
    ...pairs.map(([one, two]) => `two_${one}_${two}`),
  ],
  Past: SicboPast,
  parts: ['main', 'pairs', 'three', 'mixed'],
  road: { banker: 'big', player: 'small', tie: 'any_triple' },
  called: ({ won }) => won,
  said: ({ won, score }, t) => {
    const dice = score.split(' ').map(Number)
    const sum = dice.reduce((total, value) => total + value, 0)
    return `${sum} · ${won.map((spot) => t(`spot.${spot}`)).join(', ')} · ${dice.join(' + ')}`
  },
  rows: [
    rowOf('three', {
      part: 'three',
      size: 'small',
      least: 66,
      headed: true,
      cells: choose(3).map((each) => covering(`three_${each.join('_')}`, 15)),
    }),
    rowOf('pair', {
      part: 'mixed',
      size: 'small',
      least: 66,
      headed: true,
      cells: faces.flatMap((one) =>
        faces.filter((two) => two !== one).map((two) => diced(`pair_${one}_${two}`, [one, one, two], 15)),
      ),
    }),
    rowOf('four', {
      part: 'three',
      size: 'small',
      least: 66,
      headed: true,
      cells: choose(4).map((each) => covering(`four_${each.join('_')}`, 14)),
    }),
  ],
}
