import { CallRefusal } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Note } from './note.tsx'

/** Whether a call waits for the approval of a second operator, which is no error. */
export const isPendingApproval = (error: unknown) =>
  error instanceof CallRefusal && error.code === 'second_person_asked'

/** For a call that may go no further: passes every other error on to whoever waits for it. */
export function unlessPendingApproval(error: unknown): void {
  if (!isPendingApproval(error)) throw error
}

/** What was asked for waits for somebody else; where to see it. */
export function PendingApprovalNote() {
  const t = useWords('pieces')
  return (
    <Note tone="two" icon={<IconUsers size={16} aria-hidden />}>
      <strong>{t('passed_on_title')}.</strong> {t('passed_on')}{' '}
      <Link to="/approvals" search={{ stage: 'mine' }} style={{ color: 'var(--two)', fontWeight: 600 }}>
        {t('to_approvals')}
      </Link>
    </Note>
  )
}
