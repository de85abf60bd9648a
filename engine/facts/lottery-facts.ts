import { Fraction, fractionOf } from '../fraction.ts'
import { chooseExact } from '../lottery/combinatorics.ts'
import { type BetContent, readContent } from '../lottery/content.ts'
import { familyOf, methodOf } from '../lottery/families.ts'
import type { LotteryFamily, LotteryMethod, TierOdds } from '../lottery/family.ts'
import { permutedNumbers } from '../lottery/pickers.ts'
import { oddsAt } from '../lottery/price.ts'
import { WIN } from '../lottery/tiers.ts'
import { wholeFraction } from './compare.ts'
import type { Figure, Figures } from './compare.ts'
import { type FactEntry, type GivenObject, textOf } from './entry.ts'

const ZERO = new Fraction(0n)
const ONE = new Fraction(1n)
/** The mode at which fair odds are paid whole. */
const MODE_WHOLE = 2000
/** Units that a ticket of prize modes costs (rulebook §15). */
const TICKET_UNITS = wholeFraction(2)

/** Methods of which the chance to win is stated as the mean number of hits. */
const EACH_HIT_PAYS: ReadonlySet<string> = new Set(['LO_2_1K', 'FRONT_3', 'BOTTOM_3'])

interface BetSubject {
  readonly subject: GivenObject
  readonly method: LotteryMethod
  readonly content: BetContent
}

/** What rulebook §§15–18 say of lotteries, by the subject of an entry alone. */
export function lotteryFigures({ subject }: FactEntry): Figures | undefined {
  if (textOf(subject.family) === 'ELOTT') return rebateFigures(subject)
  const family = familyOfSubject(subject)
  if (!family) return undefined
  if (textOf(subject.figure) === 'structure') return structureFigures(family)
  const method = methodOf(family, textOf(subject.method) ?? '')
  if (!method) return undefined
  const { content } = readContent(method.form, contentOf(subject))
  return content && figuresOf({ subject, method, content })
}

/** Regions, lotteries and profiles are families of their own in the engine. */
function familyOfSubject(subject: GivenObject): LotteryFamily | undefined {
  const family = textOf(subject.family) ?? ''
  const parts = new Map([
    ['VN', `VN_${textOf(subject.region)}`],
    ['SEA', textOf(subject.lottery) ?? ''],
    ['D4', `D4_${textOf(subject.profile)}`],
  ])
  return familyOf(parts.get(family) ?? family)
}

const contentOf = ({ content, picker }: GivenObject): string => {
  const text = textOf(content) ?? ''
  return picker === 'DAO' ? text.split(',').flatMap(permutedNumbers).join(',') : text
}

function figuresOf(line: BetSubject): Figures | undefined {
  const figures: Readonly<Record<string, (line: BetSubject) => Figures>> = {
    p: chanceFigures,
    return: returnFigures,
    charge: chargeFigures,
    prizes: prizeListFigures,
    tickets: ticketFigures,
    prize: prizeFigures,
  }
  return figures[textOf(line.subject.figure) ?? '']?.(line)
}

/** Of a subject without a mode the fair odds, of one that states odds these. */
function oddsOf({ subject, method }: BetSubject, mode = Number(textOf(subject.mode) ?? MODE_WHOLE)): TierOdds {
  const odds = fractionOf(textOf(subject.odds) ?? '')
  return oddsAt(method.tiers, { mode, ...(odds && { fixed: new Map([[WIN, odds]]) }) })
}

/** Mean paid back for one charged. */
function returnAt({ method, content }: BetSubject, odds: TierOdds): Fraction {
  const paid = [...method.expected(content)].reduce((sum, [tier, mean]) => sum.add(odds(tier).mul(mean)), ZERO)
  return paid.div(wholeFraction(method.tickets(content)))
}

/** The tiers in which a content can win, pushes left out. */
const wonTiers = ({ method, content }: BetSubject): string[] => {
  const expected = method.expected(content)
  return method.tiers.flatMap(({ key, isPush }) => (isPush || !expected.has(key) ? [] : [key]))
}

function chanceFigures(line: BetSubject): Figures {
  const { subject, method, content } = line
  const hits = textOf(subject.hits)
  const chance = hits === undefined ? method.covered(content) : chanceOfHits(content, Number(hits))
  return named({
    p: () => chance,
    p_fraction: () => chance,
    odds_1960: () => oddsOf(line, 1960)(wonTiers(line)[0] ?? WIN),
    rtp_1960: () => returnAt(line, oddsOf(line, 1960)),
    rtp_1800: () => returnAt(line, oddsOf(line, 1800)),
  })
}

// Hits that pay nothing are no tier, so that they are counted here.
function chanceOfHits(content: BetContent, hits: number): Fraction {
  const count = content.kind === 'choices' ? (content.positions[0]?.length ?? 0) : 0
  return new Fraction(chooseExact(20, hits) * chooseExact(60, count - hits), chooseExact(80, count))
}

function returnFigures(line: BetSubject): Figures {
  const { subject, method, content } = line
  const odds = oddsOf(line)
  const mean = [...method.expected(content).values()].reduce((sum, each) => sum.add(each), ZERO)
  const digits = (textOf(subject.content) ?? '').split(',')[0]?.length ?? 0
  return named({
    rtp: () => returnAt(line, odds),
    edge: () => ONE.sub(returnAt(line, odds)),
    edge_fraction: () => ONE.sub(returnAt(line, odds)),
    p_win: () => (EACH_HIT_PAYS.has(method.key) ? mean : method.covered(content)),
    pays: () => paysFigure(line, odds),
    tickets: () => wholeFraction(method.tickets(content)),
    p_hit_per_ticket: () => new Fraction(1n, 10n ** BigInt(digits)),
  })
}

/** Pays as their numbers: of picks by hits, of prizes each one, or the one that all of them have. */
function paysFigure(line: BetSubject, odds: TierOdds): Figure {
  const tiers = wonTiers(line)
  if (line.method.key.startsWith('PICK_'))
    return tiers
      .toSorted((one, other) => Number(other) - Number(one))
      .map((hits) => [wholeFraction(Number(hits)), odds(hits)])
  const times = tiers.map(odds)
  return times.every((each) => each.equals(times[0] ?? ZERO)) ? times.slice(0, 1) : times
}

function chargeFigures({ subject, method, content }: BetSubject): Figures {
  const of = (value: GivenObject[string] | undefined, usual: string) => fractionOf(textOf(value) ?? usual) ?? ZERO
  const stations = of(subject.stations, '1').div(wholeFraction(method.draws))
  return named({
    'expect.amount': () => wholeFraction(method.tickets(content)).mul(stations).mul(of(subject.stake, '0')),
  })
}

const prizeListFigures = (line: BetSubject): Figures =>
  named({ 'expect.prizes': () => wonTiers(line).map(oddsOf(line)) })

const ticketFigures = ({ method, content }: BetSubject): Figures =>
  named({ 'expect.tickets': () => wholeFraction(method.tickets(content)) })

const prizeFigures = (line: BetSubject): Figures =>
  named({ 'expect.prize': () => oddsOf(line)(wonTiers(line)[0] ?? WIN).mul(TICKET_UNITS) })

function structureFigures({ prizes }: LotteryFamily): Figures {
  const rows = prizes.map(
    ({ key, count, digits }) => [`expect.${key}`, () => [wholeFraction(count), wholeFraction(digits)]] as const,
  )
  const total = prizes.reduce((sum, { count }) => sum + count, 0)
  return named({ ...Object.fromEntries(rows), 'expect.total': () => wholeFraction(total) })
}

function rebateFigures(subject: GivenObject): Figures | undefined {
  if (textOf(subject.method) !== 'REBATE') return undefined
  const [mode, top, amount] = ['mode', 'topMode', 'amount'].map((name) => fractionOf(textOf(subject[name]) ?? ''))
  if (!mode || !top || !amount) return undefined
  const share = (points: Fraction) => points.div(wholeFraction(MODE_WHOLE))
  return named({ 'expect.rtp': () => share(mode), 'expect.rebate': () => amount.mul(share(top.sub(mode))) })
}

const named =
  (figures: Readonly<Record<string, () => Figure>>): Figures =>
  (claim) =>
    figures[claim]?.()
