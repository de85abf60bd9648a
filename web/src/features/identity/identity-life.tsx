import { useBrand } from '@croupier/kit/brand.tsx'
import { onSessionExpired } from '@croupier/kit/calls.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react'
import { lazy } from '../../parts/page/lazy.tsx'
import { useModal } from '../../parts/modals/modals.ts'
import { SidePart } from '../../parts/page/side-part.tsx'
import { useCalm } from '../../parts/page/use-calm.ts'
import { fetchCountries } from './codes/fetch-countries.ts'
import { showDialog, useDialog } from '../../parts/member/dialog.ts'
import { TabNotice } from './tab-notice.tsx'
import { expectsExpiry, resume } from '../../parts/member/entry.ts'
import { takeWaiting, waitForLogin } from '../../parts/member/waiting.ts'

const LogoutDialog = lazy(() => import('./logout-dialog.tsx').then(({ LogoutDialog }) => LogoutDialog))
const RealAccountDialog = lazy(() =>
  import('./real-account-dialog.tsx').then(({ RealAccountDialog }) => RealAccountDialog),
)

const ChangePassModal = lazy(() => import('./change-pass-modal.tsx').then(({ ChangePassModal }) => ChangePassModal))

interface IdentityLifeProps {
  /** What welcomes a newcomer: it shows games and money as well as who one is. */
  readonly Welcome: ComponentType<{ readonly onClose: () => void }>
}

/** Who is logged in, through the life of the page: resumed at its start, asked for again when it expired; what waited goes on. */
export function IdentityLife({ Welcome }: IdentityLifeProps) {
  const dialog = useDialog()
  const held = useSession()?.cpw === '1'
  const { current } = useModal()
  useResume()
  useCountriesAhead()
  useExpiry()
  useGoOn()
  return (
    <SidePart>
      {held && current !== 'loginPopupModal' ? <ChangePassModal forced onClose={() => undefined} /> : null}
      <TabNotice />
      {dialog === 'logout' ? <LogoutDialog onClose={() => showDialog(undefined)} /> : null}
      {dialog === 'welcome' ? <Welcome onClose={() => showDialog(undefined)} /> : null}
      {dialog === 'true_account' ? <RealAccountDialog onClose={() => showDialog(undefined)} /> : null}
    </SidePart>
  )
}

let resumed = false

function useResume() {
  const { merchant } = useBrand()
  useEffect(() => {
    if (resumed) return
    resumed = true
    void resume(merchant)
  }, [merchant])
}

/** What a mobile field needs first is there before one is opened; without it the field asks again. */
function useCountriesAhead() {
  const client = useQueryClient()
  const calm = useCalm()
  useEffect(() => {
    if (!calm) return
    void fetchCountries(client)
  }, [client, calm])
}

function useExpiry() {
  const { open, current } = useModal()
  const askAgain = useEffectEvent((reason: unknown) => {
    if (expectsExpiry()) return
    waitForLogin({ why: reason === 'session_time_over' ? 'why_time_over' : 'why_expired' })
    // The member centre turns into the login by itself.
    if (current === undefined) open('loginPopupModal')
  })
  useEffect(() => onSessionExpired(askAgain), [])
}

function useGoOn() {
  const { current } = useModal()
  const loggedIn = useSession() !== undefined
  const before = useRef(current)
  useEffect(() => {
    const closed = before.current !== undefined && current === undefined
    before.current = current
    if (!closed) return
    const { goOn } = takeWaiting()
    if (loggedIn) goOn?.()
  }, [current, loggedIn])
}
