import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { Cube } from '@croupier/kit/art/dice.tsx'
import type { DieValue } from '@croupier/kit/art/dice.tsx'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { targetOf } from '@croupier/engine/instant/dice.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconGripVertical } from '@tabler/icons-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import classes from './dice-track.module.css'
import { choicesByTarget } from './odds.ts'
import type { RollEvent } from './roll.ts'
import type { DiceChoice } from './use-dice-choice.ts'

interface DiceTrackProps {
  readonly choice: Pick<DiceChoice, 'choices' | 'profile'> & Partial<Pick<DiceChoice, 'choose'>>
  readonly last: RollEvent | undefined
  readonly asking: boolean
}

const marks = [0, 25, 50, 75, 100]

/** The track from 0 to 100: red loses, green wins, the handle is the target, the cube stands over the roll. */
export function DiceTrack({ choice, last, asking }: DiceTrackProps) {
  const roll = last ? (targetOf(last.roll) ?? 0) : undefined
  // React's type of a style does not know custom properties.
  const style = { '--roll': (roll ?? 5000) / 100, '--target': choice.choices.target / 100 } as CSSProperties
  return (
    <div className={classes.track} style={style} data-won={last?.won} data-asking={asking || undefined}>
      <div className={classes.air} aria-hidden>
        <span className={classes.cube} data-idle={roll === undefined || undefined}>
          <span className={classes.tumble} key={asking ? 'asking' : (last?.roll ?? 'idle')}>
            <Cube value={faceOf(roll)} />
          </span>
        </span>
      </div>
      <Row align="center" level={0} edge className={classes.rail}>
        <div className={classes.scale}>
          <div className={classes.bar} data-over={choice.choices.over}>
            <span className={classes.lose} />
          </div>
          {roll === undefined ? null : <span className={classes.needle} aria-hidden />}
          <Handle choice={choice} />
        </div>
      </Row>
      <Text as="div" size={13} weight={600} tone="text-dim" className={`num ${classes.marks}`} aria-hidden>
        {marks.map((mark) => (
          <span key={mark} style={{ left: `${mark}%` }}>
            {mark}
          </span>
        ))}
      </Text>
    </div>
  )
}

function Handle({ choice }: Pick<DiceTrackProps, 'choice'>) {
  const t = useWords('games')
  const decimal = useDecimal()
  const { choices, profile, choose } = choice
  const grip = (
    <Grid as="span" centred radius={12} className={classes.handle} aria-hidden>
      <IconGripVertical size={22} />
    </Grid>
  )
  if (!choose) return grip
  const move = (target: number) => choose(choicesByTarget(target, choices.over, profile))
  const step = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    move(choices.target + direction * (event.shiftKey ? 1 : 100))
  }
  return (
    <>
      {grip}
      <input
        type="range"
        className={classes.slider}
        min={0}
        max={10000}
        value={choices.target}
        aria-label={t(choices.over ? 'roll_over' : 'roll_under')}
        aria-valuetext={decimal(hundredthsText(choices.target))}
        onChange={({ target }) => move(Number(target.value))}
        onKeyDown={step}
      />
    </>
  )
}

const faces: readonly DieValue[] = [1, 2, 3, 4, 5, 6]

// The face tells in which sixth of the track the roll lies.
const faceOf = (roll: number | undefined): DieValue => faces[Math.floor(((roll ?? 9999) * 6) / 10_000)] ?? 6
