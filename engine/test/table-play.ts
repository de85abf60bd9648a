import { cardOf } from '../tables/cards.ts'
import { sourceOf } from '../tables/source.ts'
import type { Answer, Question, Source, Stage, TableGame } from '../tables/table-game.ts'
import { seededWords } from './words.ts'

/** The numbers of cards by their texts: `As 10h`. */
export const cardsOf = (texts: string): number[] =>
  texts.split(' ').map((text) => {
    const card = cardOf(text)
    if (card === undefined) throw new Error(`${text} is no card`)
    return card
  })

/** Exactly these cards or tiles, and exactly these drawn numbers, in order. */
export function sourceFrom(taken: readonly number[], drawn: readonly number[] = []): Source {
  const [cards, numbers] = [taken.values(), drawn.values()]
  const next = (rest: Iterator<number>): number => {
    const { value, done } = rest.next()
    if (done) throw new Error('nothing is left')
    return value
  }
  return { take: () => next(cards), below: () => next(numbers) }
}

export interface PlayedRound<R> {
  readonly stages: readonly Stage<R>[]
  readonly answers: readonly Answer[]
  readonly result: R
}

/** A round to its end, dealt anew after every answer as the server does it. */
export function playOut<R>(
  game: TableGame<R>,
  source: () => Source,
  {
    seats = [],
    paytable = game.paytables[0] ?? '',
    answer = ({ silence }) => silence,
  }: {
    readonly seats?: readonly number[]
    readonly paytable?: string
    readonly answer?: (question: Question, asked: number) => string
  } = {},
): PlayedRound<R> {
  const stages: Stage<R>[] = []
  const answers: Answer[] = []
  for (;;) {
    const stage = game.deal(source(), answers, seats, paytable)
    stages.push(stage)
    if (stage.asks) {
      const { kind, of, seat = 0 } = stage.asks
      answers.push({ kind, seat, option: of !== 'seat' ? 'over' : answer(stage.asks, answers.length) })
    } else if (stage.result === undefined) throw new Error('a round without a question and without an end')
    else return { stages, answers, result: stage.result }
  }
}

/** A shuffled source that is the same every time. */
export const seededSource =
  ({ deck }: TableGame, seed: number) =>
  (): Source =>
    sourceOf(seededWords(seed), deck)
