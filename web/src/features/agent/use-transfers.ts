import { type DownlineTransfer, lineTransfers } from '@croupier/contract/downline-transfers.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask } from '@croupier/kit/calls.ts'
import { dayAt, type Range } from '@croupier/kit/table/day.ts'
import { useQuery } from '@tanstack/react-query'
import { EXPORT_PAGES } from './export-pages.ts'

const PAGE_SIZE = 200

/** The agent's transfers in the hierarchy on these days, newest first: read from the newest back to the first of them. */
export function useTransfers({ from, to }: Range) {
  const { timeZone } = useBrand()
  const dayOf = ({ at }: DownlineTransfer) => dayAt(Date.parse(at), timeZone)
  return useQuery({
    queryKey: [lineTransfers.path, 'days', from, to],
    meta: { actor: lineTransfers.actor },
    queryFn: async () => {
      const found = new Map<string, DownlineTransfer>()
      for (let pageNo = 1; pageNo <= EXPORT_PAGES; pageNo += 1) {
        const { list, totalPages } = await ask(lineTransfers, { query: { pageNo, pageSize: PAGE_SIZE } })
        for (const transfer of list)
          if (dayOf(transfer) >= from && dayOf(transfer) <= to) found.set(transfer.id, transfer)
        const last = list.at(-1)
        if (last === undefined || dayOf(last) < from || pageNo >= totalPages) break
      }
      return [...found.values()]
    },
  })
}
