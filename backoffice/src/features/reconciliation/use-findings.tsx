import { Text } from '@croupier/kit/layout/layout.tsx'
import { type Finding, FINDING_KINDS, findings } from '@croupier/contract/console-reconciliation.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { StatusChip } from '../../kit/status.tsx'
import { Figure } from './figure.tsx'
import { FindingSubject } from './finding-subject.tsx'
import classes from './reconciliation.module.css'
import { useDayName } from './use-day-name.ts'
import { useActorName } from './use-actor-name.ts'

/** The list of what differs; who may explains it from its row. */
export function useFindings(onExplain: ((finding: Finding) => void) | undefined): Resource<Finding> {
  const t = useWords('reconciliation')
  const nameOf = useDayName()
  const moments = useMoments()
  const kindOf = (kind: string) => t(`kinds.${kind}`)
  return {
    name: 'findings',
    call: findings,
    label: t('findings'),
    idOf: ({ id }) => id,
    empty: { title: t('empty'), text: t('empty_text') },
    filters: [
      {
        key: 'state',
        label: t('state'),
        options: (['open', 'explained'] as const).map((value) => ({ value, label: t(`states.${value}`) })),
      },
      { key: 'kind', label: t('kind'), options: FINDING_KINDS.map((value) => ({ value, label: kindOf(value) })) },
      { key: 'day', label: t('day'), type: 'date' },
    ],
    columns: [
      { key: 'kind', head: t('kind'), cell: ({ kind }) => kindOf(kind), width: 160 },
      { key: 'state', head: t('state'), cell: ({ state }) => <StatusChip status={state} /> },
      { key: 'subject.id', head: t('subject'), cell: (finding) => <FindingSubject finding={finding} />, width: 150 },
      { key: 'day', head: t('day'), cell: ({ day }) => nameOf(day) },
      { key: 'ours', head: t('ours'), figure: true, cell: ({ ours, asset }) => <Figure amount={ours} asset={asset} /> },
      {
        key: 'theirs',
        head: t('theirs'),
        figure: true,
        cell: ({ theirs, asset }) => <Figure amount={theirs} asset={asset} />,
      },
      {
        key: 'difference',
        head: t('difference'),
        figure: true,
        cell: ({ difference, asset }) => <Figure amount={difference} asset={asset} signed />,
      },
      {
        key: 'note',
        head: t('explanation'),
        cell: (finding) => <Explanation finding={finding} onExplain={onExplain} />,
        width: 140,
      },
      { key: 'foundAt', head: t('found_at'), cell: ({ foundAt }) => moments.short(foundAt), hidden: true },
    ],
  }
}

interface ExplanationProps {
  readonly finding: Finding
  readonly onExplain: ((finding: Finding) => void) | undefined
}

function Explanation({ finding, onExplain }: ExplanationProps) {
  const t = useWords('reconciliation')
  const who = useActorName()
  const { state, explainedBy, note } = finding
  if (state === 'open')
    return onExplain ? (
      <Button size="small" onClick={() => onExplain(finding)}>
        {t('explain')}…
      </Button>
    ) : (
      '–'
    )
  const byItself = explainedBy === 'clock'
  return (
    <Text block truncate className={classes.note} title={note ?? ''}>
      {byItself ? t('by_itself') : `${who(explainedBy ?? '')}: ${note}`}
    </Text>
  )
}
