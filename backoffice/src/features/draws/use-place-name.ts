import { useWords } from '@croupier/kit/words.ts'
import { type Prize, rowsOf } from './result-rows.ts'

/** What a place of a result is called: its prize, and which number of it where it has several. */
export function usePlaceName(prizes: readonly Prize[]): (place: number) => string {
  const t = useWords('draws')
  const rows = rowsOf(prizes)
  return (place) => {
    const row = rows.find(({ places }) => places.includes(place))
    if (row === undefined) return String(place + 1)
    const prize = t(`prize_short.${row.key}`, { otherwise: row.key })
    return row.places.length === 1 ? prize : t('place', { prize, number: row.places.indexOf(place) + 1 })
  }
}
