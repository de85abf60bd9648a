import {
  capNumberRule,
  type DeskNumberRule,
  endNumberRule,
  numberRules,
} from '@croupier/contract/console-number-rules.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCircleHalf2, IconGauge, IconLock } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { useMoments } from '../../kit/moment.ts'
import { useMay } from '../../kit/operator.tsx'
import { unlessPendingApproval } from '../../kit/pending-approval.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { Chip } from '../../kit/status.tsx'
import { useWaitingApproval, WaitingApproval } from '../../kit/waiting-approval.tsx'
import { useFigures } from '../../kit/use-figures.ts'
import { ExposureCard } from './exposure-card.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { useDrawsChanged } from './use-draws-changed.ts'
import type { DrawDetail } from './use-entry.ts'

/** What holds of the numbers of a draw and where the stakes lie. It is asked for by whoever opens it. */
export function NumbersCard({ known }: { readonly known: DrawDetail }) {
  const t = useWords('draws')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OpenNumbers known={known} />
  return (
    <Row>
      <Button size="small" onClick={() => setOpen(true)}>
        <IconGauge size={16} aria-hidden />
        {t('numbers.open')}
      </Button>
    </Row>
  )
}

function OpenNumbers({ known }: { readonly known: DrawDetail }) {
  const t = useWords('draws')
  const may = useMay()
  const { gameCode, issueNo } = known.draw
  const { data, error, refetch } = useAsk(numberRules, { params: { gameCode, issueNo } })
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Card
        title={t('numbers.title')}
        aside={
          may('draws.edit') ? (
            <Button size="small" onClick={() => setAdding(true)}>
              {t('numbers.add')}
            </Button>
          ) : null
        }
      >
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <SkeletonRows rows={2} /> : null}
        {data ? (
          <Stack gap={10}>
            <BrandCaps caps={data.caps} />
            {data.rules.length === 0 ? <p className="quiet">{t('numbers.none')}</p> : null}
            <Stack as="ul" gap={10}>
              {data.rules.map((rule) => (
                <Rule key={rule.ruleId} rule={rule} />
              ))}
            </Stack>
          </Stack>
        ) : null}
      </Card>
      <ExposureCard known={known} />
      {isAdding ? <RuleDialog known={known} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

interface BrandCapsProps {
  readonly caps: Record<'number' | 'member' | 'issue', string | null>
}

/** The caps of the brand's policy, which hold beside the rules. */
function BrandCaps({ caps }: BrandCapsProps) {
  const t = useWords('draws')
  const figures = useFigures()
  const said = (['number', 'member', 'issue'] as const).flatMap((name) => {
    const cap = caps[name]
    return cap === null ? [] : [t(`numbers.caps.${name}`, { amount: figures(cap) })]
  })
  return said.length === 0 ? null : (
    <Text as="p" size={12} tone="text-dim">
      {said.join(' · ')}
    </Text>
  )
}

const ICONS = { closed: IconLock, half: IconCircleHalf2, cap: IconGauge } as const
const NAMED = 12

type RuleChange = 'end' | 'cap'

function Rule({ rule }: { readonly rule: DeskNumberRule }) {
  const t = useWords('draws')
  const figures = useFigures()
  const moments = useMoments()
  const [dialog, setDialog] = useState<RuleChange>()
  const waiting = useWaitingApproval(`number_rule:${rule.ruleId}`)
  const { kind, cap, method, methods, numbers, issueNo, history } = rule
  const [last] = history
  const more = numbers.length - NAMED
  const shown = more > 0 ? `${numbers.slice(0, NAMED).join(', ')} … (+${more})` : numbers.join(', ')
  const named = (key: string) => t(`methods.${key}`, { otherwise: key })
  return (
    <li>
      <Row gap={12} align="start" justify="between" wraps>
        <Stack gap={2}>
          <Row gap={8} align="center" wraps>
            <Chip tone={kind === 'closed' ? 'loss' : 'warn'} icon={ICONS[kind]}>
              {t(`numbers.kinds.${kind}`)}
            </Chip>
            <Text weight={600} num breaks>
              {shown}
            </Text>
            {cap === null ? null : <Text num>{t('numbers.at_most', { amount: figures(cap) })}</Text>}
          </Row>
          <Text size={12} tone="text-dim">
            {method === null ? t('numbers.all_methods', { methods: methods.map(named).join(', ') }) : named(method)} ·{' '}
            {issueNo === null ? t('numbers.standing') : t('numbers.this_draw')}
            {last ? ` · ${t('numbers.by', { name: last.confirmedBy, at: moments.short(last.at) })}` : null}
          </Text>
        </Stack>
        {waiting ? null : <RuleActions kind={kind} onAsk={setDialog} />}
      </Row>
      {waiting ? <WaitingApproval approval={waiting} /> : null}
      {dialog === 'end' ? <EndDialog rule={rule} shown={shown} onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'cap' ? <CapDialog rule={rule} shown={shown} onClose={() => setDialog(undefined)} /> : null}
    </li>
  )
}

interface RuleActionsProps {
  readonly kind: DeskNumberRule['kind']
  readonly onAsk: (change: RuleChange) => void
}

/** What whoever may can change of a rule. */
function RuleActions({ kind, onAsk }: RuleActionsProps) {
  const t = useWords('draws')
  if (!useMay()('draws.edit')) return null
  return (
    <Row gap={8}>
      {kind === 'cap' ? (
        <Button size="small" onClick={() => onAsk('cap')}>
          {t('numbers.change_cap')}
        </Button>
      ) : null}
      <Button size="small" onClick={() => onAsk('end')}>
        {t('numbers.end')}
      </Button>
    </Row>
  )
}

interface ChangeDialogProps {
  readonly rule: DeskNumberRule
  readonly shown: string
  readonly onClose: () => void
}

/** Two people end a rule. */
function EndDialog({ rule: { ruleId, kind }, shown, onClose }: ChangeDialogProps) {
  const t = useWords('draws')
  const changed = useDrawsChanged()
  const action = useMutation({
    mutationFn: (because: { readonly reason: string; readonly note: string }) =>
      ask(endNumberRule, { params: { ruleId }, body: because }),
    onSettled: changed,
  })
  return (
    <ReasonDialog
      title={t('numbers.end_title', { kind: t(`numbers.kinds.${kind}`), numbers: shown })}
      consequence={<p>{t('numbers.end_text')}</p>}
      action="draws.numbers"
      tone="two"
      confirm={t('ask_second')}
      onClose={onClose}
      onConfirm={async (because) => {
        await action.mutateAsync(because).catch(unlessPendingApproval)
        onClose()
      }}
    />
  )
}

/** One person lowers a cap, two raise it. */
function CapDialog({ rule: { ruleId, cap: before }, shown, onClose }: ChangeDialogProps) {
  const t = useWords('draws')
  const changed = useDrawsChanged()
  const [cap, setCap] = useState(before ?? '')
  const isRaised = Number(cap) > Number(before)
  const action = useMutation({
    mutationFn: (because: { readonly reason: string; readonly note: string }) =>
      ask(capNumberRule, { params: { ruleId }, body: { cap, ...because } }),
    onSettled: changed,
  })
  return (
    <ReasonDialog
      title={t('numbers.cap_title', { numbers: shown })}
      consequence={
        <>
          <Field
            label={t('numbers.cap')}
            inputMode="decimal"
            value={cap}
            onChange={({ target }) => setCap(target.value)}
          />
          <p>{t(isRaised ? 'numbers.cap_raised' : 'numbers.cap_lowered')}</p>
        </>
      }
      action="draws.numbers"
      tone={isRaised ? 'two' : 'plain'}
      confirm={t(isRaised ? 'ask_second' : 'numbers.change_cap')}
      blocked={/^\d+(\.\d+)?$/.test(cap) && cap !== before ? undefined : t('numbers.wrong_cap')}
      onClose={onClose}
      onConfirm={async (because) => {
        await action.mutateAsync(because).catch(unlessPendingApproval)
        onClose()
      }}
    />
  )
}
