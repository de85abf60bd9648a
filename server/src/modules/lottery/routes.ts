import * as orders from '@croupier/contract/lottery-orders.ts'
import * as contract from '@croupier/contract/lottery.ts'
import { type Route, route } from '#kernel/route.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { placeOrder } from './orders/place-order.ts'
import { readOrder, readOrders, readQuote } from './orders/reads.ts'
import { readIssue, readIssues, readLotteries, readLottery, readTrends } from './reads.ts'

export const routes: readonly Route[] = [
  route(contract.lotteries, readLotteries),
  route(contract.lottery, readLottery),
  route(contract.lotteryIssues, readIssues),
  route(contract.lotteryIssue, readIssue),
  route(contract.lotteryTrends, readTrends),
  route(orders.quoteOrder, readQuote),
  route(orders.placeOrder, placeOrder),
  route(orders.orders, readOrders),
  route(orders.order, readOrder),
  route(orders.cancelOrder, cancelOrder),
]
