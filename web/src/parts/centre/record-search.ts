import { serverNow } from '@croupier/kit/clock.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { dayAt, lastDays, type Range } from '@croupier/kit/table/day.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** What an address says of a record that is open in a centre; the names stay clear of the page's own below it. */
export interface RecordSearch {
  readonly fromDay?: string | undefined
  readonly toDay?: string | undefined
  readonly betCategory?: string | undefined
  readonly betStatus?: string | undefined
  readonly betGame?: string | undefined
  readonly betVendor?: string | undefined
  readonly lineKind?: string | undefined
  readonly moneyState?: string | undefined
  readonly profitBy?: string | undefined
  readonly teamView?: string | undefined
  readonly teamFilter?: string | undefined
  readonly teamSort?: string | undefined
  readonly teamAscending?: string | undefined
  readonly recordPage?: number | undefined
}

const DAYS_FIRST = 7
const DAY = /^\d{4}-\d\d-\d\d$/

/** The range that an address names, where it makes sense; else the last days, seven unless said otherwise. */
export function rangeIn(
  { fromDay, toDay }: Readonly<Record<string, unknown>>,
  today: string,
  daysFirst = DAYS_FIRST,
): Range {
  const sound = isDay(fromDay) && isDay(toDay) && fromDay <= toDay && toDay <= today
  return sound ? { from: fromDay, to: toDay } : lastDays(today, daysFirst)
}

/** The page that an address names, from 1. */
export const pageIn = ({ recordPage }: Readonly<Record<string, unknown>>): number =>
  typeof recordPage === 'number' && Number.isInteger(recordPage) && recordPage > 0 ? recordPage : 1

/** What an address names under `name`, where it is one of the known. */
export const oneOf = <T extends string>(known: readonly T[], named: unknown): T | undefined =>
  known.find((one) => one === named)

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && DAY.test(text) && !Number.isNaN(Date.parse(text))

/** The address of a record, and how to change it without leaving a step for Back. */
export function useRecordSearch(daysFirst = DAYS_FIRST) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { timeZone } = useBrand()
  const today = dayAt(serverNow(), timeZone)
  const change = (next: RecordSearch) =>
    void navigate({
      to: '.',
      // The router types the search of each route; a record lies over any of them.
      search: ((kept: object) => ({ ...kept, recordPage: undefined, ...next })) as never,
      replace: true,
      resetScroll: false,
      // Still the entry that opened the modal, so that closing it goes back.
      state: true,
    })
  return { search, today, range: rangeIn(search, today, daysFirst), page: pageIn(search), change }
}

/** A record's days, page and choices as the address says them, and how to change them. */
export type RecordState = ReturnType<typeof useRecordSearch>
