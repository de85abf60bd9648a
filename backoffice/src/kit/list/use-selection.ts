import { useState } from 'react'
import type { PickedRows } from './bulk-bar.tsx'
import type { List } from './use-list.ts'

/** What is ticked of a list, over its pages; all of a view as long as the view stays the same. */
export function useSelection<Row>(list: List<Row>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState<string>()
  const { pageNo: _, pageSize: __, sort: ___, ...view } = list.query
  const name = JSON.stringify(view)
  const whole = all === name
  const total = list.reply?.total ?? 0
  const clear = () => {
    setChosen(new Set())
    setAll(undefined)
  }
  const picked: PickedRows = {
    ids: [...chosen],
    view: whole ? view : undefined,
    count: whole ? total : chosen.size,
    clear,
  }
  return {
    picked,
    chosen,
    whole,
    setAll: () => setAll(name),
    setChosen: (next: ReadonlySet<string>) => {
      setAll(undefined)
      setChosen(next)
    },
  }
}
