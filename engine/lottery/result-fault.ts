import type { DrawResult, LotteryFamily } from './family.ts'

/** Why numbers cannot be a result: how many there are, or the number at this place. */
export interface ResultFault {
  readonly at: number | null
}

/** Whether numbers that somebody has typed or sent can be a result of a family; undefined where they can. */
export function resultFault(family: LotteryFamily, numbers: DrawResult): ResultFault | undefined {
  const digits = family.prizes.flatMap((prize) => Array<number>(prize.count).fill(prize.digits))
  if (numbers.length !== digits.length) return { at: null }
  const at = numbers.findIndex((number, place) => !isDrawable(family, number, digits[place] ?? 0))
  if (at >= 0) return { at }
  // What is shuffled comes out once.
  const again = family.draw.kind === 'shuffle' ? numbers.findIndex((one, place) => numbers.indexOf(one) < place) : -1
  return again >= 0 ? { at: again } : undefined
}

function isDrawable({ draw }: LotteryFamily, number: string, digits: number): boolean {
  if (!/^\d+$/.test(number)) return false
  if (draw.kind === 'digits') return number.length === digits
  const most = draw.kind === 'dice' ? draw.faces : draw.size
  const value = Number(number)
  return value >= 1 && value <= most && number === `${value}`.padStart(digits, '0')
}
