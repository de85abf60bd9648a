import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { familyOf, methodOf } from '@croupier/engine/lottery/families.ts'
import type { LotteryFamily } from '@croupier/engine/lottery/family.ts'
import { ruledNumbers } from '@croupier/engine/lottery/number-rules.ts'
import type { BoardMethod } from './price.ts'

/** Which places of a result a method looks at, where its key ends by them: first, middle, last. */
export type MethodPart = 'F' | 'M' | 'B'

/** The methods that stand under one tab. */
export interface MethodTab {
  readonly key: string
  readonly group: string
  /** Where all of its methods look at the same places. */
  readonly part: MethodPart | undefined
  readonly methods: readonly BoardMethod[]
}

/** What a lottery's board is made of. */
export interface BoardMethods {
  readonly family: LotteryFamily
  readonly methods: ReadonlyMap<string, BoardMethod>
  readonly tabs: readonly MethodTab[]
}

const PART = /_([FMB])$/

/** The places that a method's key ends by, and the key without them. */
export function methodKeyOf(key: string): { readonly base: string; readonly part: MethodPart | undefined } {
  const [, part] = PART.exec(key) ?? []
  // The expression knows the three alone.
  return { base: key.replace(PART, ''), part: part as MethodPart | undefined }
}

/** What of a lottery its board is made of, and of which issue. */
type BoardTerms = Pick<LotteryTerms, 'family' | 'methods'> &
  Partial<Pick<LotteryTerms, 'numberRules'>> & { readonly issueNo?: string | undefined }

/** The methods that the brand has of this family, by tab; undefined where the page does not know the family. */
export function boardMethods({
  family: key,
  methods,
  numberRules = [],
  issueNo,
}: BoardTerms): BoardMethods | undefined {
  const family = familyOf(key)
  if (!family) return undefined
  const rules = numberRules.filter((rule) => rule.issueNo === null || rule.issueNo === issueNo)
  const known = methods.flatMap((terms) => {
    const method = methodOf(family, terms.key)
    if (!method) return []
    const numbers = (kind: 'closed' | 'half') => ruledNumbers(method, rules, kind)
    return [{ method, terms, closed: numbers('closed'), half: numbers('half') }]
  })
  return { family, methods: new Map(known.map((one) => [one.method.key, one])), tabs: tabsOf(known) }
}

function tabsOf(methods: readonly BoardMethod[]): readonly MethodTab[] {
  const groups = new Map<string, BoardMethod[]>()
  for (const one of methods) groups.set(one.method.group, [...(groups.get(one.method.group) ?? []), one])
  return [...groups].flatMap(([group, inside]) => {
    const parts = new Set(inside.map(({ method }) => methodKeyOf(method.key).part))
    if (parts.has(undefined)) return [{ key: group, group, part: undefined, methods: inside }]
    return [...parts].map((part) => ({
      key: `${group}_${part}`,
      group,
      part,
      methods: inside.filter(({ method }) => methodKeyOf(method.key).part === part),
    }))
  })
}

/** The tab that a method stands under. */
export const tabOf = ({ tabs }: Pick<BoardMethods, 'tabs'>, key: string): MethodTab | undefined =>
  tabs.find(({ methods }) => methods.some(({ method }) => method.key === key))
