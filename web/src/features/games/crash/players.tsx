import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { unitsSaid } from '../../../parts/play/amounts.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import classes from './players.module.css'
import type { CrashRound, OwnBet } from './table.ts'

interface PlayersProps {
  readonly round: CrashRound | undefined
  readonly mine: readonly OwnBet[]
}

interface PlayerRow {
  readonly number: number
  readonly player: string
  readonly own: boolean
  readonly stake: string
  readonly leftAt: string | null
  readonly payout: string | null
}

/** Who plays this round: the own bets first, then those in flight by their stake, then those who have left. Names are masked. */
export function Players({ round, mine }: PlayersProps) {
  const t = useWords('instant')
  const g = useWords('games')
  const decimal = useDecimal()
  const lines = linesOf(round, mine, (number) => t('crash_you', { number }))
  return (
    <Stack as="section" level={1} edge radius={12} className={classes.players} aria-label={t('crash_players')}>
      <Row as="header" justify="between" padY={12} padX={14} className={classes.head}>
        <b>{t('crash_count', { count: round?.players ?? 0 })}</b>
        <b>
          <Money amount={round?.staked ?? '0'} />
        </b>
      </Row>
      {lines.length === 0 ? (
        <Text as="p" padY={28} padX={14} tone="text-dim" text="center">
          {t('crash_nobody')}
        </Text>
      ) : (
        <div className={classes.scroll}>
          <Text as="table" size={13} leading={20} className={`num ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">{g('col_player')}</th>
                <th scope="col">{g('col_stake')}</th>
                <th scope="col">{t('crash_at')}</th>
                <th scope="col">{g('col_payout')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ number, player, own, stake, leftAt, payout }) => (
                <tr key={number} data-own={own || undefined} data-left={leftAt === null ? undefined : true}>
                  <td>{player}</td>
                  <td>
                    <Money amount={stake} />
                  </td>
                  <td>{leftAt === null ? '–' : `${decimal(leftAt)}×`}</td>
                  <td>{leftAt === null || payout === null ? '–' : <Money amount={payout} />}</td>
                </tr>
              ))}
            </tbody>
          </Text>
        </div>
      )}
    </Stack>
  )
}

function linesOf(
  round: CrashRound | undefined,
  mine: readonly OwnBet[],
  nameOf: (number: number) => string,
): PlayerRow[] {
  const own = mine
    .filter(({ state }) => state !== 'cancelled')
    .map((bet, at) => ({ ...bet, player: nameOf(at + 1), own: true, payout: bet.leftAt === null ? null : bet.payout }))
  const others = (round?.bets ?? [])
    .filter(({ number }) => !own.some((bet) => bet.number === number))
    .map((bet) => ({ ...bet, own: false }))
  const byStake = (one: PlayerRow, other: PlayerRow) => Number(unitsSaid(other.stake) - unitsSaid(one.stake))
  return [
    ...own,
    ...others.filter(({ leftAt }) => leftAt === null).toSorted(byStake),
    ...others.filter(({ leftAt }) => leftAt !== null).toSorted(byStake),
  ]
}
