import {
  longestStreaks,
  sideRoadOf,
  type SideStreak,
  streakOf,
  type TwoSides,
  twoSidesOf,
} from '@croupier/engine/lottery/side-roads.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMemo, useState } from 'react'
import { Choice } from '../../parts/page/choice.tsx'
import { BigRoadGrid } from '../../parts/play/road-grid.tsx'
import type { BoardMethods } from './methods.ts'
import { useSideNames } from './side-names.ts'
import classes from './trends.module.css'

const COLUMNS = 24
/** Runs that are listed: from so long on, and so many. */
const STREAK_LEAST = 3
const STREAKS_MAX = 8

interface SidesPanelProps {
  readonly known: BoardMethods
  readonly results: readonly (readonly string[])[]
  readonly onLay: (method: string, content: string) => void
}

/** How two sides have followed each other, and their runs; either is laid onto the board by one press. */
export function SidesPanel({ known, results, onLay }: SidesPanelProps) {
  const t = useWords('lottery')
  const names = useSideNames(known.family)
  const pairs = useMemo(
    () => twoSidesOf(known.family).filter(({ sides }) => sides.every(({ method }) => known.methods.has(method))),
    [known],
  )
  const roads = useMemo(() => pairs.map((pair) => ({ pair, road: sideRoadOf(pair, results) })), [pairs, results])
  const [key, setKey] = useState(pairs[0]?.key ?? '')
  const chosen = roads.find(({ pair }) => pair.key === key)
  if (!chosen) return null
  const { pair, road } = chosen
  const [one, other] = longestStreaks(road)
  const running = streakOf(road)
  const [first, second] = pair.sides.map((side) => names.side(side))
  return (
    <Stack as="section" gap={12} aria-label={t('trend.roads')} className={`${classes.part} ${classes.wide}`}>
      <Text as="h2" size={14} weight={600}>
        {t('trend.roads')}
      </Text>
      <Choice
        above
        label={t('trend.pair')}
        options={pairs.map((each) => ({ value: each.key, text: names.pair(each) }))}
        value={key}
        onChoose={setKey}
      />
      <BigRoadGrid road={road} columns={COLUMNS} label={t('trend.road_of', { pair: names.pair(pair) })} />
      <Row gapX={16} gapY={4} wraps size={13}>
        <Legend of="B">{first}</Legend>
        <Legend of="P">{second}</Legend>
        <Text tone="text-dim" num>
          {running
            ? t('trend.running', { side: (running.side === 0 ? first : second) ?? '', count: running.length })
            : t('trend.no_run')}
        </Text>
        <Text tone="text-dim" num>
          {t('trend.longest_runs', { first: first ?? '', one, second: second ?? '', other })}
        </Text>
      </Row>
      <BetSides {...{ pair, names, onLay }} />
      <Streaks {...{ roads, names, onLay }} />
    </Stack>
  )
}

interface LegendProps {
  readonly of: 'B' | 'P'
  readonly children: string | undefined
}

const Legend = ({ of, children }: LegendProps) => (
  <Row as="span" inline gap={6} align="center">
    <span className={classes.ring} data-side={of} aria-hidden />
    {children}
  </Row>
)

interface BetSidesProps extends Pick<SidesPanelProps, 'onLay'> {
  readonly pair: TwoSides
  readonly names: ReturnType<typeof useSideNames>
}

function BetSides({ pair, names, onLay }: BetSidesProps) {
  const t = useWords('lottery')
  return (
    <div className={classes.bets}>
      {pair.sides.map((bet) => (
        <Button
          key={bet.side}
          aria-label={t('trend.bet_of', { side: names.side(bet), pair: names.pair(pair) })}
          onClick={() => onLay(bet.method, bet.content)}
        >
          {t('trend.bet', { side: names.side(bet) })}
        </Button>
      ))}
    </div>
  )
}

interface StreaksProps extends Pick<BetSidesProps, 'names' | 'onLay'> {
  readonly roads: readonly { readonly pair: TwoSides; readonly road: Parameters<typeof streakOf>[0] }[]
}

/** The runs that the last draw belongs to, the longest first. */
function Streaks({ roads, names, onLay }: StreaksProps) {
  const t = useWords('lottery')
  const running = roads
    .flatMap(({ pair, road }): { pair: TwoSides; streak: SideStreak }[] => {
      const streak = streakOf(road)
      return streak && streak.length >= STREAK_LEAST ? [{ pair, streak }] : []
    })
    .toSorted((one, other) => other.streak.length - one.streak.length)
    .slice(0, STREAKS_MAX)
  return (
    <Stack gap={4}>
      <Text as="h3" size={13} weight={600}>
        {t('trend.streaks')}
      </Text>
      {running.length === 0 ? (
        <Text as="p" size={12} tone="text-dim">
          {t('trend.streaks_none', { count: STREAK_LEAST })}
        </Text>
      ) : null}
      <ul className={classes.streaks}>
        {running.map(({ pair, streak }) => (
          <li key={pair.key}>
            <Text size={13} grow>
              {names.pair(pair)}
              <Text block size={12} tone="text-dim" num>
                {t('trend.running', { side: names.side(pair.sides[streak.side]), count: streak.length })}
              </Text>
            </Text>
            <BetSides {...{ pair, names, onLay }} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
