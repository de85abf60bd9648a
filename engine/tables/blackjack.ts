import { Fraction } from '../fraction.ts'
import { isTwentyOne, perfectPairPays, totalOfCards, twentyOneThreePays, valueOf } from './blackjack-hands.ts'
import { playSeats } from './blackjack-play.ts'
import type { BlackjackHand, BlackjackResult, BlackjackSeat } from './blackjack-play.ts'
import { lost, profitOf, push } from './pay.ts'
import type { Spot, TableGame } from './table-game.ts'

// Blackjack (rulebook §5): eight decks, the dealer stands on every 17 and looks for 21 before anybody plays.

const half = new Fraction(1n, 2n)
const once = new Fraction(1n)

/**
 * The spots of a seat. Its owner's: the stake, what doubles it, the second hand of a split and what doubles that, insurance and
 * the side bets. Anybody's: `behind` rides with its own stake alone on the first hand, whatever the owner does; `follow` goes
 * along with every double and split, for which it holds four stakes from the start.
 */
function seatSpots(seat: number): Spot[] {
  const main = `seat${seat}`
  const follows = (spot: string, times: Fraction) => ({ group: 'decision', seat, follows: { spot, times } })
  return [
    { key: main, group: 'main', pays: ['1', '1.5'], seat },
    { key: `${main}_perfect_pairs`, group: 'side', pays: ['6', '12', '25'], seat },
    { key: `${main}_21_3`, group: 'side', pays: ['5', '10', '30', '40', '100'], seat },
    { key: `${main}_behind`, group: 'behind', pays: ['1', '1.5'] },
    { key: `${main}_follow`, group: 'behind', pays: ['1', '1.5', '2', '3', '4'], holds: 4 },
    { key: `${main}_insurance`, pays: ['2'], ...follows(main, half) },
    { key: `${main}_double`, pays: ['1'], ...follows(main, once) },
    { key: `${main}_split`, pays: ['1'], ...follows(main, once) },
    { key: `${main}_split_double`, pays: ['1'], ...follows(main, once) },
  ]
}

const spots = Array.from({ length: 7 }, (_, at) => seatSpots(at + 1)).flat()

/** Blackjack as a table plays it; the shoe is shuffled for every round. */
export const blackjack: TableGame<BlackjackResult> = {
  code: 'BLACKJACK',
  name: 'Blackjack',
  paytableVersion: 'blackjack-1',
  paytables: ['STANDARD'],
  deck: { size: 416, lasts: 'round', burn: 1, cut: 0 },
  spots: () => spots,
  deal: playSeats,
  judge,
  summary({ dealer, seats }) {
    const won = seats.filter(({ hands }) => hands.some((hand) => handProfit(hand, dealer).numerator > 0n))
    const totals = seats.map(({ hands }) => hands.map(({ cards }) => totalOfCards(cards).total).join('-'))
    return { won: won.map(({ seat }) => `seat${seat}`), score: `${totalOfCards(dealer).total} : ${totals.join(' ')}` }
  },
}

const evens = profitOf('1')
const threeToTwo = profitOf('1.5')
const halfBack = new Fraction(-1n, 2n)

/** What one stake on a hand wins against the dealer's. */
function handProfit({ cards, split, surrendered }: BlackjackHand, dealer: readonly number[]): Fraction {
  if (surrendered) return halfBack
  const natural = !split && isTwentyOne(cards)
  if (isTwentyOne(dealer)) return natural ? push : lost
  if (natural) return threeToTwo
  const [mine, dealers] = [totalOfCards(cards).total, totalOfCards(dealer).total]
  if (mine > 21) return lost
  if (dealers > 21 || mine > dealers) return evens
  return mine === dealers ? push : lost
}

function judge({ dealer, seats }: BlackjackResult, spot: string): Fraction {
  const [, number = '', what = ''] = /^seat(\d)(?:_(.+))?$/.exec(spot) ?? []
  const seat = seats.find((each) => each.seat === Number(number))
  // Nobody plays the seat: who has bet behind it has their stake back.
  if (!seat && RIDING.includes(what)) return push
  return (seat && Object.hasOwn(judged, what) ? judged[what]?.(seat, dealer) : undefined) ?? lost
}

const RIDING: readonly string[] = ['behind', 'follow']

const paid = (pays: number): Fraction => (pays === 0 ? lost : new Fraction(BigInt(pays)))

const handOf = (seat: BlackjackSeat, at: number, dealer: readonly number[], doubled = false): Fraction | undefined => {
  const hand = seat.hands[at]
  return hand && (!doubled || hand.doubled) ? handProfit(hand, dealer) : undefined
}

/** Each spot of a seat; what does not lie there is lost. */
const judged: Readonly<Record<string, (seat: BlackjackSeat, dealer: readonly number[]) => Fraction | undefined>> = {
  '': (seat, dealer) => handOf(seat, 0, dealer),
  double: (seat, dealer) => handOf(seat, 0, dealer, true),
  split: (seat, dealer) => handOf(seat, 1, dealer),
  split_double: (seat, dealer) => handOf(seat, 1, dealer, true),
  behind: (seat, dealer) => handOf(seat, 0, dealer),
  follow: ({ hands }, dealer) =>
    hands
      .map((hand) => handProfit(hand, dealer).mul(new Fraction(hand.doubled ? 2n : 1n)))
      .reduce((sum, each) => sum.add(each), push),
  insurance: (_, dealer) => paid(valueOf(dealer[0] ?? 0) === 1 && isTwentyOne(dealer) ? 2 : 0),
  perfect_pairs: ({ first }) => paid(perfectPairPays(first)),
  '21_3': ({ first }, dealer) => paid(twentyOneThreePays([...first, dealer[0] ?? 0])),
}
