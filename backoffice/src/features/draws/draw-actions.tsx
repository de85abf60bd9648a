import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp, IconCircleCheck, IconDeviceFloppy, IconEdit, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { DeskButton } from '../../kit/desk-button.tsx'
import { useKeys } from '../../kit/keys.ts'
import { useMay } from '../../kit/operator.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { useWaitingApproval, WaitingApproval } from '../../kit/waiting-approval.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { EntrySteps } from './entry-steps.tsx'
import { PayoutsCard } from './payouts-card.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import type { DrawDetail, OwnEntry } from './use-entry.ts'
import { usePlaceName } from './use-place-name.ts'
import { VoidDialog } from './void-dialog.tsx'

const DIALOGS = { release: ReleaseDialog, void: VoidDialog, correct: CorrectDialog } as const
type DrawDialog = keyof typeof DIALOGS

interface DrawActionsProps {
  readonly known: DrawDetail
  readonly entry: OwnEntry
}

/** What can be done about a draw: enter its result, release it, or by two people make it void or put it right. */
export function DrawActions({ known, entry }: DrawActionsProps) {
  const t = useWords('draws')
  const desk = useWords('desk')
  const may = useMay()
  const { draw } = known
  const [dialog, setDialog] = useState<DrawDialog>()
  const waiting = useWaitingApproval(`draw:${draw.drawId}`)
  const Dialog = dialog === undefined ? undefined : DIALOGS[dialog]
  return (
    <>
      {waiting ? <WaitingApproval approval={waiting} /> : null}
      {draw.entries === null ? null : (
        <>
          <EntrySteps known={known} />
          <PayoutsCard known={known} />
          {entry.may ? <EntryButton known={known} entry={entry} /> : null}
        </>
      )}
      {may('draws.settle') ? (
        <SettleButtons known={known} entry={entry} isWaiting={waiting !== undefined} onAsk={setDialog} />
      ) : null}
      {may('draws.settle') || entry.may ? null : (
        <p className="quiet">{may('draws.enter') ? t('not_yours') : desk('read_only')}</p>
      )}
      {Dialog ? <Dialog known={known} onClose={() => setDialog(undefined)} /> : null}
    </>
  )
}

/** Saves the own entry, or leads to where it is not as the other one. */
function EntryButton({ known: { differences, prizes }, entry }: DrawActionsProps) {
  const t = useWords('draws')
  const nameOf = usePlaceName(prizes)
  const { fields, isUnsaved, isSaving, error, own, save } = entry
  const first = isUnsaved ? fields.numbers.findIndex((number) => number === '') : (differences[0] ?? 0)
  const edit = () => fields.focus(Math.max(0, first))
  useKeys([
    { key: 'E', says: t('keys.edit'), run: edit },
    { key: 'S', ctrl: true, says: t('keys.save'), run: () => (isUnsaved ? save() : undefined) },
  ])
  const place = differences[0]
  return (
    <>
      <RefusedNote error={error} />
      {isUnsaved ? (
        <DeskButton
          icon={IconDeviceFloppy}
          says={t(own ? 'save_correction' : 'save_entry')}
          shortcut="Ctrl S"
          tone="primary"
          working={isSaving}
          onPress={save}
        />
      ) : place === undefined ? null : (
        <DeskButton
          icon={IconPencil}
          says={t('correct_own', { place: nameOf(place) })}
          shortcut="E"
          tone="primary"
          onPress={edit}
        />
      )}
    </>
  )
}

interface SettleButtonsProps extends DrawActionsProps {
  readonly isWaiting: boolean
  readonly onAsk: (dialog: DrawDialog) => void
}

/** Releases the result, or asks a second person to make the draw void or to put its numbers right. */
function SettleButtons({ known: { draw, possible }, entry, isWaiting, onAsk }: SettleButtonsProps) {
  const t = useWords('draws')
  const canRelease = possible.release && !(entry.may && entry.fields.isChanged)
  useKeys([
    { key: 'A', says: t('keys.release'), when: () => canRelease, run: () => onAsk('release') },
    { key: 'V', says: t('keys.void'), when: () => possible.void && !isWaiting, run: () => onAsk('void') },
  ])
  return (
    <>
      {draw.entries === null ? null : (
        <DeskButton
          icon={IconCircleCheck}
          says={t('release.short')}
          shortcut="A"
          tone={canRelease ? 'primary' : 'secondary'}
          blocked={canRelease ? undefined : t(`release.not_now.${whyNot(draw.entries, possible.release)}`)}
          onPress={() => onAsk('release')}
        />
      )}
      {possible.correct && !isWaiting ? (
        <DeskButton icon={IconEdit} says={`${t('correct.action')}…`} onPress={() => onAsk('correct')} />
      ) : null}
      {possible.void && !isWaiting ? (
        <DeskButton
          icon={IconArrowBackUp}
          says={`${t('void.action')}…`}
          shortcut="V"
          tone="refuse"
          onPress={() => onAsk('void')}
        />
      ) : null}
    </>
  )
}

function whyNot(entries: NonNullable<DrawDetail['draw']['entries']>, isPossible: boolean) {
  if (entries === 'agree') return isPossible ? 'unsaved' : 'sealing'
  return entries === 'differ' ? 'differ' : 'incomplete'
}
