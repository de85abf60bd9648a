import type { Answer, Question } from '@croupier/engine/tables/table-game.ts'
import type { TablePace } from '../../../brand/table-pace/table-pace.ts'
import type { AnswerRow } from '../answers/store.ts'
import type { RoundRow, TableRow } from '../store.ts'

/** A table that waits for nothing comes up again by itself then: when it is viewed or opened it is called before. */
export const RESTING = new Date('9999-01-01T00:00:00.000Z')

/** What a dealer has to do at a table now. */
export type Turn = 'open' | 'rest' | 'close_table' | 'close' | 'deal' | 'settle' | 'return_stakes' | 'void'

export interface TablePolicy {
  readonly restAfterMs: number
  readonly voidAfterMs: number
}

/** What has to be done at a table whose time has come. */
export function turnOf(table: TableRow, round: RoundRow | undefined, policy: TablePolicy, now: Date): Turn {
  if (!round || round.settledAt !== null) {
    if (table.state !== 'open') return 'close_table'
    return isAttended(table, round, policy, now) ? 'open' : 'rest'
  }
  if (round.phase === 'void') return 'return_stakes'
  if (round.phase === 'result') return 'settle'
  // What has an outcome stands; before that nobody is left waiting for a dealer who does not come.
  if (now.getTime() - table.dueAt.getTime() > policy.voidAfterMs) return 'void'
  return round.phase === 'betting' ? 'close' : 'deal'
}

/** Whether somebody is there: has viewed it lately, or has bet on the last round. */
const isAttended = (table: TableRow, round: RoundRow | undefined, { restAfterMs }: TablePolicy, now: Date): boolean =>
  (round?.people ?? 0) > 0 || now.getTime() - (table.lastViewedAt?.getTime() ?? 0) < restAfterMs

/** How long after its time an answer that nobody could take is asked for once more. */
const LATE_MS = 3000

/** What a question has come to: it is to be put, waited for, put once more, or has been answered. */
export type QuestionState =
  | { readonly kind: 'put' | 'wait' | 'renew' }
  | { readonly kind: 'answered'; readonly answer: Answer }

/** Where a question of the round stands. */
export function questionStateOf(
  question: Question,
  round: Pick<RoundRow, 'question' | 'answers' | 'people'>,
  given: readonly AnswerRow[],
  now: Date,
): QuestionState {
  const { kind, of, seat = 0, seats = [], silence } = question
  const heard = given.filter((one) => one.kind === kind && one.place === round.answers.length)
  const own = heard.find((one) => one.seat === seat && of === 'seat')
  if (own) return { kind: 'answered', answer: { kind, seat, option: own.option } }
  const answer = { kind, seat, option: of === 'seat' ? silence : 'over' }
  const isComplete = of === 'seats' && seats.every((each) => heard.some((one) => one.seat === each))
  if (round.people === 0 || isComplete) return { kind: 'answered', answer }
  if (!round.question) return { kind: 'put' }
  const late = now.getTime() - Date.parse(round.question.until)
  if (late < 0) return { kind: 'wait' }
  return late > LATE_MS && !round.question.renewed ? { kind: 'renew' } : { kind: 'answered', answer }
}

/** `BAC1-20261122-3-17`: a round as it is called in talk. */
export const roundCode = (table: string, day: string, shoe: number, number: number): string =>
  `${table}-${day.replaceAll('-', '')}-${shoe}-${number}`

/** How long an event is shown. */
export const shownMs = (takes: number, { stepMs }: TablePace): number => Math.round(takes * stepMs)
