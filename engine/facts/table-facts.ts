import { Fraction } from '../fraction.ts'
import { baccaratDeals, pairDeals } from '../tables/baccarat-odds.ts'
import { baccarat } from '../tables/baccarat.ts'
import { allThrows } from '../tables/dice.ts'
import { dragonTigerDeals } from '../tables/dragon-tiger-odds.ts'
import { dragonTiger } from '../tables/dragon-tiger.ts'
import { allRests, fanTan } from '../tables/fan-tan.ts'
import { spotOdds } from '../tables/odds.ts'
import { bigRoadOf, derivedMarks, derivedRoads } from '../tables/roads.ts'
import type { RoadResult } from '../tables/roads.ts'
import { allNumbers, callBets, finale, neighbours, roulette } from '../tables/roulette.ts'
import type { Chips } from '../tables/roulette.ts'
import { allFalls, seDie } from '../tables/se-die.ts'
import { sicbo } from '../tables/sicbo.ts'
import { yuSiaXie } from '../tables/yu-sia-xie.ts'
import { wholeFraction } from './compare.ts'
import type { Figures } from './compare.ts'
import { textOf } from './entry.ts'
import type { FactEntry } from './entry.ts'
import { chance, paysAs, returned, rowsOf } from './spot-rows.ts'
import type { NamedFigures, OddsOf, Row } from './spot-rows.ts'

const baccaratRows: readonly Row[] = [
  ['Banker (5% commission)', 'banker'],
  ['Player natural', 'player_natural'],
  ['Player Dragon Bonus', 'player_bonus'],
  ['Player', 'player'],
  ['Tie 9:1', 'tie', 'PROMO'],
  ['Tie', 'tie'],
  ['Banker (no-commission', 'banker', 'NO_COMMISSION'],
  ['Super 6', 'super_6', 'NO_COMMISSION'],
  ['Lucky 6 liberal', 'lucky_6', 'PROMO'],
  ['Lucky 6', 'lucky_6'],
  ['Big', 'big'],
  ['Small', 'small'],
  ['Banker natural', 'banker_natural'],
  ['Banker Dragon Bonus', 'banker_bonus'],
  ['Dragon 7', 'dragon_7', 'EZ'],
  ['Panda 8', 'panda_8', 'EZ'],
  ['Banker (EZ', 'banker', 'EZ'],
]

const pairRows: readonly Row[] = [
  ['Player Pair', 'player_pair'],
  ['Banker Pair', 'banker_pair'],
  ['Either Pair', 'either_pair'],
  ['Perfect Pair (at least', 'perfect_pair'],
  ['Perfect Pair (one', 'perfect_pair', 'PROMO'],
]

const singleRows = ['Dragon', 'Tiger'].flatMap((side) =>
  ['Big', 'Small', 'Odd', 'Even', 'Red', 'Black'].map((what): Row => [
    `${side} ${what}`,
    `${side}_${what}`.toLowerCase(),
  ]),
)

const dragonTigerRows: readonly Row[] = [
  ...singleRows,
  ['Dragon suit', 'dragon_spades'],
  ['Tiger suit', 'tiger_spades'],
  ['Dragon', 'dragon'],
  ['Tiger', 'tiger'],
  ['Tie 11:1', 'tie', 'TIE_11'],
  ['Tie', 'tie'],
  ['Suited tie', 'suited_tie'],
]

const macau = 'MACAU'
const sicboRows: readonly Row[] = [
  ['Small', 'small'],
  ['Big', 'big'],
  ['Odd', 'odd'],
  ['Even', 'even'],
  ['Any triple', 'any_triple'],
  ['Specific triple', 'triple_1'],
  ['Specific double', 'double_1'],
  ['Two-dice', 'two_1_2'],
  ...[4, 5, 6, 7, 8, 9, 10].flatMap((total): Row[] => [
    [`Total ${total} or`, `total_${total}`],
    [`Macau: total ${total}/`, `total_${21 - total}`, macau],
  ]),
  ['Single number 1/2/12', 'number_1', 'PROMO'],
  ['Single number', 'number_1'],
  ['Three-number', 'three_1_2_3'],
  ['Specific pair plus', 'pair_1_2'],
  ['Four-number', 'four_1_2_3_4'],
  ['Macau: any triple', 'any_triple', macau],
  ['Macau: specific triple', 'triple_6', macau],
  ['Macau: specific double', 'double_6', macau],
  ['Macau: domino', 'two_5_6', macau],
]

const rouletteRows: readonly Row[] = [
  ['Straight', 'straight_17'],
  ['Split', 'split_0_1'],
  ['Street', 'street_1_2_3'],
  ['Trio', 'trio_0_1_2'],
  ['Corner', 'corner_1_2_4_5'],
  ['First four', 'first_four_0_1_2_3'],
  ['Six line', 'line_1_2_3_4_5_6'],
  ['Dozen', 'dozen_1'],
  ['Column', 'column_1'],
  ['Red/Black', 'red'],
  ['Odd/Even', 'odd'],
  ['Low/High', 'low'],
  ['Even-money bets with La Partage', 'red', 'LA_PARTAGE'],
]

const fanTanRows: readonly Row[] = [
  ['Fan', 'fan_1'],
  ['Nim', 'nim_1_2'],
  ['Kwok', 'kwok_1_2'],
  ['Nga Tan', 'nga_1_2_3'],
  ['Sheh', 'ssh_1_2_3'],
]

const seDieRows: readonly Row[] = [
  ['Even', 'even'],
  ['Odd', 'odd'],
  ['4 Red or 4 White', 'all_alike'],
  ['4 Red', 'red_4'],
  ['4 White', 'red_0'],
  ['3 Red', 'red_3'],
  ['3 White', 'red_1'],
  ['2 Red', 'red_2'],
  ['Big', 'big'],
  ['Small', 'small'],
]

const yuSiaXieRows: readonly Row[] = [
  ['Single symbol', 'single_fish'],
  ['Two-symbol', 'two_fish_prawn'],
  ['Specific double', 'double_crab'],
  ['Specific triple', 'triple_gourd'],
  ['Any triple', 'any_triple'],
  ['Three different', 'three_fish_prawn_gourd'],
  ['Three dice same named', 'all_red'],
  ['Any one colour', 'one_colour'],
  ['Two dice exactly', 'pair_blue'],
]

const baccaratMain = rowsOf(baccarat, baccaratRows, baccaratDeals)
const baccaratPairs = rowsOf(baccarat, pairRows, pairDeals)

const oddsByGame: Readonly<Record<string, OddsOf>> = {
  'Baccarat (8 decks)': (bet) => baccaratPairs(bet) ?? baccaratMain(bet),
  'Dragon Tiger (8 decks)': rowsOf(dragonTiger, dragonTigerRows, dragonTigerDeals),
  'Sic Bo': rowsOf(sicbo, sicboRows, allThrows),
  'European Roulette': rowsOf(roulette, rouletteRows, allNumbers),
  'Fan Tan': rowsOf(fanTan, fanTanRows, allRests),
  'Se Die (Xoc Dia)': rowsOf(seDie, seDieRows, allFalls),
  'Yu Sia Xie (Fish-Prawn-Crab)': rowsOf(yuSiaXie, yuSiaXieRows, allThrows),
}

/** The live tables without decisions, each bet by the name of the rulebook, and the roads of baccarat. */
export function tableFigures(entry: FactEntry): Figures | undefined {
  const named =
    entry.game === 'Baccarat roads'
      ? roadFigures(entry)
      : (specialFigures(entry) ?? callFigures(entry) ?? spotFigures(entry))
  return named && ((claim) => (Object.hasOwn(named, claim) ? named[claim] : undefined))
}

function spotFigures({ game, bet, claims }: FactEntry): NamedFigures | undefined {
  const odds = oddsByGame[game]?.(bet)
  if (!odds) return undefined
  // The rulebook counts a win of the banker that is given back as a win.
  const win = bet.startsWith('Banker (EZ') ? (baccaratMain('Banker (5% commission)')?.win ?? odds.win) : odds.win
  const pays = textOf(claims.get('pays'))
  return {
    ...returned(odds.rtp),
    p: win,
    p_win: win,
    p_fraction: win,
    ...(pays === undefined ? {} : { pays: paysAs(odds, pays) }),
  }
}

/** Baccarat's bare probabilities, which no spot pays alone. */
function specialFigures({ game, bet }: FactEntry): NamedFigures | undefined {
  if (game !== 'Baccarat (8 decks)') return undefined
  const [, cards] = /^Total cards = (\d) cards$/.exec(bet) ?? []
  const sixes = /^Banker wins with ([23])-card 6$/.exec(bet)?.[1]
  if (cards === undefined && sixes === undefined && bet !== 'Banker wins') return undefined
  const deals = baccaratDeals()
  const all = deals.reduce((sum, { ways }) => sum + ways, 0n)
  const chosen = deals.filter(({ result }) => {
    if (cards !== undefined) return result.player.length + result.banker.length === Number(cards)
    const { won, score } = baccarat.summary(result)
    if (won[0] !== 'banker') return false
    return sixes === undefined || (score.endsWith(': 6') && result.banker.length === Number(sixes))
  })
  return chance(
    new Fraction(
      chosen.reduce((sum, { ways }) => sum + ways, 0n),
      all,
    ),
  )
}

const calls: readonly (readonly [begins: string, chips: () => readonly Chips[]])[] = [
  ['Voisins', () => callBets.voisins],
  ['Tiers', () => callBets.tiers],
  ['Orphelins', () => callBets.orphelins],
  ['Jeu Zero', () => callBets.zero],
  ['Finale en plein 7-9', () => finale(7)],
  ['Finale en plein', () => finale(4)],
  ['Neighbours', () => neighbours(17, 2)],
]

/** The announced bets of roulette: the chips that they are made of. */
function callFigures({ game, bet }: FactEntry): NamedFigures | undefined {
  if (game !== 'European Roulette') return undefined
  const chips = calls.find(([begins]) => bet.startsWith(begins))?.[1]()
  if (!chips) return undefined
  const results = allNumbers()
  const count = chips.reduce((sum, each) => sum + each.chips, 0)
  const rtp = chips
    .map(({ spot, chips: many }) => spotOdds(roulette, spot, { results }).rtp.mul(wholeFraction(many)))
    .reduce((sum, each) => sum.add(each), wholeFraction(0))
  return { ...returned(rtp.div(wholeFraction(count))), pays: 'per component' }
}

function roadFigures({ input }: FactEntry): NamedFigures | undefined {
  const text = textOf(input.results)
  if (text === undefined || !/^[BPT]+$/.test(text)) return undefined
  const { columns, leadingTies } = bigRoadOf([...text].map((won) => ({ won: won as RoadResult['won'] })))
  const lengths = columns.map(({ length }) => length)
  const marks = (back: number) => derivedMarks(lengths, back).join('')
  return {
    'expect.bigRoadColumns': columns.map((column) => [column[0]?.side ?? '', wholeFraction(column.length)]),
    'expect.leadingTies': wholeFraction(leadingTies),
    'expect.bigEyeBoy': marks(derivedRoads.bigEyeBoy),
    'expect.small': marks(derivedRoads.small),
    'expect.cockroach': marks(derivedRoads.cockroach),
  }
}
