import type { DrawResult, LotteryFamily } from '@croupier/engine/lottery/family.ts'
import { trendFieldsOf, valueTrends } from '@croupier/engine/lottery/trends.ts'
import type { useWords } from '@croupier/kit/words.ts'
import { DIGIT_PLACES, PLACES, type RowLabel } from './row-labels.ts'

const PLACE = /^PLACE_(\d+)$/

/** Whether its results are prizes of several digits, so that a place is a digit of the first of them. */
const hasPrizes = ({ draw, prizes }: LotteryFamily): boolean => draw.kind === 'digits' && (prizes[0]?.digits ?? 1) > 1

/** What a field of trends is called. */
export function fieldName(family: LotteryFamily, key: string, t: ReturnType<typeof useWords>): string {
  const place = PLACE.exec(key)?.[1]
  if (place === undefined) return t(`trend.field.${key}`)
  const number = Number(place) + 1
  if (!hasPrizes(family)) {
    const named = DIGIT_PLACES[family.key]?.[Number(place)]
    return t(`row.${named ?? 'place'}`, { number })
  }
  const prize = family.prizes[0]?.key ?? ''
  return t('trend.field.digit', { prize: t(`prize.${prize}`, { otherwise: prize }), number })
}

/** The field that each row of a choice is about; undefined of a row that is no place of the result. */
export const rowFields = (family: LotteryFamily, labels: readonly RowLabel[]): readonly (string | undefined)[] =>
  labels.map((label) => rowField(family, label))

function rowField(family: LotteryFamily, { key, number }: RowLabel): string | undefined {
  if (key === 'place') return hasPrizes(family) ? undefined : `PLACE_${number - 1}`
  const fromEnd = PLACES.length - PLACES.indexOf(key)
  if (fromEnd > PLACES.length) return undefined
  const [first] = family.prizes
  const digits = (hasPrizes(family) ? first?.digits : first?.count) ?? 0
  return `PLACE_${digits - fromEnd}`
}

/** How many draws each value of a place has missed, by the key of its field. */
export const missedByField = (
  family: LotteryFamily,
  results: readonly DrawResult[],
): ReadonlyMap<string, ReadonlyMap<string, number>> =>
  new Map(
    trendFieldsOf(family)
      .filter(({ key }) => PLACE.test(key))
      .map((field) => [field.key, new Map(valueTrends(field, results).map(({ value, missed }) => [value, missed]))]),
  )
