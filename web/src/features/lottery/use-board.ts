import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { type AskedChase, LINES_MAX } from '@croupier/contract/lottery-orders.ts'
import { amountText } from '@croupier/engine/money.ts'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from 'react'
import { useLoginFirst } from '../../parts/member/guard.ts'
import { type Choice, choiceOf, emptyChoice } from './choice.ts'
import { type Draft, DRAFT, draftOf, NO_DRAFT } from './draft.ts'
import { useLateText } from './use-late-text.ts'
import { type BoardMethods, tabOf } from './methods.ts'
import { withoutClosed } from './closed-numbers.ts'
import { firstPrice, type BetPrice } from './price.ts'
import { askedLines, type BetSums, type BetTerms, lineSums, type PendingBet, totalOf } from './slip.ts'
import { useOrder } from './use-order.ts'

/** What an order was sent with, in its order: lines, and the issues of a chase. */
interface OrderDraft {
  readonly lines: readonly PendingBet[]
  readonly issueNos: readonly string[]
}

const draftFrom = (lines: readonly PendingBet[], chase?: AskedChase): OrderDraft => ({
  lines,
  issueNos: chase?.issues.map((issue) => issue.issueNo) ?? [],
})

const NOTHING_SENT: OrderDraft = { lines: [], issueNos: [] }

/** What a member does at a board: the method, what is chosen and at which price, the slip, and the order. */
export function useBoard(terms: LotteryTerms, known: BoardMethods) {
  const { decimals } = useMoneyLook()
  const { methods } = known
  const { gameCode } = terms
  const slipTerms = useMemo(() => ({ methods, top: terms.modes?.top ?? 0, decimals }), [methods, terms.modes, decimals])
  const hand = useHand(terms, known)
  const draft = useDraft(hand, slipTerms)
  const [lines, setLines] = useState<readonly PendingBet[]>([])
  const sumsOf = useMemo(() => sumsByLine(slipTerms), [slipTerms])
  const slip = useMemo(() => totalOf(lines.map(sumsOf)), [lines, sumsOf])
  const [sent, setSent] = useState<OrderDraft>(NOTHING_SENT)
  const order = useSlipOrder(hand, setLines)
  const loginFirst = useLoginFirst()
  const send = (all: readonly PendingBet[], issueNo: string, chase?: AskedChase) =>
    loginFirst(() => {
      const sending = draftFrom(all, chase)
      setSent(sending)
      const said = askedLines(all, methods, (units) => amountText(units, decimals))
      order.place({ gameCode, issueNo, lines: said, ...(chase && { chase }) }, sending)
    })
  const change = (next: readonly PendingBet[]) => {
    setLines(next)
    order.dismiss()
  }
  const { line } = draft
  return {
    ...hand,
    draft,
    lines,
    slip,
    order,
    /** The last order as it was sent, by which what was refused is shown at its place. */
    sent,
    slipTerms,
    sumsOf,
    /** Lines that were made elsewhere than on the board; they have to find room. */
    addLines: (more: readonly PendingBet[]) =>
      change([...lines, ...more.map((line) => ({ ...line, key: crypto.randomUUID() }))]),
    placeLines: send,
    add:
      line && lines.length < LINES_MAX
        ? () => {
            change([...lines, { ...line, key: crypto.randomUUID() }])
            hand.forget(line.method)
          }
        : undefined,
    remove: (gone: string) => change(lines.filter(({ key }) => key !== gone)),
    clear: () => change([]),
    /** Takes a line out of the slip and back onto the board. */
    edit: (taken: PendingBet) => {
      change(lines.filter(({ key }) => key !== taken.key))
      hand.lay(taken)
    },
    placeSlip: (issueNo: string) => send(lines, issueNo),
    /** Lines on several issues, the first of which is on sale. */
    placeChase: (all: readonly PendingBet[], chase: AskedChase) => {
      const [first] = chase.issues
      if (first) send(all, first.issueNo, chase)
    },
    placeDraft: (issueNo: string) => (line ? send([line], issueNo) : undefined),
  }
}

/** The order; what it took lies neither in the slip nor on the board any more. */
const useSlipOrder = (hand: ReturnType<typeof useHand>, setLines: Dispatch<SetStateAction<readonly PendingBet[]>>) =>
  useOrder<OrderDraft>((_, { lines: taken }) => {
    const keys = new Set(taken.map(({ key }) => key))
    setLines((slip) => slip.filter(({ key }) => !keys.has(key)))
    if (keys.has(DRAFT)) hand.forget(taken[0]?.method ?? '')
  })

export type Board = ReturnType<typeof useBoard>

/** What lies on the board as a line; while a long text is being read there is none. */
function useDraft({ board, choice, price }: ReturnType<typeof useHand>, terms: BetTerms): Draft {
  const isRead = useLateText(choice.text) === choice.text
  return useMemo(
    () => (isRead ? draftOf(board, choice, price, terms) : NO_DRAFT),
    [isRead, board, choice, price, terms],
  )
}

/** A line of twenty thousand tickets is counted once and not at every tick of the clock. */
function sumsByLine(terms: BetTerms): (line: PendingBet) => BetSums {
  const known = new WeakMap<PendingBet, BetSums>()
  return (line) => {
    const sums = known.get(line) ?? lineSums(line, terms)
    known.set(line, sums)
    return sums
  }
}

const NO_CHOICE: Choice = { way: 'choices', positions: [], text: '' }

/** What lies on the board: each method keeps its own choice, the price is one for all. */
function useHand(terms: LotteryTerms, known: BoardMethods) {
  const { methods } = known
  const [methodKey, setMethodKey] = useState(known.tabs[0]?.methods[0]?.method.key ?? '')
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const board = methods.get(methodKey)
  const [price, setPrice] = useState<BetPrice>(() => firstPrice(terms, board?.terms))
  const empty = useMemo(() => (board ? emptyChoice(board.method.form) : NO_CHOICE), [board])
  const choose = (key: string, next: Choice) => {
    const of = methods.get(key)
    setChoices((all) => new Map(all).set(key, of ? withoutClosed(of, next) : next))
  }
  return {
    board,
    tab: tabOf(known, methodKey),
    choice: choices.get(methodKey) ?? empty,
    price,
    setPrice,
    open: setMethodKey,
    choose: (next: Choice) => choose(methodKey, next),
    /** Nothing is chosen any more; the way in which it was stays. */
    forget: (key: string) => {
      const form = methods.get(key)?.method.form
      if (form) setChoices((all) => new Map(all).set(key, emptyChoice(form, all.get(key)?.way)))
    },
    /** A bet that was made elsewhere lies on the board as if it were made here. */
    lay: useCallback(
      ({ method: key, text, price: laid }: Pick<PendingBet, 'method' | 'text' | 'price'>) => {
        const of = methods.get(key)
        if (!of) return
        const { form } = of.method
        setMethodKey(key)
        setChoices((all) => new Map(all).set(key, withoutClosed(of, choiceOf(form, text))))
        setPrice(laid)
      },
      [methods],
    ),
  }
}
