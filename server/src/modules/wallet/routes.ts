import { adjustBalance } from '@croupier/contract/console-actions.ts'
import * as contract from '@croupier/contract/wallet.ts'
import { type Route, route } from '#kernel/route.ts'
import * as desk from './desk/adjust-balance.ts'
import { readBalance } from './reads.ts'
import { readLine, readLineProof, readLines, readProfit } from './record/reads.ts'

export const routes: readonly Route[] = [
  route(contract.balance, readBalance),
  route(contract.lines, readLines),
  route(contract.line, readLine),
  route(contract.lineProof, readLineProof),
  route(contract.profit, readProfit),
  route(adjustBalance, desk.adjustBalance),
]
