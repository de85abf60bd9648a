import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-catalogue.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { nameIn } from '#kernel/translated-name.ts'
import type { Ask } from '#kernel/route.ts'
import { areAllSuspended } from '#modules/betting/suspensions/suspensions.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { stakeOf } from '../view.ts'
import * as store from './store.ts'

interface Paging {
  readonly pageNo: number
  readonly pageSize: number
}

const pageOf = ({ pageNo, pageSize }: Paging) => ({ limit: pageSize, offset: (pageNo - 1) * pageSize })
const pagesOf = (total: number, { pageNo, pageSize }: Paging) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(total / pageSize),
  total,
})
const flag = (text: 'true' | 'false' | undefined) => (text === undefined ? undefined : text === 'true')

/** Where vendors stand at the brand. */
export async function readPlaces(
  deps: Deps,
  { session: { brandId }, query }: Ask<typeof contract.deskVendors>,
): Promise<ReplyOf<typeof contract.deskVendors>> {
  const filter = { brandId, category: query.category, open: flag(query.open) }
  const { rows, total } = await store.findPlaced(deps.db, filter, pageOf(query))
  const list = rows.map(({ total: _total, currencies, closedCountries, ...row }) => ({
    ...row,
    id: `${row.category}/${row.code}`,
    currencies: currencies === null ? null : [...currencies],
    closedCountries: [...closedCountries],
  }))
  return { ...pagesOf(total, query), list }
}

/** All games of the brand, closed ones too. */
export async function readOffers(
  deps: Deps,
  { session: { brandId }, query, language }: Ask<typeof contract.deskGames>,
): Promise<ReplyOf<typeof contract.deskGames>> {
  const brand = await brandOf(deps, brandId)
  const { search, category, vendor, open, mark, tag, sort } = query
  const filter = { brandId, search: search || undefined, category, vendor, open: flag(open), mark, tag, sort, language }
  const { rows, total } = await store.findOffers(deps.db, filter, pageOf(query))
  const smallest = stakeOf(brand)
  const list = rows.map(({ total: _total, stakeMin, tags, devices, ...row }) => ({
    ...row,
    name: nameIn(row, language),
    names: { en: row.name, ...row.names },
    tags: [...tags],
    devices: [...devices],
    minBet: amountText(smallest({ code: row.code, stakeMin }), brand.decimals),
  }))
  return { ...pagesOf(total, query), list, allOpen: !(await areAllSuspended(deps.db, brandId)) }
}
