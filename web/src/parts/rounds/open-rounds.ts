import type { ReplyOf } from '@croupier/contract/call.ts'
import { bets } from '@croupier/contract/betting.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { dayAt, lastDays } from '@croupier/kit/table/day.ts'
import { rulingFor } from '../member/ruling.ts'
import { sumOf } from '../play/amounts.ts'

type Bet = ReplyOf<typeof bets>['list'][number]

/** A game in which a member's round is still open, with what is staked there. */
export interface OpenRound {
  readonly gameCode: string
  readonly gameName: string
  readonly stake: string
}

/** The games with open rounds, the newest first; several bets on one game are one. */
export function openRoundsOf(
  list: readonly Pick<Bet, 'gameCode' | 'gameName' | 'stake' | 'status'>[],
): readonly OpenRound[] {
  const open = list.filter(({ status }) => status === 'open')
  return [...Map.groupBy(open, ({ gameCode }) => gameCode)].map(([gameCode, some]) => ({
    gameCode,
    gameName: some[0]?.gameName ?? '',
    stake: sumOf(some.map(({ stake }) => stake)),
  }))
}

const MOST = 50

/** A member's open rounds. A guest has none, and a trial none that are recorded. */
export function useOpenRounds(): readonly OpenRound[] {
  const { timeZone } = useBrand()
  const enabled = rulingFor(useSession()) === 'go_on'
  const range = lastDays(dayAt(serverNow(), timeZone), 30)
  const { data } = useAsk(bets, { query: { ...range, status: 'open', pageSize: MOST } }, { enabled })
  return openRoundsOf(data?.list ?? [])
}
