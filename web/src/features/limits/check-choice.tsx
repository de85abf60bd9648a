import { type Limits, realityCheck, setRealityCheck } from '@croupier/contract/limits.ts'
import { ask } from '@croupier/kit/calls.ts'
import { keyOf } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { Choices } from './choices.tsx'
import { useChange } from './use-change.ts'

/** How often to be asked to look up. */
export function CheckChoice({ limits: { realityCheck: now } }: { readonly limits: Limits }) {
  const t = useWords('limits')
  const client = useQueryClient()
  const change = useChange(
    (everyMinutes: number) => ask(setRealityCheck, { body: { everyMinutes } }),
    () => void client.invalidateQueries({ queryKey: keyOf(realityCheck) }),
  )
  return (
    <>
      {change.isError ? <RefusedLine error={change.error} /> : null}
      <Choices
        label={t('checks_every')}
        name="check-every"
        options={now.choices.map((minutes) => ({ value: minutes, text: t('minutes_count', { count: minutes }) }))}
        value={change.isPending ? change.variables : now.everyMinutes}
        onChoose={(minutes) => change.mutate(minutes)}
      />
    </>
  )
}
