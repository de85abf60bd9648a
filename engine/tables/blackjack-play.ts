import { dealerDraws, isTwentyOne, totalOfCards, valueOf } from './blackjack-hands.ts'
import { dealt, hidden, shown } from './card-events.ts'
import { isOver } from './table-game.ts'
import type { Answer, Question, Source, Stage, TableEvent } from './table-game.ts'

export interface BlackjackHand {
  readonly cards: readonly number[]
  /** One of two hands: an ace and a ten are 21 in it and no more. */
  readonly split: boolean
  readonly doubled: boolean
  readonly surrendered: boolean
}

export interface BlackjackSeat {
  readonly seat: number
  /** The two cards that it was dealt. */
  readonly first: readonly number[]
  readonly hands: readonly BlackjackHand[]
}

export interface BlackjackResult {
  /** The open card first, then the one that was face down. */
  readonly dealer: readonly number[]
  readonly seats: readonly BlackjackSeat[]
}

interface HandEvent extends TableEvent {
  readonly kind: 'doubled' | 'split' | 'surrendered'
  readonly to: string
}

interface HandInPlay {
  readonly place: string
  readonly spot: string
  readonly cards: number[]
  readonly split: boolean
  doubled: boolean
  surrendered: boolean
}

interface Table {
  readonly events: TableEvent[]
  readonly dealer: number[]
  readonly seats: readonly { readonly seat: number; readonly hands: HandInPlay[] }[]
  readonly draw: (to: string, cards: number[]) => void
  /** The next answer; undefined where there is none yet. */
  readonly answerTo: (question: Question) => string | undefined
  /** Whether the time of a question of all seats is up: the next answer says so. */
  readonly overOf: (kind: string) => boolean
}

/** A round as far as the answers go: insurance of all seats at once, then every hand, then the dealer. */
export function playSeats(
  source: Source,
  answers: readonly Answer[],
  seats: readonly number[],
): Stage<BlackjackResult> {
  const table = tableOf(source, answers, seats)
  const hole = dealFirst(table, source)
  const asks = askInsurance(table) ?? (hasTwentyOne(table, hole) ? undefined : askHands(table))
  if (asks) return { events: table.events, asks }
  table.dealer.push(hole)
  table.events.push(shown('dealer', hole))
  if (!isTwentyOne(table.dealer) && table.seats.some(({ hands }) => hands.some(isOpen))) drawDealer(table)
  return { events: table.events, result: resultOf(table) }
}

function tableOf(source: Source, answers: readonly Answer[], seats: readonly number[]): Table {
  const events: TableEvent[] = []
  const rest = [...answers]
  const inTurn = [...new Set(seats)].toSorted((a, b) => a - b)
  return {
    events,
    dealer: [],
    seats: inTurn.map((seat) => {
      const place = `seat${seat}`
      return { seat, hands: [{ place, spot: place, cards: [], split: false, doubled: false, surrendered: false }] }
    }),
    draw(to, cards) {
      const card = source.take()
      cards.push(card)
      events.push(dealt(to, card))
    },
    answerTo({ kind, seat, options }) {
      const answer = rest.shift()
      if (answer && (answer.kind !== kind || answer.seat !== seat || !options.includes(answer.option)))
        throw new Error(
          `${answer.kind} ${answer.option} of seat ${answer.seat} is no answer to ${kind} of seat ${seat}`,
        )
      return answer?.option
    },
    overOf(kind) {
      if (rest[0] && !isOver(rest.slice(0, 1), kind)) throw new Error(`${rest[0].kind} is no answer to ${kind}`)
      return rest.shift() !== undefined
    },
  }
}

// One card each and one for the dealer, a second one each, and the dealer's second one face down.
function dealFirst({ seats, draw, dealer, events }: Table, source: Source): number {
  for (const { hands } of seats) for (const { place, cards } of hands) draw(place, cards)
  draw('dealer', dealer)
  for (const { hands } of seats) for (const { place, cards } of hands) draw(place, cards)
  events.push(hidden('dealer'))
  return source.take()
}

function askInsurance({ dealer, seats, overOf }: Table): Question | undefined {
  if (valueOf(dealer[0] ?? 0) !== 1 || seats.length === 0 || overOf('insurance')) return undefined
  return {
    kind: 'insurance',
    of: 'seats',
    seats: seats.map(({ seat }) => seat),
    options: ['insure', 'decline'],
    silence: 'decline',
    bets: { insure: 'insurance' },
  }
}

const hasTwentyOne = ({ dealer }: Table, hole: number): boolean => isTwentyOne([...dealer, hole])

function askHands(table: Table): Question | undefined {
  for (const { seat, hands } of table.seats) {
    for (let at = 0; at < hands.length; at += 1) {
      const asks = askHand(table, seat, { hands, at })
      if (asks) return asks
    }
  }
  return undefined
}

/** The hand until it stands: the question that has no answer yet, if there is one. */
function askHand(
  table: Table,
  seat: number,
  { hands, at }: { readonly hands: HandInPlay[]; readonly at: number },
): Question | undefined {
  const hand = hands[at]
  if (!hand) return undefined
  // A split hand has its second card when its turn comes; split aces have no other.
  if (hand.cards.length === 1) table.draw(hand.place, hand.cards)
  if (hand.split && valueOf(hand.cards[0] ?? 0) === 1) return undefined
  while (!hand.doubled && !hand.surrendered && totalOfCards(hand.cards).total < 21) {
    const question = questionOf(seat, hand, hands.length)
    const option = table.answerTo(question)
    if (option === undefined) return question
    if (option === 'stand') return undefined
    apply(table, hand, { option, hands })
    if (option === 'split') return askHand(table, seat, { hands, at })
  }
  return undefined
}

function questionOf(seat: number, { place, spot, cards, split }: HandInPlay, hands: number): Question {
  const [one = 0, other = 0] = cards
  const first = cards.length === 2
  const pair = first && hands === 1 && valueOf(one) === valueOf(other)
  return {
    kind: 'play',
    of: 'seat',
    seat,
    place,
    options: [
      'hit',
      'stand',
      ...(first ? ['double'] : []),
      ...(pair ? ['split'] : []),
      ...(first && !split ? ['surrender'] : []),
    ],
    silence: 'stand',
    bets: { ...(first ? { double: `${spot}_double` } : {}), ...(pair ? { split: `${spot}_split` } : {}) },
  }
}

function apply(
  { events, draw }: Table,
  hand: HandInPlay,
  { option, hands }: { readonly option: string; readonly hands: HandInPlay[] },
): void {
  const event = (kind: HandEvent['kind']): number => events.push({ kind, takes: 1, to: hand.place } as HandEvent)
  if (option === 'hit') draw(hand.place, hand.cards)
  if (option === 'double') {
    hand.doubled = true
    event('doubled')
    draw(hand.place, hand.cards)
  }
  if (option === 'surrender') {
    hand.surrendered = true
    event('surrendered')
  }
  if (option !== 'split') return
  event('split')
  const place = `${hand.place}_split`
  const rest = { ...hand, split: true, doubled: false, surrendered: false }
  hands.splice(
    0,
    1,
    { ...rest, cards: hand.cards.slice(0, 1) },
    { ...rest, place, spot: place, cards: hand.cards.slice(1) },
  )
}

/** A hand that the dealer has to draw for: neither gone over 21, nor given up, nor paid already. */
const isOpen = ({ cards, split, surrendered }: HandInPlay): boolean =>
  !surrendered && totalOfCards(cards).total <= 21 && (split || !isTwentyOne(cards))

function drawDealer({ dealer, draw }: Table): void {
  while (dealerDraws(dealer.map(valueOf))) draw('dealer', dealer)
}

const resultOf = ({ dealer, seats }: Table): BlackjackResult => ({
  dealer,
  seats: seats.map(({ seat, hands }) => ({
    seat,
    first: hands.length === 2 ? hands.flatMap(({ cards }) => cards.slice(0, 1)) : (hands[0]?.cards.slice(0, 2) ?? []),
    hands: hands.map(({ cards, split, doubled, surrendered }) => ({ cards, split, doubled, surrendered })),
  })),
})
