import type * as contract from '@croupier/contract/agent.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { gameNames } from '#modules/betting/game-names/game-names.ts'
import { brandOfAgent, headOf } from '../team/asker.ts'
import { teamSpan } from '../team/span.ts'
import * as store from './store.ts'
import { betView } from './view.ts'

/** Bets of the team. */
export async function readBets(
  deps: Deps,
  { query, session, language }: Ask<typeof contract.agentBets>,
): Promise<ReplyOf<typeof contract.agentBets>> {
  const brand = await brandOfAgent(deps, session)
  const span = teamSpan(deps, brand, query)
  const { memberId, depth, own } = await headOf(deps, session, query.memberId, span.today)
  const { category, vendor, gameCode, status, pageNo, pageSize } = query
  const asked: store.BetQuery = {
    memberId,
    depth,
    // An agent's own play is not of the own team.
    own: !own,
    category,
    vendor,
    gameCode,
    status,
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  }
  const [rows, sums] = await Promise.all([store.findBets(deps.db, asked, span), store.sumBets(deps.db, asked, span)])
  const names = await gameNames(
    deps.db,
    rows.map((row) => row.gameCode),
    language,
  )
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(sums.bets / pageSize),
    total: sums.bets,
    list: rows.map((row) => betView(row, names, text)),
    asset: span.asset,
    from: span.from,
    to: span.to,
    totals: {
      stake: text(sums.stake),
      payout: text(sums.payout),
      result: text(sums.result),
      validBets: text(sums.validBets),
    },
  }
}
