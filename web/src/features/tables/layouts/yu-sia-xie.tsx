import { useWords } from '@croupier/kit/words.ts'
import type { StageProps, TableLayout } from '../layout.ts'
import { DomeStage } from '../shaken-stages.tsx'
import classes from './faces.module.css'
import { rowOf } from './rows.ts'

const FACES = ['fish', 'prawn', 'gourd', 'coin', 'crab', 'rooster'] as const
const faceOf = (value: number) => FACES[value - 1] ?? 'fish'
const COLOURS = ['red', 'green', 'blue'] as const

function Face({ value }: { readonly value: number }) {
  const t = useWords('tables')
  const face = faceOf(value)
  return (
    <span className={classes.face} data-face={face}>
      {t(`face.${face}`)}
    </span>
  )
}

const die = (value: number) => <Face value={value} />

const Stage = (props: StageProps) => <DomeStage {...props} face={die} />

const chosen = (many: number, from = 0): string[][] =>
  many === 0
    ? [[]]
    : FACES.slice(from).flatMap((face, at) => chosen(many - 1, from + at + 1).map((rest) => [face, ...rest]))

/** Fish, prawn and crab: six faces, then what three dice may show together. */
export const yuSiaXieLayout: TableLayout = {
  felt: 'burgundy',
  Stage,
  die,
  called: ({ won }) => won,
  said: ({ score }, t) =>
    score
      .split(' ')
      .map((value) => t(`face.${faceOf(Number(value))}`))
      .join(' · '),
  rows: [
    rowOf('single', { size: 'large', least: 104, cells: FACES.map((face) => `single_${face}`) }),
    rowOf('colours', {
      size: 'middle',
      least: 100,
      cells: [
        ...COLOURS.map((colour) => `all_${colour}`),
        { spot: 'one_colour', tone: 'green' },
        ...COLOURS.map((colour) => `pair_${colour}`),
        { spot: 'any_triple', tone: 'green' },
      ],
    }),
    rowOf('doubles', { size: 'small', least: 100, cells: FACES.map((face) => `double_${face}`) }),
    rowOf('triples', { size: 'small', least: 100, cells: FACES.map((face) => `triple_${face}`) }),
    rowOf('two', { size: 'small', least: 100, cells: chosen(2).map((faces) => `two_${faces.join('_')}`) }),
    rowOf('three', { size: 'small', least: 130, cells: chosen(3).map((faces) => `three_${faces.join('_')}`) }),
  ],
}
