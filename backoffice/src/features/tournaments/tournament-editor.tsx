import { Grid } from '@croupier/kit/layout/layout.tsx'
import {
  announceTournament,
  cancelTournament,
  type DeskTournament,
  type deskTournament,
  deskTournaments,
  saveTournament,
} from '@croupier/contract/console-tournaments.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldErrors } from '../../kit/field-errors.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { isPendingApproval, PendingApprovalNote } from '../../kit/pending-approval.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { useBrandNow, useMay } from '../../kit/operator.tsx'
import { chipOf } from './chip.ts'
import { PlacesCard } from './places-card.tsx'
import { type TournamentDraft, termsOf } from './tournament-draft.ts'
import { TournamentFields } from './tournament-fields.tsx'
import layout from '../../kit/case.module.css'

type TournamentAction = 'save' | 'announce' | 'cancel'
const CALLS = { announce: announceTournament, cancel: cancelTournament } as const

interface TournamentEditorProps {
  readonly id: string
  readonly written: DeskTournament | undefined
  readonly places: ReplyOf<typeof deskTournament>['places']
  readonly start: TournamentDraft
}

/** A tournament's terms, who leads in it, and what may be done with it. */
export function TournamentEditor({ id, written, places, start }: TournamentEditorProps) {
  const t = useWords('tournaments')
  const may = useMay()
  const [draft, setDraft] = useState(start)
  const [asked, setAsked] = useState<TournamentAction>()
  const action = useAction(id, draft)
  const open = written === undefined || written.state === 'draft'
  const changed = JSON.stringify(draft) !== JSON.stringify(start)
  const state = written?.state
  return (
    <PageFrame
      title={written?.name ?? t('new')}
      back="/tournaments"
      facts={written ? <StatusChip status={chipOf(written)} /> : null}
      actions={
        <>
          {may('tournaments.announce') && (state === 'draft' || state === 'announced') ? (
            <Button size="small" tone="danger" onClick={() => setAsked('cancel')}>
              {t('cancel')}…
            </Button>
          ) : null}
          {may('tournaments.announce') && state === 'draft' ? (
            <Button size="small" disabled={changed} onClick={() => setAsked('announce')}>
              {t('announce')}…
            </Button>
          ) : null}
          {may('tournaments.edit') && open ? (
            <Button size="small" tone="primary" disabled={written && !changed} onClick={() => setAsked('save')}>
              {t('save')}…
            </Button>
          ) : null}
        </>
      }
    >
      {isPendingApproval(action.error) ? <PendingApprovalNote /> : null}
      <Grid gap={14} align="start" className={layout.columns}>
        <TournamentFields
          draft={draft}
          readOnly={!open || !may('tournaments.edit')}
          errorOf={fieldErrors(action.error)}
          onChange={(next) => {
            action.reset()
            setDraft(next)
          }}
        />
        <PlacesCard places={places} written={written} />
      </Grid>
      {asked ? (
        <ActionDialog
          asked={asked}
          name={draft.names['en'] ?? ''}
          action={action}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </PageFrame>
  )
}

interface ActionDialogProps {
  readonly asked: TournamentAction
  readonly name: string
  readonly action: ReturnType<typeof useAction>
  readonly onClose: () => void
}

function ActionDialog({ asked, name, action, onClose }: ActionDialogProps) {
  const t = useWords('tournaments')
  return (
    <ReasonDialog
      title={t(`${asked}_title`, { name })}
      consequence={t(`${asked}_text`)}
      action={`tournaments.${asked}`}
      tone={asked === 'cancel' ? 'danger' : 'plain'}
      confirm={t(asked)}
      onClose={onClose}
      onConfirm={async (because) => {
        await action.mutateAsync({ asked, because }).catch((error: unknown) => {
          // A field that is wrong is shown at the field, a second person above the page.
          if (!isPendingApproval(error) && !saysField(error)) throw error
        })
        onClose()
      }}
    />
  )
}

const FIELDS = ['names', 'stakeMin', 'prizes', 'startsAt', 'endsAt', 'games'] as const

const saysField = (error: unknown) => FIELDS.some((field) => fieldErrors(error)(field) !== undefined)

function useAction(id: string, draft: TournamentDraft) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { timeZone } = useBrandNow()
  const params = { tournamentId: id }
  return useMutation({
    mutationFn: ({ asked, because }: { readonly asked: TournamentAction; readonly because: ReasonInput }) =>
      asked === 'save'
        ? ask(saveTournament, { params, body: { ...termsOf(draft, timeZone), ...because } })
        : ask(CALLS[asked], { params, body: because }),
    onSuccess: async () => {
      await client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(deskTournaments.path),
      })
      await navigate({ to: '/tournaments/$tournamentId', params, replace: true })
    },
  })
}
