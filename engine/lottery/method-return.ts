import { Fraction } from '../fraction.ts'
import { type BetContent, choicesOf } from './content.ts'
import type { LotteryMethod, TierOdds } from './family.ts'

const ZERO = new Fraction(0n)

/** The share of what is staked that a method returns in the long run, at these odds, on its smallest content. */
export function methodReturn(method: LotteryMethod, odds: TierOdds): Fraction {
  const content = smallestContent(method)
  const paid = [...method.expected(content)].reduce((sum, [tier, hits]) => sum.add(odds(tier).mul(hits)), ZERO)
  return paid.div(new Fraction(BigInt(method.tickets(content))))
}

/** The fewest choices that a method takes, the first ones that go together. Throws where a method takes no choices. */
function smallestContent(method: LotteryMethod): BetContent {
  const { positions, typed, filled = 0 } = method.form
  if (!positions) {
    if (!typed) throw new Error(`${method.key} takes neither choices nor typed tickets`)
    return { kind: 'typed', tickets: [firstTyped(method)] }
  }
  let open = filled
  const starts = positions.map(({ values, min }) => {
    if (min > 0) return values.slice(0, min)
    open -= 1
    return open >= 0 ? values.slice(0, 1) : []
  })
  // What is chosen at one place may not be chosen at another: the later ones are moved on. Or only some go together.
  const tries = [starts, movedOn(positions, starts), ...partnersOf(positions[0]?.values ?? [], starts)]
  for (const chosen of tries) {
    const content: BetContent = { kind: 'choices', positions: chosen }
    if (isTaken(method, content)) return content
  }
  throw new Error(`no smallest content of ${method.key} is known`)
}

type Choices = readonly (readonly string[])[]

function movedOn(positions: readonly { readonly values: readonly string[] }[], starts: Choices): Choices {
  let before = 0
  return starts.map((chosen, at) => {
    const from = before
    before += chosen.length
    return positions[at]?.values.slice(from, from + chosen.length) ?? []
  })
}

/** The first value with each other one, where two are compared. */
const partnersOf = (values: readonly string[], [first = [], ...others]: Choices): readonly Choices[] =>
  first.length === 2 ? values.slice(1).map((other) => [[values[0] ?? '', other], ...others]) : []

const isTaken = (method: LotteryMethod, content: BetContent): boolean =>
  method.form.allows?.(choicesOf(content)) !== false && method.tickets(content) > 0

function firstTyped({ key, form: { typed } }: LotteryMethod): string {
  if (!typed) throw new Error(`${key} takes no typed tickets`)
  const { numbers, digits } = typed
  for (const start of [1, 0, 11]) {
    const ticket = Array.from({ length: numbers }, (_, at) => `${start + at}`.padStart(digits, '0'))
    if (typed.allows(ticket)) return ticket.join('')
    const same = Array.from({ length: numbers }, (_, at) =>
      `${at === numbers - 1 ? start + 1 : start}`.padStart(digits, '0'),
    )
    if (typed.allows(same)) return same.join('')
  }
  throw new Error(`no smallest ticket of ${key} is known`)
}
