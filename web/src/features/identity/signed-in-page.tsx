import { Grid, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { finishLink, finishThirdParty } from '@croupier/contract/mfa.ts'
import type { LoginResult } from '@croupier/contract/identity.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { session } from '@croupier/kit/session.ts'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { enter } from '../../parts/member/entry.ts'
import classes from './signed-in-page.module.css'
import { VerifyStep } from './verify-step.tsx'
import { pendingLoginOf } from './pending-login.ts'

/** Where a provider of accounts sends the visitor back to: finishes the login, or ties the account to whoever is in. */
export function SignedInPage() {
  const t = useWords('mfa')
  const { refused, finish, home } = useFinish()
  const waiting = refused ? pendingLoginOf(refused) : undefined
  return (
    <Grid centred padY={32} className={`wrap ${classes.page}`}>
      <Stack as="section" gap={16} pad={24} className={`card ${classes.card}`}>
        <Text as="h1" size={20} weight={700}>
          {t(refused && !waiting ? 'sign_in_failed' : 'signing_in')}
        </Text>
        {waiting ? <VerifyStep waiting={waiting} onVerified={finish} onBack={home} /> : null}
        {refused && !waiting ? <Failed refused={refused} onHome={home} /> : null}
        {refused ? null : (
          <Loading>
            <Skeleton height={44} radius={8} />
          </Loading>
        )}
      </Stack>
    </Grid>
  )
}

/** Why the sign-in failed, and the other way in. */
function Failed({ refused, onHome }: { readonly refused: CallRefusal; readonly onHome: () => void }) {
  const t = useWords('mfa')
  const shell = useWords('shell')
  const text = useTroubleText(refused)
  const open = useOpenModal()
  return (
    <>
      <p role="alert">{text}</p>
      <PrimaryButton onClick={() => open('loginPopupModal')}>{shell('log_in')}</PrimaryButton>
      <Button onClick={onHome}>{t('to_home')}</Button>
    </>
  )
}

// What came back is good once, however often React looks at it.
let begun: Promise<LoginResult | undefined> | undefined

function useFinish() {
  const { merchant } = useBrand()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<CallRefusal>()

  const home = () => void navigate({ to: '/', replace: true })
  const finish = async (loggedIn: LoginResult) => {
    await enter(loggedIn, merchant)
    home()
  }
  useEffect(() => {
    begun ??= comeBack()
    begun.then(
      (loggedIn) =>
        loggedIn
          ? finish(loggedIn)
          : navigate({ to: '/', search: { modal: 'memberCentre', centre: 'securityCenter' }, replace: true }),
      (error: unknown) => {
        if (!(error instanceof CallRefusal)) throw error
        setRefused(error)
      },
    )
    // Once: the address has been emptied by then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return { refused, finish, home }
}

/** Who is in ties the account; a guest logs in with it. The code does not stay in the address. */
async function comeBack(): Promise<LoginResult | undefined> {
  const query = location.search
  history.replaceState(history.state, '', location.pathname)
  if (!session()) return ask(finishThirdParty, { body: { query } })
  await ask(finishLink, { body: { query } })
  return undefined
}
