import { faces, multiplierFor, targetOf, wins } from '../instant/dice.ts'
import type { DiceChoices } from '../instant/dice.ts'
import type { Profile } from '../studio-game.ts'
import { Fraction } from '../fraction.ts'
import { wholeFraction } from './compare.ts'
import type { Figures } from './compare.ts'
import { textOf } from './entry.ts'
import type { FactEntry } from './entry.ts'

/** Dice at either profile, a bet named by its winning outcomes (`win count 5000/10000`) or its target (`over 50.00`). */
export function diceFigures(entry: FactEntry): Figures | undefined {
  if (!/^dice\b/i.test(entry.game)) return undefined
  const profile = profileOf(entry)
  const choices = choicesOf(entry)
  if (!profile || !choices) return undefined

  const outcomes = Array.from({ length: faces }, (_, roll) => wins(roll, choices)).filter(Boolean).length
  if (outcomes === 0) return undefined
  const chance = new Fraction(BigInt(outcomes), BigInt(faces))
  const pays = new Fraction(multiplierFor(outcomes, profile), 10000n)
  const rtp = chance.mul(pays)
  const edge = wholeFraction(1).sub(rtp)
  const count = wholeFraction(outcomes)
  const figures: Readonly<Record<string, Fraction>> = {
    p: chance,
    p_win: chance,
    p_fraction: chance,
    pays,
    multiplier: pays,
    rtp,
    rtp_fraction: rtp,
    edge,
    edge_fraction: edge,
    win_count: count,
    winning_outcomes: count,
  }
  return (claim) => {
    const name = claim.replace('expect.', '')
    return Object.hasOwn(figures, name) ? figures[name] : undefined
  }
}

function profileOf({ game, bet, input }: FactEntry): Profile | undefined {
  const text =
    textOf(input.profile) ??
    /\b(\d\d)\s*%/.exec(`${game} ${bet}`)?.[1] ??
    /\b(99|97)\b/.exec(game)?.[1] ??
    /\bprofile (99|97)\b/i.exec(bet)?.[1]
  if (text === '99') return 99
  return text === '97' ? 97 : undefined
}

function choicesOf({ bet, input }: FactEntry): DiceChoices | undefined {
  const outcomes = textOf(input.win_count ?? input.winning_outcomes) ?? outcomesNamed(bet)
  if (outcomes !== undefined) return under(Number(outcomes.replaceAll(',', '')))

  const over = typeof input.over === 'boolean' ? input.over : sideNamed(textOf(input.side ?? input.direction) ?? bet)
  const target = targetOf(textOf(input.target) ?? targetNamed(bet) ?? '')
  return over === undefined || target === undefined ? undefined : { target, over }
}

// Rolls under a target are as many as its hundredths, so a count of outcomes is a bet under that target.
const under = (outcomes: number): DiceChoices | undefined =>
  Number.isInteger(outcomes) && outcomes <= faces ? { target: outcomes, over: false } : undefined

const outcomesNamed = (bet: string): string | undefined =>
  /(?:win count|winning outcomes)(?: of 10,?000)?\s*[:=]?\s*(\d{1,5}(?:,\d{3})?)/i.exec(bet)?.[1] ??
  /(\d{1,5}(?:,\d{3})?)(?: winning outcomes)?\s*(?:\/|of|out of)\s*10,?000/i.exec(bet)?.[1]

function sideNamed(text: string): boolean | undefined {
  const [side] = /\bover\b|\bunder\b|[<>]/i.exec(text.toLowerCase()) ?? []
  return side === undefined ? undefined : side === 'over' || side === '>'
}

const targetNamed = (bet: string): string | undefined =>
  /(?:over|under|target|[<>=])\s*(?:t\s*=)?\s*(\d+(?:\.\d+)?)(?!\s*%)/i.exec(bet)?.[1] ??
  /(\d+(?:\.\d+)?)\s*(?:over|under)/i.exec(bet)?.[1]
