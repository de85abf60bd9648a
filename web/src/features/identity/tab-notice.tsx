import { session, startSession, endSession } from '@croupier/kit/session.ts'
import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from '../../parts/modals/modals.module.css'
import { otherTabs } from '../../parts/member/open-tabs.ts'

type TabMessage = { readonly kind: 'other'; readonly account: string } | { readonly kind: 'left' }

/** What happened in another tab: a guest's tab takes the login over, a member's tab says that somebody else is in, or that they left. */
export function TabNotice() {
  const t = useWords('shell')
  const [said, setSaid] = useState<TabMessage>()
  useEffect(
    () =>
      otherTabs()?.watch({
        onBegan: (account) => {
          const own = session()
          if (!own) return void takeOver()
          setSaid(own.account === account ? undefined : { kind: 'other', account })
        },
        onEnded: (token) => {
          if (session()?.token !== token) return
          endSession()
          setSaid({ kind: 'left' })
        },
      }),
    [],
  )
  if (!said) return null
  const dismiss = () => setSaid(undefined)
  const change = () => {
    dismiss()
    void takeOver()
  }
  return (
    <div className={classes.notices}>
      <Notice
        tone="info"
        icon={<IconUsers size={18} aria-hidden />}
        action={
          <>
            {said.kind === 'other' ? (
              <NoticeAction onClick={change}>{t('tab_change', { account: said.account })}</NoticeAction>
            ) : null}
            <NoticeAction onClick={dismiss}>{t(said.kind === 'other' ? 'tab_stay' : 'tab_understood')}</NoticeAction>
          </>
        }
      >
        {said.kind === 'other'
          ? t('tab_other', { account: said.account, own: session()?.account ?? '' })
          : t('tab_left')}
      </Notice>
    </div>
  )
}

/** The session of whoever logged in last; what was answered to the one before goes with theirs. */
async function takeOver() {
  const found = await otherTabs()?.takeOver(session()?.token)
  if (found) startSession(found)
}
