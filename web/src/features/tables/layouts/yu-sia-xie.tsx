import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { CSSProperties } from 'react'
import { faceOf, FACES } from '@croupier/kit/faces.ts'
import type { FaceName } from '@croupier/kit/faces.ts'
import type { Cell, StageProps, TableLayout } from '../layout.ts'
import { DomeStage } from '../shaken-stages.tsx'
import classes from './faces.module.css'
import { rowOf } from './rows.ts'

/** By which three colours the six are told apart. */
const COLOURS = ['red', 'green', 'blue'] as const
const EDGES = ['var(--red-54)', 'var(--green-52)', 'var(--blue-52)'] as const

function Face({ value }: { readonly value: number }) {
  const t = useWords('tables')
  const face = faceOf(value)
  // React's type of a style does not know custom properties.
  const style = { '--colour': EDGES[(value - 1) % EDGES.length] } as CSSProperties
  return (
    <Grid as="span" centred radius={12} className={classes.face} style={style}>
      <ThingArt name={face} size={48} />
      <span className="sr-only">{t(`face.${face}`)}</span>
    </Grid>
  )
}

const die = (value: number) => <Face value={value} />

const Stage = (props: StageProps) => <DomeStage {...props} face={die} />

const chosen = (many: number, from = 0): FaceName[][] =>
  many === 0
    ? [[]]
    : FACES.slice(from).flatMap((face, at) => chosen(many - 1, from + at + 1).map((rest) => [face, ...rest]))

/** A spot that is known by the pictures it covers. */
const pictured = (spot: string, faces: readonly FaceName[]): Cell => ({
  spot,
  face: (
    <Row as="span" gap={2} justify="center" className={classes.several}>
      {faces.map((face, at) => (
        // Of the same face there may be several.
        <ThingArt key={at} name={face} size={24} />
      ))}
    </Row>
  ),
})

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
  parts: ['main', 'pairs', 'three'],
  rows: [
    rowOf('single', {
      part: 'main',
      size: 'large',
      least: 104,
      cells: FACES.map((face) => ({ spot: `single_${face}`, art: face })),
    }),
    rowOf('colours', {
      part: 'main',
      size: 'middle',
      least: 80,
      cells: [
        ...COLOURS.map((colour) => `all_${colour}`),
        { spot: 'one_colour', tone: 'green' },
        ...COLOURS.map((colour) => `pair_${colour}`),
        { spot: 'any_triple', tone: 'green' },
      ],
    }),
    rowOf('doubles', {
      part: 'pairs',
      size: 'small',
      least: 54,
      cells: FACES.map((face) => pictured(`double_${face}`, [face, face])),
    }),
    rowOf('triples', {
      part: 'three',
      size: 'small',
      least: 104,
      cells: FACES.map((face) => pictured(`triple_${face}`, [face, face, face])),
    }),
    rowOf('two', {
      part: 'pairs',
      size: 'small',
      least: 62,
      cells: chosen(2).map((faces) => pictured(`two_${faces.join('_')}`, faces)),
    }),
    rowOf('three', {
      part: 'three',
      size: 'small',
      least: 66,
      cells: chosen(3).map((faces) => pictured(`three_${faces.join('_')}`, faces)),
    }),
  ],
}
