import { Grid } from '@croupier/kit/layout/layout.tsx'
import { type CollectionContent, deskCollection, saveCollection } from '@croupier/contract/console-catalogue.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Difference } from '../../kit/difference.tsx'
import { useKeys } from '../../kit/keys.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { useMay } from '../../kit/operator.tsx'
import classes from './catalogue.module.css'
import { CollectionFields, type PickedGame } from './collection-fields.tsx'
import { CollectionVersions } from './collection-versions.tsx'
import { useOpenCollection } from './use-open-collection.ts'
import { useChanged } from './use-changed.ts'

interface CollectionScreenProps {
  readonly collectionId: string
  /** It is created here and not there yet. */
  readonly isNew: boolean
}

/** A shelf of games: its draft, what it changes, and the versions that visitors have seen. */
export function CollectionScreen({ collectionId, isNew }: CollectionScreenProps) {
  const { data, error, refetch } = useAsk(deskCollection, { params: { collectionId } }, { enabled: !isNew })
  if (isNew) return <Editor collectionId={collectionId} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <Editor key={data.versions[0]?.version} collectionId={collectionId} known={data} />
}

const EMPTY: CollectionContent = { titles: { en: '' }, place: 'home', games: [] }

interface EditorProps {
  readonly collectionId: string
  readonly known?: ReplyOf<typeof deskCollection>
}

function Editor({ collectionId, known }: EditorProps) {
  const t = useWords('catalogue')
  const may = useMay()('games.edit')
  const [newest] = known?.versions ?? []
  const shown = known?.versions.find(({ version }) => version === known.shown)
  const before = newest?.content ?? EMPTY
  const [code, setCode] = useState(known?.code ?? '')
  const [content, setContent] = useState(before)
  const [names, setNames] = useState<Readonly<Record<string, string>>>(known?.names ?? {})
  const [asking, setAsking] = useState(false)
  const changed = JSON.stringify(content) !== JSON.stringify(before) && code !== ''
  useKeys(changed && may ? [{ key: 'S', ctrl: true, says: t('save_draft'), run: () => setAsking(true) }] : [])
  const change = (next: CollectionContent, picked?: PickedGame) => {
    setContent(next)
    if (picked) setNames({ ...names, [picked.code]: picked.name })
  }
  return (
    <PageFrame
      title={before.titles['en'] || t('new_collection')}
      back="/collections"
      facts={known ? <span className="mono">{known.code}</span> : null}
      actions={
        changed && may ? <DraftActions onDiscard={() => setContent(before)} onSave={() => setAsking(true)} /> : null
      }
    >
      <Grid gap={16} align="start" className={classes.columns}>
        <CollectionFields
          code={code}
          onCode={known ? undefined : setCode}
          content={content}
          names={names}
          readOnly={!may}
          onChange={change}
        />
        <Grid gap={16}>
          <Difference
            title={t('against_shown')}
            before={shown?.content ?? {}}
            after={content}
            sayOf={(path, value) => (path === 'games' ? (names[String(value)] ?? String(value)) : String(value))}
          />
          {known ? <CollectionVersions known={known} collectionId={collectionId} /> : null}
        </Grid>
      </Grid>
      {asking ? (
        <SaveDialog
          collectionId={collectionId}
          draft={{ code, content, base: newest?.version ?? 0 }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </PageFrame>
  )
}

interface DraftActionsProps {
  readonly onDiscard: () => void
  readonly onSave: () => void
}

function DraftActions({ onDiscard, onSave }: DraftActionsProps) {
  const t = useWords('catalogue')
  return (
    <>
      <Button size="small" onClick={onDiscard}>
        {t('discard')}
      </Button>
      <PrimaryButton size="small" onClick={onSave}>
        {t('save_draft')}
        <kbd>Ctrl S</kbd>
      </PrimaryButton>
    </>
  )
}

interface SaveDialogProps {
  readonly collectionId: string
  readonly draft: { readonly code: string; readonly content: CollectionContent; readonly base: number }
  readonly onClose: () => void
}

function SaveDialog({ collectionId, draft, onClose }: SaveDialogProps) {
  const t = useWords('catalogue')
  const changed = useChanged()
  const go = useOpenCollection(collectionId)
  return (
    <ReasonDialog
      title={t('save_title')}
      consequence={t('save_text')}
      action="games.edit"
      confirm={t('save_draft')}
      onClose={onClose}
      onConfirm={async (because) => {
        await ask(saveCollection, { params: { collectionId }, body: { ...draft, ...because } })
        onClose()
        await go()
        await changed()
      }}
    />
  )
}
