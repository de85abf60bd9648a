import { useMemo, useState } from 'react'
import type { BoardMethods } from './methods.ts'
import { sideSections } from './side-cells.ts'
import type { PendingBet } from './slip.ts'
import type { Board } from './use-board.ts'
import { useTakenLines } from './use-taken-lines.ts'

/** What lies on the two-sided board: how many times the unit on each cell, and the lines that this makes. */
export function useSideStakes(known: BoardMethods, board: Board) {
  const sections = useMemo(() => sideSections(known), [known])
  const [multiples, setMultiples] = useState<ReadonlyMap<string, number>>(new Map())
  const { price } = board
  const lines = useMemo(
    (): readonly PendingBet[] =>
      price.kind === 'stake'
        ? []
        : sections
            .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
            .flatMap(({ key, board: { method }, content, bet }) => {
              const multiple = multiples.get(key)
              const tickets = method.tickets(bet)
              return multiple === undefined
                ? []
                : [{ key, method: method.key, text: content, tickets, price: { ...price, multiple } }]
            }),
    [sections, multiples, price],
  )
  const without = (all: ReadonlyMap<string, number>, keys: ReadonlySet<string>) =>
    new Map([...all].filter(([key]) => !keys.has(key)))
  useTakenLines(board, (taken) => {
    const keys = new Set(taken.map(({ key }) => key))
    setMultiples((all) => (taken.some(({ key }) => all.has(key)) ? without(all, keys) : all))
  })
  return {
    sections,
    multiples,
    lines,
    /** So many times on a cell; of none nothing lies there. */
    set: (key: string, multiple: number) => {
      board.order.dismiss()
      setMultiples((all) => (multiple > 0 ? new Map(all).set(key, multiple) : without(all, new Set([key]))))
    },
    clear: () => {
      board.order.dismiss()
      setMultiples(new Map())
    },
  }
}

export type SideStakes = ReturnType<typeof useSideStakes>
