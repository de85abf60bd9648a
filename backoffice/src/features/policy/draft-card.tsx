import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Difference as Changed, previewPolicy } from '@croupier/contract/policy.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconUsers } from '@tabler/icons-react'
import { Card } from '../../kit/card.tsx'
import { Note } from '../../kit/note.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { TwoButton } from '../../kit/two-button.tsx'
import { useMay } from '../../kit/operator.tsx'
import classes from './policy.module.css'
import { useSettingPath } from '../../kit/setting-name.ts'

interface DraftCardProps {
  readonly drafted: number
  readonly preview: ReplyOf<typeof previewPolicy> | undefined
  readonly error: unknown
  readonly passedOn: boolean
  readonly onSave: () => void
}

/** What the draft changes, what loosens, and who has to agree. */
export function DraftCard({ drafted, preview, error, passedOn, onSave }: DraftCardProps) {
  const t = useWords('policy')
  const may = useMay()
  const differences = drafted === 0 ? [] : (preview?.differences ?? [])
  const two = drafted > 0 && preview?.needsTwo === true
  return (
    <Card
      title={t('draft')}
      mark={
        <Text size={12} weight={400} tone="text-dim">
          {t('changes', { count: drafted })}
        </Text>
      }
    >
      {passedOn ? (
        <Note tone="two" icon={<IconUsers size={16} aria-hidden />}>
          {t('passed_on')}
        </Note>
      ) : null}
      {drafted === 0 && !passedOn ? <p className="quiet">{t('no_draft')}</p> : null}
      <Changes differences={differences} />
      {two ? (
        <Note tone="two" icon={<IconUsers size={16} aria-hidden />}>
          {t('loosens_text')}
        </Note>
      ) : null}
      <RefusedNote error={error} />
      {drafted === 0 ? null : !may('settings.edit') ? (
        <p className="quiet">{t('read_only')}</p>
      ) : two ? (
        <TwoButton wide disabled={error !== null} onClick={onSave}>
          {t('ask_second')}
        </TwoButton>
      ) : (
        <Button tone="primary" wide disabled={error !== null} onClick={onSave}>
          {t('save')}
        </Button>
      )}
    </Card>
  )
}

/** Each thing that differs, as it was and is, and what that does to how strict the policy is. */
export function Changes({ differences }: { readonly differences: readonly Changed[] }) {
  const t = useWords('policy')
  const name = useSettingPath()
  return (
    <ul className={`ruled ${classes.changes}`}>
      {differences.map(({ path, before, after, effect }) => (
        <li key={path.join('.')}>
          <Row as="p" gap={8} justify="between" weight={600}>
            {name(path)}
            {effect === 'stays' ? null : <StatusChip status={effect} />}
          </Row>
          <Grid as="p" breaks gap={8} className={classes.values}>
            <del>{textOf(before)}</del>
            <span aria-label={t('becomes')}>→</span>
            <ins>{textOf(after)}</ins>
          </Grid>
        </li>
      ))}
    </ul>
  )
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value)
