import { findInTeam } from '@croupier/contract/agent.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { SearchField } from '@croupier/kit/form/search-field.tsx'
import { Text } from '@croupier/kit/layout/layout.tsx'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import classes from './team.module.css'

/** Finds the member with exactly the account that is typed. */
export function FindAccount({ onFound }: { readonly onFound: (memberId: string) => void }) {
  const t = useWords('agent')
  const [typed, setTyped] = useState('')
  const { mutate, error, reset } = useMutation({
    mutationFn: (account: string) => ask(findInTeam, { query: { account } }),
    onSuccess: ({ memberId }) => {
      setTyped('')
      onFound(memberId)
    },
  })
  const trouble = useTroubleText(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') mutate(typed.trim())
  }
  return (
    <form className={classes.find} onSubmit={submit} role="search">
      <SearchField
        label={t('find')}
        value={typed}
        maxLength={64}
        onChange={({ target }) => {
          reset()
          setTyped(target.value)
        }}
      />
      {error ? (
        <Text as="p" size={12} tone="loss" role="alert" className={classes.unfound}>
          {error instanceof CallRefusal && error.code === 'not_found' ? t('not_in_team') : trouble}
        </Text>
      ) : null}
    </form>
  )
}
