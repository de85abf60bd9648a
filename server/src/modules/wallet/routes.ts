import * as contract from '@croupier/contract/wallet.ts'
import { type Route, route } from '#kernel/route.ts'
import { readBalance, readLines } from './reads.ts'

export const routes: readonly Route[] = [route(contract.balance, readBalance), route(contract.lines, readLines)]
