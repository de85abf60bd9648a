import { Grid } from '@croupier/kit/layout/layout.tsx'
import { chosenMax } from '@croupier/engine/instant/keno.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useRef } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { allNumbers } from './draw.ts'
import classes from './keno-board.module.css'

interface KenoBoardProps {
  readonly chosen: readonly number[]
  /** The numbers drawn, in their order; none before there is a round. */
  readonly drawn: readonly number[]
  /** Which round they belong to: another one is shown afresh. */
  readonly roundId: string | undefined
  readonly moving: boolean
  /** Absent where nothing may be chosen. */
  readonly onToggle?: (number: number) => void
}

const columns = 8

/** Forty numbers: those chosen are gold, those drawn light up one after the other, a gem where both meet. */
export function KenoBoard({ chosen, drawn, roundId, moving, onToggle }: KenoBoardProps) {
  const t = useWords('instant')
  const grid = useRef<HTMLDivElement>(null)
  const full = chosen.length >= chosenMax
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key]
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    if (by === undefined || at === -1) return
    event.preventDefault()
    buttons[at + by]?.focus()
  }
  return (
    <Grid gap={6} ref={grid} className={classes.board} role="group" aria-label={t('keno_board')}>
      {allNumbers.map((number) => {
        const at = drawn.indexOf(number)
        const isChosen = chosen.includes(number)
        // React's type of a style does not know custom properties.
        const style = { '--at': at } as CSSProperties
        const blocked = !onToggle || (full && !isChosen)
        return (
          <Grid
            key={`${number}.${at === -1 ? '' : roundId}`}
            as="button"
            centred
            size={15}
            weight={700}
            radius={8}
            type="button"
            className={`num ${classes.number}`}
            style={style}
            data-chosen={isChosen || undefined}
            data-drawn={at === -1 ? undefined : isChosen ? 'hit' : 'miss'}
            data-moving={moving || undefined}
            aria-pressed={isChosen}
            aria-disabled={blocked}
            aria-label={at === -1 || moving ? undefined : t(isChosen ? 'keno_hit' : 'keno_drawn', { number })}
            onKeyDown={walk}
            onClick={() => (blocked ? undefined : onToggle(number))}
          >
            {number}
          </Grid>
        )
      })}
    </Grid>
  )
}
