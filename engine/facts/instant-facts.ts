import { Fraction } from '../fraction.ts'
import { crashOutcome } from '../instant/crash.ts'
import { chanceOf, hiLoMultiplier } from '../instant/hi-lo.ts'
import { kenoRisks } from '../instant/keno-data.ts'
import { chosenMax, kenoOutcomes, kenoPays } from '../instant/keno.ts'
import { isTarget, limboOutcome } from '../instant/limbo.ts'
import { areMines, minesMultiplier, safeChance, tiles } from '../instant/mines.ts'
import { multipliersOf, once, returnOf } from '../instant/odds.ts'
import type { Outcome } from '../instant/odds.ts'
import { plinkoRisks, plinkoRows } from '../instant/plinko-data.ts'
import { buckets, plinkoOutcomes } from '../instant/plinko.ts'
import { wheelRisks, wheelSegments } from '../instant/wheel-data.ts'
import { wheelOutcomes } from '../instant/wheel.ts'
import type { Profile } from '../studio-game.ts'
import { wholeFraction } from './compare.ts'
import type { Figure, Figures } from './compare.ts'
import { textOf } from './entry.ts'
import type { FactEntry } from './entry.ts'

type NamedFigures = Readonly<Record<string, Figure>>

/** Limbo, crash, mines, hi-lo, plinko, keno and the wheel at either profile, each bet by the name of the rulebook. */
export function instantFigures({ game, bet, claims }: FactEntry): Figures | undefined {
  const [, name = '', percent = ''] =
    /^(limbo|crash|mines|hi-lo|plinko|keno 40\/10|wheel) \((\d\d)% profile\)$/i.exec(game) ?? []
  const profile = percent === '99' ? 99 : percent === '97' ? 97 : undefined
  if (profile === undefined) return undefined
  const figures = byGame[name.toLowerCase()]?.(bet, profile, textOf(claims.get('pays')) ?? '')
  return figures && ((claim) => (Object.hasOwn(figures, claim) ? figures[claim] : undefined))
}

const byGame: Readonly<Record<string, (bet: string, profile: Profile, pays: string) => NamedFigures | undefined>> = {
  limbo: (bet, profile) => reaching(bet, profile, (target) => limboOutcome({ target }, profile)),
  crash: (bet, profile) => reaching(bet, profile, (target) => crashOutcome(target, profile)),
  mines: minesFigures,
  'hi-lo': hiLoFigures,
  plinko: plinkoFigures,
  'keno 40/10': kenoFigures,
  wheel: wheelFigures,
}

const returned = (rtp: Fraction): NamedFigures => {
  const edge = wholeFraction(1).sub(rtp)
  return { rtp, edge, edge_fraction: edge }
}

// One outcome that pays, all others nothing.
const single = ({ chance, multiplier }: Outcome): NamedFigures => ({
  ...returned(returnOf([{ chance, multiplier }])),
  p: chance,
  p_win: chance,
  p_fraction: chance,
  pays: new Fraction(multiplier, once),
})

function reaching(bet: string, profile: Profile, outcomeOf: (target: number) => Outcome): NamedFigures | undefined {
  // Below 1.01 nothing is reached: a result of 1.00.
  if (/^P\(result = 1\.00x/i.test(bet)) {
    const p = wholeFraction(1).sub(new Fraction(BigInt(profile), 101n))
    return { p, p_fraction: p }
  }
  const [, units = '', cents = ''] = /target (\d{1,7})\.(\d\d)x$/.exec(bet) ?? []
  const target = Number(units + cents)
  return isTarget(target) ? single(outcomeOf(target)) : undefined
}

function minesFigures(bet: string, profile: Profile): NamedFigures | undefined {
  const [, mines = 0, opened = 0] = (/^(\d+) mines?, (\d+) safe picks?$/i.exec(bet) ?? []).map(Number)
  if (!areMines(mines) || opened < 1 || opened > tiles - mines) return undefined
  return single({ chance: safeChance(mines, opened), multiplier: minesMultiplier(mines, opened, profile) })
}

function hiLoFigures(bet: string, profile: Profile): NamedFigures | undefined {
  const counts = /^favourable counts (\d+(?:-\d+)*)$/i.exec(bet)?.[1]?.split('-').map(Number)
  if (!counts?.every((count) => count >= 1 && count <= 12)) return undefined
  return single({ chance: chanceOf(counts), multiplier: hiLoMultiplier(counts, profile) })
}

const risk = <R extends string>(risks: readonly R[], name: string | undefined): R | undefined =>
  risks.find((one) => one === name?.toLowerCase())

function plinkoFigures(bet: string, profile: Profile): NamedFigures | undefined {
  const [, count, name] = /^(\d+) rows (\w+)$/i.exec(bet) ?? []
  const rows = plinkoRows.find((one) => one === Number(count))
  const chosen = risk(plinkoRisks, name)
  if (!rows || !chosen) return undefined
  const choices = { rows, risk: chosen }
  const half = buckets(choices, profile).slice(0, Math.floor(rows / 2) + 1)
  const pays = half.map((multiplier) => decimalOf(multiplier)).join(',')
  return { ...returned(returnOf(plinkoOutcomes(choices, profile))), pays }
}

function kenoFigures(bet: string, profile: Profile, given: string): NamedFigures | undefined {
  const [, name, count] = /^(\w+) pick (\d+)$/i.exec(bet) ?? []
  const chosen = risk(kenoRisks, name)
  const numbers = Number(count)
  if (!chosen || !(numbers >= 1 && numbers <= chosenMax)) return undefined
  const pays = kenoPays(numbers, chosen, profile)
  return {
    ...returned(returnOf(kenoOutcomes(numbers, chosen, profile))),
    // The file writes a table as a text in which `5` may stand as `5.0`.
    pays: samePays(given, pays) ? given : JSON.stringify(pays.map(decimalOf)),
  }
}

function samePays(given: string, pays: readonly bigint[]): boolean {
  const table = [...given.matchAll(/"(\d+)": ([\d.]+)/g)].map(([, hits, pay = '']) => [Number(hits), pay] as const)
  const paid = [...pays.entries()].filter(([, multiplier]) => multiplier > 0n)
  return (
    table.length === paid.length &&
    paid.every(([hits, multiplier], at) => table[at]?.[0] === hits && multipliersOf(table[at][1])[0] === multiplier)
  )
}

function wheelFigures(bet: string, profile: Profile): NamedFigures | undefined {
  const [, count, name] = /^(\d+) segments (\w+)$/i.exec(bet) ?? []
  const segments = wheelSegments.find((one) => one === Number(count))
  const chosen = risk(wheelRisks, name)
  if (!segments || !chosen) return undefined
  return { ...returned(returnOf(wheelOutcomes({ segments, risk: chosen }, profile))), pays: 'see table' }
}

const decimalOf = (multiplier: bigint): string => new Fraction(multiplier, once).decimal(4).replace(/\.?0+$/, '')
