import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { timesFloor } from '@croupier/engine/fraction.ts'
import type { Chips } from '@croupier/engine/tables/roulette.ts'
import type { Spot as EngineSpot } from '@croupier/engine/tables/table-game.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CSSProperties, RefObject } from 'react'
import { unitsSaid } from '../../parts/play/amounts.ts'
import { useNarrow } from '../../parts/page/narrow.ts'
import classes from './bed.module.css'
import { withStakes } from './chips.ts'
import type { Chip, Stakes } from './chips.ts'
import { bettableSpotsOf } from './bettable-spots.ts'
import type { SpotRow, SpotRenderer, StageProps, TableLayout } from './layout.ts'
import { Spot } from './spot.tsx'
import type { SpotState } from './spot.tsx'
import type { LiveTable } from './use-live-table.ts'

interface BedProps {
  readonly layout: TableLayout
  readonly spots: readonly EngineSpot[]
  readonly table: LiveTable
  readonly own: Stakes
  readonly waiting: Stakes
  readonly chips: readonly Chip[]
  readonly locked: boolean
  readonly stage: StageProps
  readonly chip: bigint
  readonly onLay: (stakes: Stakes) => void
}

/** All places that take bets, as the game lays them out. Arrow keys go from one to the next in their direction. */
export function Bed({ layout, spots, table, own, waiting, chips, locked, stage, chip, onLay }: BedProps) {
  const t = useWords('tables')
  const look = useMoneyLook()
  const ref = useRef<HTMLDivElement>(null)
  const { parts, part, show } = useParts(layout)
  useHeard(ref, (spot) => onLay(new Map([[spot, chip]])))
  const bySpot = new Map(spots.map((spot) => [spot.key, spot]))
  const layable = bettableSpotsOf(table, spots)
  const lying = withStakes(own, waiting)
  const roomOn = (spot: string) => roomOf(bySpot.get(spot), table, lying)
  const spotAt: SpotRenderer = (cell, size) => {
    const spot = bySpot.get(cell.spot)
    if (!spot) return null
    return (
      <Spot
        key={spot.key}
        t={t}
        look={look}
        {...cell}
        {...stateOf(spot.key, { table, own, waiting })}
        pays={spot.pays}
        chips={chips}
        locked={locked || !layable.has(spot.key)}
        size={size}
      />
    )
  }
  return (
    <Grid
      gap={6}
      className={classes.bed}
      data-leans={layout.leans}
      data-beside={layout.beside}
      data-aside={layout.aside}
      data-wide={layout.wide}
      role="group"
      aria-label={t('spots')}
      ref={ref}
    >
      <Parts parts={parts} part={part} onShow={show} />
      {layout.Plan ? (
        <layout.Plan
          spotAt={spotAt}
          stage={stage}
          locked={locked}
          chip={chip}
          own={lying}
          onCall={(called) => onLay(stakesOf(called, chip))}
          roomOn={roomOn}
          part={part}
          onFill={(filled) => onLay(new Map(filled.map((spot) => [spot, roomOn(spot)] as const).filter(hasRoom)))}
        />
      ) : null}
      <Rows rows={layout.rows.filter(isOn(part))} spotAt={spotAt} />
    </Grid>
  )
}

interface PartsProps {
  readonly parts: TableLayout['parts']
  readonly part: string | undefined
  readonly onShow: (part: string) => void
}

/** Which part of the bed is shown, where a phone has no room for all of it. */
function Parts({ parts, part, onShow }: PartsProps) {
  const t = useWords('tables')
  if (!parts) return null
  const options = parts.map((value) => ({ value, label: t(`part.${value}`) }))
  return <Segments label={t('bets_shown')} value={part ?? ''} onChange={onShow} options={options} />
}

function Rows({ rows, spotAt }: { readonly rows: readonly SpotRow[]; readonly spotAt: SpotRenderer }) {
  const t = useWords('tables')
  return rows.map(({ key, size, least, headed, cells }) => (
    // React's type of a style does not know custom properties.
    <Row gap={6} wraps key={key} className={classes.row} style={{ '--least': `${least}px` } as CSSProperties}>
      {headed ? (
        <Text as="h2" size={13} weight={600} className={classes.heading}>
          {t(`row.${key}`)}
        </Text>
      ) : null}
      {cells.map((cell) => spotAt(cell, size))}
    </Row>
  ))
}

const isOn = (shown: string | undefined) => (row: SpotRow) => shown === undefined || row.part === shown

/** Which part of the bed a phone shows; undefined where there is room for all of it. */
function useParts({ parts }: TableLayout) {
  const narrow = useNarrow(900)
  const [chosen, show] = useState(parts?.[0])
  return narrow && parts ? { parts, part: chosen, show } : { show }
}

const hasRoom = ([, room]: readonly [string, bigint]) => room > 0n

/** What may still be laid on a spot, after what lies there. */
function roomOf(spot: EngineSpot | undefined, { limits }: LiveTable, lying: Stakes): bigint {
  const most = unitsSaid(limits.find(({ group }) => group === spot?.group)?.max ?? '0')
  const here = lying.get(spot?.key ?? '') ?? 0n
  return most > here ? most - here : 0n
}

/** So many chips on each spot, as stakes. */
const stakesOf = (called: readonly Chips[], chip: bigint): Stakes =>
  withStakes(
    new Map(),
    called.map(({ spot, chips }) => [spot, timesFloor(chip, BigInt(chips), 1n)] as const),
  )

function stateOf(
  spot: string,
  { table, own, waiting }: { readonly table: LiveTable; readonly own: Stakes; readonly waiting: Stakes },
): SpotState {
  const { round, totals, mine } = table
  const total = totals.find((each) => each.spot === spot && unitsSaid(each.stake) > 0n)
  const verdict = verdictOn(spot, table, own)
  const paid = mine.bets.filter((each) => each.spot === spot && each.state === 'won')
  const payout = round?.summary ? paid.reduce((sum, bet) => sum + unitsSaid(bet.payout), 0n) : 0n
  return {
    own: own.get(spot) ?? 0n,
    waiting: waiting.get(spot) ?? 0n,
    total: total?.stake,
    people: total?.people ?? 0,
    verdict,
    payout,
  }
}

/** What a bet on this spot has come to: an ante may depend on what else one has bet. */
function verdictOn(spot: string, { gameCode, paytable, round }: LiveTable, own: Stakes): SpotState['verdict'] {
  const game = tableGameOf(gameCode)
  if (!game || !round?.summary || round.result === null) return undefined
  const { numerator } = game.judge(round.result, spot, paytable, new Set([spot, ...own.keys()]))
  return numerator > 0n ? 'won' : numerator === 0n ? 'push' : 'lost'
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The bed hears the clicks and the arrows of its spots. */
function useHeard(ref: RefObject<HTMLElement | null>, onSpot: (spot: string) => void) {
  const chosen = useEffectEvent(onSpot)
  useEffect(() => {
    const bed = ref.current
    const clicked = ({ target }: MouseEvent) => {
      const spot = target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null
      if (spot && spot.ariaDisabled !== 'true') chosen(spot.dataset['spot'] ?? '')
    }
    const walked = (event: KeyboardEvent) => (bed ? walk(bed, event) : undefined)
    bed?.addEventListener('click', clicked)
    bed?.addEventListener('keydown', walked)
    return () => {
      bed?.removeEventListener('click', clicked)
      bed?.removeEventListener('keydown', walked)
    }
  }, [ref])
}

/** Focus the nearest spot in the direction of the arrow: what lies aside counts twice. */
function walk(bed: HTMLElement, event: KeyboardEvent) {
  const way = ways[event.key]
  const from = document.activeElement
  if (!way || !(from instanceof HTMLElement) || from.dataset['spot'] === undefined) return
  event.preventDefault()
  const here = middleOf(from)
  const [dx, dy] = way
  const found = [...bed.querySelectorAll<HTMLElement>('[data-spot]')]
    .map((spot) => ({ spot, at: middleOf(spot) }))
    .map(({ spot, at }) => ({
      spot,
      ahead: (at.x - here.x) * dx + (at.y - here.y) * dy,
      aside: Math.abs((at.x - here.x) * dy + (at.y - here.y) * dx),
    }))
    .filter(({ ahead }) => ahead > 2)
    .toSorted((one, other) => one.ahead + 2 * one.aside - other.ahead - 2 * other.aside)
  found[0]?.spot.focus()
}

function middleOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
