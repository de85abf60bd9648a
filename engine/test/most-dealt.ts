import type { Answer, Stage, TableEvent, TableGame } from '../tables/table-game.ts'
import { seededWords } from './words.ts'

/** A round of a game as its table would tell of it. */
export interface DealtRound {
  readonly events: readonly TableEvent[]
  readonly result: unknown
  readonly won: readonly string[]
  readonly score: string
}

/** Of many rounds the one in which most is dealt: hands are drawn out and seats split as long as that is allowed. */
export function mostDealt(game: TableGame, tries = 300): DealtRound {
  // The same each time, so that a round that does not fit is found again.
  const words = seededWords(tries)
  const chance: Chance = (n) => words.next() % n
  const rounds = Array.from({ length: tries }, () => roundOf(game, chance))
  const [most] = rounds.toSorted((one, other) => piecesIn(other) - piecesIn(one))
  if (!most) throw new Error(`nothing is dealt at ${game.code}`)
  return most
}

const piecesIn = ({ events }: DealtRound) =>
  events.reduce((sum, event) => {
    const { count } = event as TableEvent & { readonly count?: number }
    return sum + (count ?? (/^(card|tile)/.test(event.kind) ? 1 : 0))
  }, 0)

/** A whole number below so much. */
type Chance = (n: number) => number

function roundOf(game: TableGame, chance: Chance): DealtRound {
  const [paytable = ''] = game.paytables
  const seats = [...new Set(game.spots(paytable).flatMap(({ seat }) => seat ?? []))]
  // The same source from its beginning for every answer: a round is computed anew each time.
  const numbers: number[] = []
  const deck = shuffled(game.deck?.size ?? 0, chance)
  const deal = (answers: readonly Answer[]): Stage => {
    let [drawn, taken] = [0, 0]
    return game.deal(
      {
        below: (n) => (numbers[drawn++] ??= chance(2 ** 30)) % n,
        take: () => deck[taken++] ?? 0,
      },
      answers,
      seats,
      paytable,
    )
  }
  const answers: Answer[] = []
  let stage = deal(answers)
  while (stage.asks) {
    const { kind, of, seat, options } = stage.asks
    const option = options.find((one) => one === 'split') ?? options.find((one) => one === 'hit') ?? options[0] ?? ''
    answers.push(of === 'seat' ? { kind, seat: seat ?? 0, option } : { kind, seat: 0, option: 'over' })
    stage = deal(answers)
  }
  const { won, score } = game.summary(stage.result)
  return { events: stage.events, result: stage.result, won, score }
}

function shuffled(size: number, chance: Chance): readonly number[] {
  const deck = Array.from({ length: size }, (_, at) => at)
  for (let at = size - 1; at > 0; at--) {
    const other = chance(at + 1)
    ;[deck[at], deck[other]] = [deck[other] ?? 0, deck[at] ?? 0]
  }
  return deck
}
