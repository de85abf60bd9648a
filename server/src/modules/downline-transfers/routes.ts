import * as call from '@croupier/contract/downline-transfers.ts'
import { type Route, route } from '#kernel/route.ts'
import { readDownline, readLineOptions, readLineTransfer, readLineTransfers } from './reads.ts'
import { transferInLine } from './send-downline-transfer.ts'

export const routes: readonly Route[] = [
  route(call.lineOptions, readLineOptions),
  route(call.findDownline, readDownline),
  route(call.transferInLine, transferInLine),
  route(call.lineTransfers, readLineTransfers),
  route(call.lineTransfer, readLineTransfer),
]
