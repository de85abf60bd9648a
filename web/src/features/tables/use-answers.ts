import { answerTable } from '@croupier/contract/table-answers.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useRef } from 'react'
import { playSound } from '../../parts/play/sound.ts'
import type { OpenQuestion, Option } from './open-question.ts'
import { useTableCommand } from './use-table-command.ts'
import type { LiveTable } from './use-live-table.ts'

/** How a player answers what the round asks. An option that is chosen twice is sent under the same id and taken once. */
export function useAnswers({ tableId, round }: Pick<LiveTable, 'tableId' | 'round'>, { kind, seat }: OpenQuestion) {
  const { run, asking, refusal, dismiss } = useTableCommand(tableId)
  const ids = useRef(new Map<string, string>())
  const answer = ({ option, spot, cost }: Option) => {
    if (!round || asking) return
    const id = ids.current.get(option) ?? crypto.randomUUID()
    ids.current.set(option, id)
    playSound('press')
    const body = { id, roundId: round.roundId, kind, option, ...(seat === undefined ? {} : { seat }) }
    void run(spot === undefined ? new Map() : new Map([[spot, cost]]), () =>
      ask(answerTable, { params: { tableId }, body }),
    )
  }
  return { answer, asking, refusal, dismiss }
}
