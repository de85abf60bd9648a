import { Dice } from '../die-face.tsx'
import type { Cell, StageProps, TableLayout } from '../layout.ts'
import { numbersIn } from '../spot-name.ts'
import { DomeStage } from '../shaken-stages.tsx'
import { rowOf, upTo } from './rows.ts'

const Stage = (props: StageProps) => <DomeStage {...props} />

const faces = upTo(1, 6)
const pairs = faces.flatMap((one) => faces.filter((two) => two > one).map((two) => [one, two] as const))
const choose = (many: number, from = 1): number[][] =>
  many === 0 ? [[]] : upTo(from, 6).flatMap((one) => choose(many - 1, one + 1).map((rest) => [one, ...rest]))

const times = { triple: 3, double: 2, number: 1 } as const

const diced = (spot: string, values: readonly number[], size = 20): Cell => ({
  spot,
  face: <Dice values={values} size={size} />,
})
const same = (kind: keyof typeof times): Cell[] =>
  faces.map((face) =>
    diced(
      `${kind}_${face}`,
      Array.from({ length: times[kind] }, () => face),
      kind === 'number' ? 30 : 20,
    ),
  )
const covering = (spot: string) => diced(spot, numbersIn(spot), 16)

/** Sic bo: small and big at the edges, then doubles and triples, totals, pairs of two, and the numbers. */
export const sicboLayout: TableLayout = {
  felt: 'burgundy',
  Stage,
  road: { banker: 'big', player: 'small', tie: 'any_triple' },
  called: ({ won }) => won,
  rows: [
    rowOf('main', {
      size: 'large',
      least: 62,
      cells: [
        { spot: 'small', tone: 'blue' },
        'odd',
        { spot: 'any_triple', tone: 'green' },
        'even',
        { spot: 'big', tone: 'red' },
      ],
    }),
    rowOf('totals', { size: 'middle', least: 46, cells: upTo(4, 17).map((total) => `total_${total}`) }),
    rowOf('doubles', { size: 'small', least: 56, cells: same('double') }),
    rowOf('triples', { size: 'small', least: 80, cells: same('triple') }),
    rowOf('two', { size: 'small', least: 56, cells: pairs.map(([one, two]) => covering(`two_${one}_${two}`)) }),
    rowOf('numbers', { size: 'middle', least: 100, cells: same('number') }),
    rowOf('three', { size: 'small', least: 64, cells: choose(3).map((each) => covering(`three_${each.join('_')}`)) }),
    rowOf('pair', {
      size: 'small',
      least: 64,
      cells: faces.flatMap((one) =>
        faces.filter((two) => two !== one).map((two) => diced(`pair_${one}_${two}`, [one, one, two], 16)),
      ),
    }),
    rowOf('four', { size: 'small', least: 84, cells: choose(4).map((each) => covering(`four_${each.join('_')}`)) }),
  ],
}
