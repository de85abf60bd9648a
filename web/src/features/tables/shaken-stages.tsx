import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { Cube } from '@croupier/kit/art/dice.tsx'
import type { DieValue } from '@croupier/kit/art/dice.tsx'
import type { CSSProperties, ReactNode } from 'react'
import type { StageProps } from './layout.ts'
import classes from './shaken-stages.module.css'

const numbersOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : []

/** Three dice below a glass dome. `face` draws what stands on a die in place of pips. */
export function DomeStage({ events, last, face }: StageProps & { readonly face?: (value: number) => ReactNode }) {
  const thrown = events.find(({ kind }) => kind === 'dice')
  const dice = thrown ? numbersOf(thrown['dice']) : lying(last)
  return (
    <Grid centred className={classes.dome} data-fresh={thrown?.fresh || undefined} data-open={thrown !== undefined}>
      <span className={classes.plate} />
      <Row as="span" gap={2} className={classes.dice}>
        {dice.map((value, at) => (
          // Dice of a throw have nothing but their place; another throw is another set of dice.
          <Grid
            key={`${thrown?.at} ${at}`}
            as="span"
            centred
            className={classes.die}
            style={{ '--at': at } as CSSProperties}
          >
            {face ? face(value) : <Cube value={value as DieValue} size={84} />}
          </Grid>
        ))}
      </Row>
      <span className={classes.glass} />
    </Grid>
  )
}

/** The dice of the throw before lie below the dome until they are shaken again. */
const lying = (last: StageProps['last']): readonly number[] =>
  last && /^[1-6]( [1-6])+$/.test(last.score) ? last.score.split(' ').map(Number) : []

/** Four coins on a plate. */
export function CoinStage({ events }: StageProps) {
  const thrown = events.find(({ kind }) => kind === 'coins')
  const coins = Array.isArray(thrown?.['coins']) ? thrown['coins'] : []
  return (
    <Grid centred className={classes.bowl} data-fresh={thrown?.fresh || undefined} data-open={thrown !== undefined}>
      <span className={classes.plate} />
      <Row as="span" gap={10} className={classes.coins}>
        {coins.map((red, at) => (
          // Coins of a throw have nothing but their place.
          <i key={at} className={classes.coin} data-red={red === true || undefined} />
        ))}
      </Row>
      <span className={classes.lid} />
    </Grid>
  )
}

const beadRows = 4

/** Beads in rows of four; the last row is what counts. */
export function BeadStage({ events }: StageProps) {
  const counted = events.findLast(({ kind }) => kind === 'beads')
  const count = typeof counted?.['count'] === 'number' ? counted['count'] : 0
  const rest = typeof counted?.['rest'] === 'number' ? counted['rest'] : 0
  return (
    // React's type of a style does not know custom properties.
    <Row
      gap={4}
      justify="center"
      className={classes.beads}
      style={{ '--columns': Math.max(1, Math.ceil(count / beadRows)) } as CSSProperties}
      data-fresh={counted?.fresh || undefined}
      data-open={counted !== undefined}
    >
      {Array.from({ length: count }, (_, at) => (
        // Beads have nothing but their place.
        <i
          key={at}
          className={classes.bead}
          data-rest={at >= count - rest || undefined}
          style={{ '--at': at } as CSSProperties}
        />
      ))}
      <span className={classes.lid} />
    </Row>
  )
}
