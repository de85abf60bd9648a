import { setTimeout as wait } from 'node:timers/promises'
import { feedFigures } from '@croupier/server/src/modules/betting/figures/counting/feed-figures.ts'
import { recountFigures } from '@croupier/server/src/modules/betting/figures/counting/recount-figures.ts'
import { proveFigures } from '@croupier/server/src/modules/betting/figures/proof/prove-figures.ts'
import { feedFigures as feedMoved } from '@croupier/server/src/modules/wallet/figures/feed-figures.ts'
import { proveFigures as proveMoved } from '@croupier/server/src/modules/wallet/figures/figures.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import type { CrowdSite } from './crowd-site.ts'

const LOOK_MS = 500
const PATIENCE_MS = 180_000
/** A round that many share is paid in parts, and one that people leave ends by itself after some minutes. */
const LATE = `select count(*) from betting.bet join betting.round on round.id = round_id
  where bet.status in ('pending', 'open') and round.status not in ('open', 'interrupted')`

/** Bets that are open although their round is over. */
export const countLate = (site: CrowdSite): Promise<number> => site.count(LATE)

/** Throws unless no bet outlives its round, the ledger is proved, and the figures are what bets and ledger say, also counted anew. */
export async function assertCrowdBooks(site: CrowdSite): Promise<void> {
  const { deps, db } = site.database
  const begun = performance.now()
  while ((await countLate(site)) > 0) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error('bets are open although their rounds are over')
    await wait(LOOK_MS)
  }
  for (const isCounted of [false, true]) {
    if (isCounted) await recountFigures(deps)
    await feedFigures(deps)
    await feedMoved(deps)
    const [faulty] = [...(await proveFigures(deps)), ...(await proveMoved(deps))]
    if (faulty) throw new Error(faulty.text)
  }
  const { fault } = await verifyLedger(db)
  if (fault !== undefined) throw new Error(fault)
}
