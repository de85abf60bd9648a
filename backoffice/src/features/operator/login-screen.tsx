import { Text } from '@croupier/kit/layout/layout.tsx'
import { setCaller } from '@croupier/kit/calls.ts'
import { startSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { Note } from '../../kit/note.tsx'
import { rememberedLanguage } from '../../kit/language.ts'
import { CodeStep } from './code-step.tsx'
import { EntryCard } from './entry-card.tsx'
import { PasswordStep } from './password-step.tsx'

const route = getRouteApi('/login')

export interface OpenTicket {
  readonly username: string
  readonly ticket: string
  readonly method: 'totp' | 'email'
}

/** The way in: name and password, then a code. */
export function LoginScreen() {
  const t = useWords('operator')
  const { back, ended } = route.useSearch()
  const router = useRouter()
  const [ticket, setTicket] = useState<OpenTicket>()
  const enter = (username: string, token: string) => {
    startSession({ token, account: username, merchant: '', cpw: '', isAgent: 0 })
    setCaller({ merchant: '', language: rememberedLanguage() })
    router.history.replace(`/console${back ?? '/'}`)
  }
  return (
    <EntryCard title={t(ticket ? 'code_title' : 'login_title')}>
      {ended && !ticket ? (
        <Text as="div" mb={16}>
          <Note tone="info" icon={<IconClock size={16} aria-hidden />}>
            {t('session_ended')}
          </Note>
        </Text>
      ) : null}
      {ticket ? (
        <CodeStep ticket={ticket} onBack={() => setTicket(undefined)} onIn={(token) => enter(ticket.username, token)} />
      ) : (
        <PasswordStep onTicket={setTicket} />
      )}
    </EntryCard>
  )
}
