import type { Claim } from '@croupier/contract/console-desk.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconHandStop, IconLock } from '@tabler/icons-react'
import { useMoments } from '../../kit/moment.ts'
import { Note } from '../../kit/note.tsx'
import { DeskButton } from '../../kit/desk-button.tsx'

interface ClaimNoteProps {
  readonly claim: Claim
  readonly want: { readonly mutate: () => void; readonly isPending: boolean }
}

/** Another operator has claimed the case: who, until when, and how to request it. */
export function ClaimNote({ claim, want }: ClaimNoteProps) {
  const t = useWords('desk')
  const moments = useMoments()
  return (
    <>
      <Note tone="info" icon={<IconLock size={16} aria-hidden />}>
        {t('taken', { who: claim.name, until: moments.time(claim.until) })}
      </Note>
      {claim.wantedBy === null ? (
        <DeskButton icon={IconHandStop} says={t('want')} working={want.isPending} onPress={want.mutate} />
      ) : (
        <p>{t('wanted', { who: claim.wantedBy })}</p>
      )}
    </>
  )
}
