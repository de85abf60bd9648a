import * as desk from '@croupier/contract/console-draws.ts'
import * as numbers from '@croupier/contract/console-number-rules.ts'
import * as lists from '@croupier/contract/console-lotteries.ts'
import * as chases from '@croupier/contract/lottery-chases.ts'
import * as menus from '@croupier/contract/lottery-menus.ts'
import * as orders from '@croupier/contract/lottery-orders.ts'
import * as contract from '@croupier/contract/lottery.ts'
import { type Route, route } from '#kernel/route.ts'
import { cancelChase } from './chases/cancel-chase.ts'
import { readChase, readChases } from './chases/reads.ts'
import { readOpenedNumbers, readOwnOpenedNumbers, readRecentVietnamMenu, readVietnamMenu } from './menus/reads.ts'
import { correctDraw, voidDraw } from './desk/corrections/change-draw.ts'
import { capNumberRule, endNumberRule } from './desk/numbers/change-rule.ts'
import { readExposure, readNumberRules } from './desk/numbers/reads.ts'
import { setNumberRule } from './desk/numbers/set-rule.ts'
import { readDeskOrderLines } from './desk/lists/order-lines.ts'
import { readDeskChases, readDeskIssues, readDeskLotteries } from './desk/lists/reads.ts'
import { readDraw, readDrawCorrections, readDrawEffect, readDraws } from './desk/reads.ts'
import { readMemberRebate } from './desk/rebate/reads.ts'
import { setMemberRebate } from './desk/rebate/set-rebate.ts'
import { enterResult } from './desk/results/enter-result.ts'
import { hearResult } from './desk/results/hear-result.ts'
import { readPayouts } from './desk/results/payouts.ts'
import { releaseResult } from './desk/results/release-result.ts'
import { setLotterySale } from './desk/set-sale.ts'
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
  route(menus.vietnamMenu, readVietnamMenu),
  route(menus.recentVietnamMenu, readRecentVietnamMenu),
  route(menus.openedNumbers, readOpenedNumbers),
  route(menus.ownOpenedNumbers, readOwnOpenedNumbers),
  route(orders.quoteOrder, readQuote),
  route(orders.placeOrder, placeOrder),
  route(orders.orders, readOrders),
  route(orders.order, readOrder),
  route(orders.cancelOrder, cancelOrder),
  route(chases.chases, readChases),
  route(chases.chase, readChase),
  route(chases.cancelChase, cancelChase),
  route(desk.deskDraws, readDraws),
  route(desk.deskDraw, readDraw),
  route(desk.drawPayouts, readPayouts),
  route(desk.drawEffect, readDrawEffect),
  route(desk.drawCorrections, readDrawCorrections),
  route(desk.enterDrawResult, enterResult),
  route(desk.releaseDrawResult, releaseResult),
  route(desk.voidDraw, voidDraw),
  route(desk.correctDraw, correctDraw),
  route(desk.hearResult, hearResult),
  route(numbers.numberRules, readNumberRules),
  route(numbers.numberExposure, readExposure),
  route(numbers.setNumberRule, setNumberRule),
  route(numbers.capNumberRule, capNumberRule),
  route(numbers.endNumberRule, endNumberRule),
  route(lists.deskLotteries, readDeskLotteries),
  route(lists.setLotterySale, setLotterySale),
  route(lists.deskIssues, readDeskIssues),
  route(lists.deskOrderLines, readDeskOrderLines),
  route(lists.deskChases, readDeskChases),
  route(lists.memberRebate, readMemberRebate),
  route(lists.setMemberRebate, setMemberRebate),
]
