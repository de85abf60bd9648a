import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { callBets, complete, finale, neighbours } from '@croupier/engine/tables/roulette.ts'
import type { Chips } from '@croupier/engine/tables/roulette.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { amountText } from '@croupier/engine/money.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { RefObject } from 'react'
import { useNarrow } from '../../../parts/page/narrow.ts'
import type { PlanProps } from '../layout.ts'
import { POCKET_PAINT, pocketTone } from '../pocket.tsx'
import { callFields, extentOf, numberFields, trackSizes } from './racetrack-shape.ts'
import type { CallName, Field } from './racetrack-shape.ts'
import classes from './racetrack.module.css'
import { upTo } from './rows.ts'

const mostReach = 8

interface RacetrackProps extends Omit<PlanProps, 'spotAt' | 'stage'> {
  /** The field for a number, which a key leads to. */
  readonly field: RefObject<HTMLInputElement | null>
}

/** The numbers as they lie on the wheel, with the bets that are called: parts of the wheel, neighbours and finals. */
export function Racetrack({ locked, own, onCall, ...asked }: RacetrackProps) {
  const t = useWords('tables')
  const [reach, setReach] = useState(2)
  const call = (chips: readonly Chips[]) => (locked ? undefined : onCall(chips))
  return (
    <Grid as="section" gap={10} className={classes.racetrack} aria-label={t('racetrack')}>
      <Oval reach={reach} locked={locked} own={own} onCall={call} />
      <Row align="center" justify="between" wraps size={13} className={classes.controls}>
        <Reach reach={reach} onReach={setReach} />
        <NumberAsked {...asked} reach={reach} locked={locked} onCall={call} />
        <Finals locked={locked} onCall={call} />
      </Row>
    </Grid>
  )
}

interface OvalProps extends Pick<PlanProps, 'locked' | 'own' | 'onCall'> {
  readonly reach: number
}

/** The track itself: a picture, and a button over each of its fields. */
function Oval({ reach, locked, own, onCall }: OvalProps) {
  const t = useWords('tables')
  const size = useNarrow(900) ? trackSizes.narrow : trackSizes.wide
  const [wide, high] = extentOf(size)
  const numbers = numberFields(size)
  const calls = callFields(size)
  const callSaid = (key: CallName) => [t(`call.${key}`), t('chips_count', { count: chipsOf(callBets[key]) })]
  return (
    <div className={classes.oval} style={{ aspectRatio: `${wide} / ${high}` }}>
      <svg viewBox={`-1 -1 ${wide + 2} ${high + 2}`} aria-hidden>
        {calls.map(({ key, corners, middle }) => (
          <g key={key}>
            <polygon points={corners.join(' ')} fill="rgb(3 26 15 / 0.55)" stroke="rgb(245 213 138 / 0.6)" />
            <Words lines={callSaid(key)} at={middle} />
          </g>
        ))}
        {numbers.map(({ key, corners, middle: [x, y] }) => (
          <g key={key} className={classes.number} data-mine={own.has(`straight_${key}`)}>
            <polygon points={corners.join(' ')} fill={POCKET_PAINT[pocketTone(key)].fill} />
            <text x={x} y={y} dy="0.36em">
              {key}
            </text>
          </g>
        ))}
      </svg>
      {calls.map(({ key, corners }) => (
        <button
          key={key}
          type="button"
          style={placeOf(corners, wide, high)}
          aria-label={callSaid(key).join(', ')}
          aria-disabled={locked}
          onClick={() => onCall(callBets[key])}
        />
      ))}
      {numbers.map(({ key, corners }) => (
        <button
          key={key}
          type="button"
          style={placeOf(corners, wide, high)}
          data-number={key}
          aria-label={t('neighbours_of', { number: key, reach, count: 2 * reach + 1 })}
          aria-disabled={locked}
          onClick={() => onCall(neighbours(key, reach))}
        />
      ))}
    </div>
  )
}

function Finals({ locked, onCall }: Pick<PlanProps, 'locked' | 'onCall'>) {
  const t = useWords('tables')
  return (
    <Row gap={4} align="center" wraps className={classes.finals} role="group" aria-label={t('finals')}>
      <span>{t('finals')}</span>
      {upTo(0, 9).map((digit) => (
        <button
          key={digit}
          type="button"
          aria-label={t('final_of', { digit, count: finale(digit).length })}
          aria-disabled={locked}
          onClick={() => onCall(finale(digit))}
        >
          {digit}
        </button>
      ))}
    </Row>
  )
}

const chipsOf = (chips: readonly Chips[]) => chips.reduce((sum, each) => sum + each.chips, 0)

function Words({
  lines: [name, chips],
  at: [x, y],
}: {
  readonly lines: readonly string[]
  readonly at: Field<0>['middle']
}) {
  return (
    <>
      <text x={x} y={y - 4}>
        {name}
      </text>
      <text x={x} y={y + 15} className={classes.chips}>
        {chips}
      </text>
    </>
  )
}

/** A button over a field of the picture: no larger than the field, so that each hears only what is its own. */
function placeOf(corners: Field<unknown>['corners'], wide: number, high: number) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const points = corners.map(([x, y]) => `${share(x - left, width)} ${share(y - top, height)}`)
  return {
    left: share(left, wide),
    top: share(top, high),
    width: share(width, wide),
    height: share(height, high),
    clipPath: `polygon(${points.join(',')})`,
  }
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`

function Reach({ reach, onReach }: { readonly reach: number; readonly onReach: (reach: number) => void }) {
  const t = useWords('tables')
  return (
    <Row gap={4} align="center" className={classes.reach} role="group" aria-label={t('neighbours')}>
      <span>{t('neighbours')}</span>
      <button type="button" aria-label={t('fewer_neighbours')} disabled={reach <= 1} onClick={() => onReach(reach - 1)}>
        <IconMinus size={16} aria-hidden />
      </button>
      <Text as="b" size={15} text="center" aria-live="polite">
        ±{reach}
      </Text>
      <button
        type="button"
        aria-label={t('more_neighbours')}
        disabled={reach >= mostReach}
        onClick={() => onReach(reach + 1)}
      >
        <IconPlus size={16} aria-hidden />
      </button>
    </Row>
  )
}

interface NumberAskedProps extends Omit<RacetrackProps, 'own'> {
  readonly reach: number
}

/** A number typed in, what its neighbours cost, and what it costs to fill every inside bet that contains it. */
function NumberAsked({ field, reach, locked, chip, onCall, roomOn, onFill }: NumberAskedProps) {
  const t = useWords('tables')
  const look = useMoneyLook()
  const [typed, setTyped] = useState('')
  const number = /^\d{1,2}$/.test(typed) && Number(typed) <= 36 ? Number(typed) : undefined
  const money = (units: bigint) => moneyText(amountText(units, look.decimals), look)
  const spots = number === undefined ? [] : complete(number)
  const room = spots.reduce((sum, spot) => sum + roomOn(spot), 0n)
  const shut = locked || number === undefined
  return (
    <Row
      as="form"
      gap={4}
      align="center"
      onSubmit={(event) => {
        event.preventDefault()
        if (number === undefined || locked) return
        onCall(neighbours(number, reach))
        setTyped('')
      }}
    >
      <input
        ref={field}
        inputMode="numeric"
        maxLength={2}
        value={typed}
        placeholder="0–36"
        aria-label={t('neighbours_number')}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
      />
      <button type="submit" aria-disabled={shut}>
        {t('lay_for', { stake: money(timesFloor(chip, BigInt(2 * reach + 1), 1n)) })}
      </button>
      <button
        type="button"
        aria-disabled={shut || room === 0n}
        onClick={() => {
          if (shut || room === 0n) return
          onFill(spots)
          setTyped('')
        }}
      >
        {number === undefined ? t('complete') : t('complete_for', { number, stake: money(room) })}
      </button>
    </Row>
  )
}
