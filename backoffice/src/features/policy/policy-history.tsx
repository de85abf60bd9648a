import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { policyVersion, policyVersions } from '@croupier/contract/policy.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { Changes } from './draft-card.tsx'
import { type Draft, withChange } from './form.ts'
import classes from './policy.module.css'

interface PolicyHistoryProps {
  readonly settings: unknown
  /** A draft that makes the policy what it was then. */
  readonly onRestore: (draft: Draft) => void
}

const SHOWN = 8

/** Versions, newest first; one that is put back is a new draft. */
export function PolicyHistory({ settings, onRestore }: PolicyHistoryProps) {
  const t = useWords('policy')
  const moments = useMoments()
  const [pageSize, setPageSize] = useState(SHOWN)
  const [opened, setOpened] = useState<number>()
  const { data } = useAsk(policyVersions, { query: { pageSize } }, { placeholderData: (before) => before })
  const restore = useMutation({
    mutationFn: (version: number) => ask(policyVersion, { params: { version } }),
    onSuccess: (old) => onRestore(draftOf(settings, old.settings)),
  })
  const [newest] = data?.list ?? []
  return (
    <Card title={t('history')} bare>
      {data ? null : <SkeletonRows rows={3} />}
      <ol className={`ruled ${classes.history}`}>
        {data?.list.map(({ version, changedBy, changedAt, reason, differences }) => (
          <li key={version}>
            <Row gap={10} align="center" className={classes.version}>
              <strong>v{version}</strong>
              <button
                type="button"
                aria-expanded={opened === version}
                onClick={() => setOpened(opened === version ? undefined : version)}
              >
                {differences.length === 0 ? t('first_version') : t('changes', { count: differences.length })}
              </button>
              {version === newest?.version ? (
                <span className="quiet">{t('live_now')}</span>
              ) : (
                <Button
                  size="small"
                  working={restore.isPending && restore.variables === version}
                  onClick={() => restore.mutate(version)}
                >
                  {t('restore')}
                </Button>
              )}
            </Row>
            <p className="quiet">
              {changedBy}, {moments.short(changedAt)}. {reason}
            </p>
            {opened === version ? <Changes differences={differences} /> : null}
          </li>
        ))}
      </ol>
      <RefusedNote error={restore.error} />
      {data && data.total > data.list.length ? (
        <Text as="div" padY={10} padX={14}>
          <Button size="small" onClick={() => setPageSize(Math.min(200, pageSize + 20))}>
            {t('older')}
          </Button>
        </Text>
      ) : null}
    </Card>
  )
}

/** First-level keys that differ go back as a whole. */
function draftOf(settings: unknown, old: unknown): Draft {
  if (typeof old !== 'object' || old === null) return new Map()
  return Object.entries(old).reduce<Draft>(
    (draft, [key, value]) => withChange(draft, settings, [key], value),
    new Map(),
  )
}
