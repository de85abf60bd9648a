import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { LINES_MAX } from '@croupier/contract/lottery-orders.ts'
import { amountText } from '@croupier/engine/money.ts'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { useMemo, useState } from 'react'
import { useLoginFirst } from '../../parts/member/guard.ts'
import { type Choice, choiceOf, emptyChoice } from './choice.ts'
import { DRAFT, draftOf } from './draft.ts'
import { type BoardMethods, tabOf } from './methods.ts'
import { firstPrice, type BetPrice } from './price.ts'
import { askedLines, lineSums, type PendingBet, slipSums } from './slip.ts'
import { useOrder } from './use-order.ts'

/** What a member does at a board: the method, what is chosen and at which price, the slip, and the order. */
export function useBoard(terms: LotteryTerms, known: BoardMethods) {
  const { decimals } = useMoneyLook()
  const { methods } = known
  const { gameCode } = terms
  const slipTerms = useMemo(() => ({ methods, top: terms.modes?.top ?? 0, decimals }), [methods, terms.modes, decimals])
  const hand = useHand(terms, known)
  const { board, choice, price } = hand
  const draft = useMemo(() => draftOf(board, choice, price, slipTerms), [board, choice, price, slipTerms])
  const [lines, setLines] = useState<readonly PendingBet[]>([])
  const slip = useMemo(() => slipSums(lines, slipTerms), [lines, slipTerms])
  const [sent, setSent] = useState<readonly PendingBet[]>([])
  const order = useOrder<readonly PendingBet[]>((_, taken) => {
    const keys = new Set(taken.map(({ key }) => key))
    setLines((slip) => slip.filter(({ key }) => !keys.has(key)))
    if (keys.has(DRAFT)) hand.forget(taken[0]?.method ?? '')
  })
  const loginFirst = useLoginFirst()
  const send = (all: readonly PendingBet[], issueNo: string) =>
    loginFirst(() => {
      setSent(all)
      const said = askedLines(all, methods, (units) => amountText(units, decimals))
      order.place({ gameCode, issueNo, lines: said }, all)
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
    /** The lines of the last order in its order, by which what was refused is shown at its place. */
    sent,
    sumsOf: (one: PendingBet) => lineSums(one, slipTerms),
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
    placeDraft: (issueNo: string) => (line ? send([line], issueNo) : undefined),
  }
}

export type Board = ReturnType<typeof useBoard>

const NO_CHOICE: Choice = { way: 'choices', positions: [], text: '' }

/** What lies on the board: each method keeps its own choice, the price is one for all. */
function useHand(terms: LotteryTerms, known: BoardMethods) {
  const { methods } = known
  const [methodKey, setMethodKey] = useState(known.tabs[0]?.methods[0]?.method.key ?? '')
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const board = methods.get(methodKey)
  const [price, setPrice] = useState<BetPrice>(() => firstPrice(terms, board?.terms))
  const empty = useMemo(() => (board ? emptyChoice(board.method.form) : NO_CHOICE), [board])
  const choose = (key: string, next: Choice) => setChoices((all) => new Map(all).set(key, next))
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
    lay: ({ method: key, text, price: laid }: PendingBet) => {
      const form = methods.get(key)?.method.form
      if (!form) return
      setMethodKey(key)
      choose(key, choiceOf(form, text))
      setPrice(laid)
    },
  }
}
