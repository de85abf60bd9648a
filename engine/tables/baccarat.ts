import type { Fraction } from '../fraction.ts'
import { cardText, eightDecks, rankOf, suitOf } from './cards.ts'
import { lost, profitOf, push } from './pay.ts'
import type { Source, Spot, TableEvent, TableGame } from './table-game.ts'

// Baccarat (rulebook §1): eight decks, punto banco.

const sides = ['player', 'banker'] as const
type Side = (typeof sides)[number]

export interface BaccaratResult {
  readonly player: readonly number[]
  readonly banker: readonly number[]
}

export interface BaccaratCard extends TableEvent {
  readonly kind: 'card'
  readonly to: Side
  readonly card: string
}

/** `COMMISSION` pays 0.95 on banker; `NO_COMMISSION` half on a six; `EZ` gives back a three-card seven; `PROMO` has better sides. */
const paytables = ['COMMISSION', 'NO_COMMISSION', 'EZ', 'PROMO'] as const
type Paytable = (typeof paytables)[number]

const pointOf = (card: number): number => (rankOf(card) > 8 ? 0 : rankOf(card) + 1)
const totalOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + pointOf(card), 0) % 10

/** For each total of the banker's two cards: the player's third cards on which the banker draws. */
const bankerDraws: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
]

const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards) >= 8

function dealCards(source: Source): { readonly result: BaccaratResult; readonly events: BaccaratCard[] } {
  const hands: Record<Side, number[]> = { player: [], banker: [] }
  const events: BaccaratCard[] = []
  const draw = (to: Side, takes = 1) => {
    const card = source.take()
    hands[to].push(card)
    events.push({ kind: 'card', takes, to, card: cardText(card) })
    return card
  }
  draw('player')
  draw('banker')
  draw('player')
  draw('banker')
  if (!isNatural(hands.player) && !isNatural(hands.banker)) {
    const bankerHas = totalOf(hands.banker)
    if (totalOf(hands.player) > 5) {
      if (bankerHas < 6) draw('banker', 2)
    } else {
      const third = pointOf(draw('player', 2))
      if (bankerDraws[bankerHas]?.includes(third)) draw('banker', 2)
    }
  }
  return { result: hands, events }
}

const pays = {
  half: profitOf('0.5'),
  evens: profitOf('1'),
  commission: profitOf('0.95'),
  big: profitOf('0.54'),
  small: profitOf('1.5'),
  tie: profitOf('8'),
  tiePromo: profitOf('9'),
  natural: profitOf('4'),
  six: profitOf('12'),
  sixThree: profitOf('20'),
  sixThreePromo: profitOf('23'),
  dragon7: profitOf('40'),
  panda8: profitOf('25'),
  pair: profitOf('11'),
  eitherPair: profitOf('5'),
  perfect: profitOf('25'),
  perfectBoth: profitOf('200'),
}

/** The dragon bonus by how many points a hand that is no natural wins. */
const bonuses: Readonly<Record<number, Fraction>> = {
  4: profitOf('1'),
  5: profitOf('2'),
  6: profitOf('4'),
  7: profitOf('6'),
  8: profitOf('10'),
  9: profitOf('30'),
}

const winnerOf = ({ player, banker }: BaccaratResult): Side | 'tie' => {
  const ahead = totalOf(player) - totalOf(banker)
  return ahead === 0 ? 'tie' : ahead > 0 ? 'player' : 'banker'
}

const isPair = ([a = 0, b = 0]: readonly number[]): boolean => rankOf(a) === rankOf(b)
const isPerfect = ([a = 0, b = 0]: readonly number[]): boolean => rankOf(a) === rankOf(b) && suitOf(a) === suitOf(b)
const either = (when: boolean, profit: Fraction): Fraction => (when ? profit : lost)

function bankerProfit(result: BaccaratResult, paytable: Paytable): Fraction {
  const total = totalOf(result.banker)
  if (paytable === 'NO_COMMISSION') return total === 6 ? pays.half : pays.evens
  if (paytable === 'EZ') return total === 7 && result.banker.length === 3 ? push : pays.evens
  return pays.commission
}

function dragonBonus(result: BaccaratResult, side: Side): Fraction {
  const [own, other] = side === 'player' ? [result.player, result.banker] : [result.banker, result.player]
  const ahead = totalOf(own) - totalOf(other)
  if (isNatural(own)) return ahead > 0 ? pays.evens : ahead === 0 && isNatural(other) ? push : lost
  return bonuses[ahead] ?? lost
}

function luckySix(result: BaccaratResult, paytable: Paytable): Fraction {
  if (winnerOf(result) !== 'banker' || totalOf(result.banker) !== 6) return lost
  if (result.banker.length === 2) return pays.six
  return paytable === 'PROMO' ? pays.sixThreePromo : pays.sixThree
}

function perfectPair({ player, banker }: BaccaratResult, paytable: Paytable): Fraction {
  const pairs = [player, banker].filter(isPerfect).length
  if (pairs === 2 && paytable === 'PROMO') return pays.perfectBoth
  return either(pairs > 0, pays.perfect)
}

const threeCards = (result: BaccaratResult, side: Side, total: number): boolean =>
  winnerOf(result) === side && result[side].length === 3 && totalOf(result[side]) === total

const cardsOf = ({ player, banker }: BaccaratResult): number => player.length + banker.length

const judges: Readonly<Record<string, (result: BaccaratResult, paytable: Paytable) => Fraction>> = {
  banker(result, paytable) {
    const winner = winnerOf(result)
    return winner === 'banker' ? bankerProfit(result, paytable) : winner === 'tie' ? push : lost
  },
  player(result) {
    const winner = winnerOf(result)
    return winner === 'player' ? pays.evens : winner === 'tie' ? push : lost
  },
  tie: (result, paytable) => either(winnerOf(result) === 'tie', paytable === 'PROMO' ? pays.tiePromo : pays.tie),
  player_pair: ({ player }) => either(isPair(player), pays.pair),
  banker_pair: ({ banker }) => either(isPair(banker), pays.pair),
  either_pair: ({ player, banker }) => either(isPair(player) || isPair(banker), pays.eitherPair),
  perfect_pair: perfectPair,
  big: (result) => either(cardsOf(result) > 4, pays.big),
  small: (result) => either(cardsOf(result) === 4, pays.small),
  player_natural: (result) => either(winnerOf(result) === 'player' && isNatural(result.player), pays.natural),
  banker_natural: (result) => either(winnerOf(result) === 'banker' && isNatural(result.banker), pays.natural),
  player_bonus: (result) => dragonBonus(result, 'player'),
  banker_bonus: (result) => dragonBonus(result, 'banker'),
  lucky_6: luckySix,
  super_6: (result) => either(winnerOf(result) === 'banker' && totalOf(result.banker) === 6, pays.six),
  dragon_7: (result) => either(threeCards(result, 'banker', 7), pays.dragon7),
  panda_8: (result) => either(threeCards(result, 'player', 8), pays.panda8),
}

const bonusPays = ['1', '2', '4', '6', '10', '30']

function spotsOf(paytable: Paytable): Spot[] {
  const bankerPays = { COMMISSION: ['0.95'], NO_COMMISSION: ['0.5', '1'], EZ: ['1'], PROMO: ['0.95'] }[paytable]
  return [
    { key: 'player', group: 'main', pays: ['1'], opposite: 'banker' },
    { key: 'tie', group: 'tie', pays: [paytable === 'PROMO' ? '9' : '8'] },
    { key: 'banker', group: 'main', pays: bankerPays, opposite: 'player' },
    { key: 'player_pair', group: 'pairs', pays: ['11'] },
    { key: 'either_pair', group: 'pairs', pays: ['5'] },
    { key: 'perfect_pair', group: 'pairs', pays: paytable === 'PROMO' ? ['25', '200'] : ['25'] },
    { key: 'banker_pair', group: 'pairs', pays: ['11'] },
    { key: 'small', group: 'side', pays: ['1.5'], opposite: 'big' },
    { key: 'big', group: 'side', pays: ['0.54'], opposite: 'small' },
    { key: 'player_natural', group: 'side', pays: ['4'] },
    { key: 'banker_natural', group: 'side', pays: ['4'] },
    { key: 'player_bonus', group: 'side', pays: bonusPays },
    { key: 'banker_bonus', group: 'side', pays: bonusPays },
    { key: 'lucky_6', group: 'side', pays: ['12', paytable === 'PROMO' ? '23' : '20'] },
    ...(paytable === 'NO_COMMISSION' ? [{ key: 'super_6', group: 'side', pays: ['12'] }] : []),
    ...(paytable === 'EZ'
      ? [
          { key: 'dragon_7', group: 'side', pays: ['40'] },
          { key: 'panda_8', group: 'side', pays: ['25'] },
        ]
      : []),
  ]
}

const paytableOf = (name: string): Paytable => paytables.find((one) => one === name) ?? 'COMMISSION'

/** Baccarat as a table plays it. */
export const baccarat: TableGame<BaccaratResult> = {
  code: 'BACCARAT',
  name: 'Baccarat',
  paytableVersion: 'baccarat-1',
  paytables,
  deck: eightDecks,
  spots: (paytable) => spotsOf(paytableOf(paytable)),
  deal: dealCards,
  judge: (result, spot, paytable) => judges[spot]?.(result, paytableOf(paytable)) ?? lost,
  summary: (result) => ({
    won: [
      winnerOf(result),
      ...(isPair(result.player) ? ['player_pair'] : []),
      ...(isPair(result.banker) ? ['banker_pair'] : []),
    ],
    score: `${totalOf(result.player)} : ${totalOf(result.banker)}`,
  }),
}
