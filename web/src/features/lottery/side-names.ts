import type { LotteryFamily } from '@croupier/engine/lottery/family.ts'
import { methodOf } from '@croupier/engine/lottery/families.ts'
import type { SideBet, TwoSides } from '@croupier/engine/lottery/side-roads.ts'
import { useWords } from '@croupier/kit/words.ts'
import { rowLabels } from './row-labels.ts'
import { useMethodNames } from './use-method-names.ts'

/** What pairs of sides are called: what they are about, and each side. */
export function useSideNames(family: LotteryFamily) {
  const t = useWords('lottery')
  const names = useMethodNames(family.key)
  const side = ({ side: value, method, content }: SideBet) =>
    content === '' ? names.method(method, { part: undefined }) : names.value(value)
  const both = ({ sides: [one, other] }: TwoSides) => t('trend.either', { one: side(one), other: side(other) })
  /** What of the result is looked at; the method's name where that is all of it. */
  const about = ({ sides: [{ method: key, content }] }: TwoSides): string | undefined => {
    if (content === '') return undefined
    const positions = content.split('|')
    const [places = ''] = positions
    const method = methodOf(family, key)
    if (positions.length === 1 || !method) return names.line(key, undefined)
    if (places.includes(',')) {
      const [one = '', other = ''] = places.split(',')
      return t('trend.places', { one, other })
    }
    const label = rowLabels(family.key, method, 'choices')[positions.findIndex((chosen) => chosen !== '')]
    return label && t(`row.${label.key}`, { number: label.number })
  }
  const pair = (sides: TwoSides) => {
    const subject = about(sides)
    return subject === undefined ? both(sides) : t('of_group', { group: subject, method: both(sides) })
  }
  return { side, pair }
}
