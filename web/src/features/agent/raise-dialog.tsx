import { agentLinks, raiseRebates } from '@croupier/contract/agent-links.ts'
import type { Rebates } from '@croupier/contract/agent.ts'
import { ask } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { percentOf, REBATE_DECIMALS, REBATE_GROUPS, stepsOf, usePercent } from './percent.ts'
import type { TeamPerson } from './person-sheet.tsx'
import { RebateSlider } from './rebate-slider.tsx'
import { useAgentCommand } from './use-agent-command.ts'
import { useGivenRebates } from './use-given-rebates.ts'

interface RaiseDialogProps {
  readonly person: Pick<TeamPerson, 'memberId' | 'account' | 'rebates'>
  readonly onClose: () => void
}

/** Gives somebody right below more of the rebate: from what they have up to what the agent has. */
export function RaiseDialog({ person, onClose }: RaiseDialogProps) {
  const t = useWords('agent')
  const { data, error, refetch } = useAsk(agentLinks, { query: {} })
  return (
    <ModalFrame title={t('raise_title', { account: person.account })} lead={t('raise_text')} onClose={onClose}>
      {data ? <RaiseForm own={data.own} person={person} onDone={onClose} /> : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={2} />}
    </ModalFrame>
  )
}

interface RaiseFormProps extends Pick<RaiseDialogProps, 'person'> {
  readonly own: Rebates
  readonly onDone: () => void
}

function RaiseForm({ own, person: { memberId, rebates: had }, onDone }: RaiseFormProps) {
  const t = useWords('agent')
  const percent = usePercent()
  const first = { lottery: stepsOf('lottery', had.lottery), casino: stepsOf('casino', had.casino) }
  const { given, give, rebates, raised } = useGivenRebates(first)
  const command = useAgentCommand(
    (asked: Rebates) => ask(raiseRebates, { params: { memberId }, body: { rebates: asked } }),
    onDone,
  )
  return (
    <Stack gap={20}>
      {command.refused ? <RefusedLine error={command.refused} /> : null}
      {REBATE_GROUPS.map((group) => {
        const text = (steps: number) => percent(percentOf(group, steps), REBATE_DECIMALS[group])
        return (
          <div key={group}>
            <RebateSlider
              group={group}
              value={given[group]}
              min={first[group]}
              max={Math.max(first[group], stepsOf(group, own[group]))}
              error={command.errorOf(`rebates.${group}`) ?? command.errorOf('rebates')}
              onChange={give(group)}
            />
            <Text as="p" mt={6} size={13} weight={600} num aria-live="polite">
              {given[group] > first[group]
                ? t('old_new', { old: text(first[group]), fresh: text(given[group]) })
                : t('stays', { percent: text(first[group]) })}
            </Text>
          </div>
        )
      })}
      <div>
        <PrimaryButton
          wide
          working={command.working ? t('raising') : false}
          blocked={raised ? undefined : t('raise_first')}
          onClick={() => command.send(rebates)}
        >
          {t('raise_yes')}
        </PrimaryButton>
      </div>
    </Stack>
  )
}
