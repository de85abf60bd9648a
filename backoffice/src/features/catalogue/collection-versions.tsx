import { Row } from '@croupier/kit/layout/layout.tsx'
import { type CollectionVersion, type deskCollection, publishCollection } from '@croupier/contract/console-catalogue.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { useMay } from '../../kit/operator.tsx'
import classes from './catalogue.module.css'
import { useChanged } from './use-changed.ts'

interface CollectionVersionsProps {
  readonly collectionId: string
  readonly known: ReplyOf<typeof deskCollection>
}

/** The versions, the newest first: the draft may be shown, an older one brought back, and what is shown taken off. */
export function CollectionVersions({ collectionId, known: { versions, shown } }: CollectionVersionsProps) {
  const t = useWords('catalogue')
  const may = useMay()('games.publish')
  const [asked, setAsked] = useState<{ readonly version: number | null }>()
  return (
    <Card
      title={t('versions')}
      bare
      aside={
        may && shown !== null ? (
          <Button size="small" tone="danger" onClick={() => setAsked({ version: null })}>
            {t('take_off')}…
          </Button>
        ) : null
      }
    >
      <ol>
        {versions.map((one) => (
          <Version
            key={one.version}
            one={one}
            shown={one.version === shown}
            onPublish={may ? () => setAsked({ version: one.version }) : undefined}
          />
        ))}
      </ol>
      {asked ? (
        <PublishDialog collectionId={collectionId} version={asked.version} onClose={() => setAsked(undefined)} />
      ) : null}
    </Card>
  )
}

interface VersionProps {
  readonly one: CollectionVersion
  readonly shown: boolean
  readonly onPublish: (() => void) | undefined
}

function Version({ one, shown, onPublish }: VersionProps) {
  const t = useWords('catalogue')
  const moments = useMoments()
  const { version, publishedAt, publishedBy, savedAt, savedBy, copyOf } = one
  const draft = publishedAt === null
  return (
    <Row as="li" edgeBelow gap={8} align="center" wraps padY={10} padX={16} size={13} className={classes.version}>
      <strong>v{version}</strong>
      {shown ? <StatusChip status="live" /> : null}
      {shown || !onPublish ? null : (
        <Button size="small" tone={draft ? 'primary' : 'secondary'} onClick={onPublish}>
          {t(draft ? 'publish' : 'roll_back')}…
        </Button>
      )}
      <p>
        {draft
          ? t('drafted', { by: savedBy, at: moments.short(savedAt) })
          : t('published', { by: publishedBy ?? '', at: moments.short(publishedAt) })}
        {copyOf === null ? null : ` ${t('copy_of', { version: copyOf })}`}
      </p>
    </Row>
  )
}

interface PublishDialogProps {
  readonly collectionId: string
  readonly version: number | null
  readonly onClose: () => void
}

function PublishDialog({ collectionId, version, onClose }: PublishDialogProps) {
  const t = useWords('catalogue')
  const changed = useChanged()
  return (
    <ReasonDialog
      title={version === null ? t('take_off_title') : t('publish_title', { version })}
      consequence={t(version === null ? 'take_off_text' : 'publish_text')}
      action="games.edit"
      tone={version === null ? 'danger' : 'plain'}
      confirm={t(version === null ? 'take_off' : 'publish')}
      onClose={onClose}
      onConfirm={async (because) => {
        await ask(publishCollection, { params: { collectionId }, body: { version, ...because } })
        onClose()
        await changed()
      }}
    />
  )
}
