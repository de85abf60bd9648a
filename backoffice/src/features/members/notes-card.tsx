import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { writeNote } from '@croupier/contract/console-actions.ts'
import { memberNotes } from '@croupier/contract/console-members.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Avatar } from '../../kit/avatar.tsx'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { useMay } from '../../kit/operator.tsx'
import type { Member } from './member-screen.tsx'
import classes from './members.module.css'

/** What operators have written down about a member; a note stays. */
export function NotesCard({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const moments = useMoments()
  const may = useMay()('members.edit')
  const { data } = useAsk(memberNotes, { params: { memberId: member.id } })
  return (
    <Card title={t('notes')} mark={data ? <Text tone="text-dim">{data.length}</Text> : null}>
      {may ? <Write memberId={member.id} /> : null}
      {data?.length === 0 ? (
        <Text as="p" tone="text-dim">
          {t('no_notes')}
        </Text>
      ) : null}
      <Grid as="ul" gap={12} className={classes.notes}>
        {(data ?? []).map(({ id, text, by, at }) => (
          <Grid as="li" gap={4} key={id}>
            <Row as="p" gap={6} align="center">
              <Avatar name={by} />
              <strong>{by}</strong>
              <Text tone="text-dim">{moments.short(at)}</Text>
            </Row>
            <p>{text}</p>
          </Grid>
        ))}
      </Grid>
    </Card>
  )
}

function Write({ memberId }: { readonly memberId: string }) {
  const t = useWords('members')
  const [id, setId] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const { refetch } = useAsk(memberNotes, { params: { memberId } })
  const action = useMutation({
    mutationFn: () => ask(writeNote, { params: { memberId }, body: { id, text: text.trim() } }),
    onSuccess: () => {
      setId(crypto.randomUUID())
      setText('')
      void refetch()
    },
  })
  return (
    <Grid
      as="form"
      gap={8}
      mb={12}
      className={classes.write}
      onSubmit={(submit) => {
        submit.preventDefault()
        if (text.trim() !== '' && !action.isPending) action.mutate()
      }}
    >
      <textarea
        rows={2}
        maxLength={2000}
        aria-label={t('note_new')}
        placeholder={t('note_new')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <RefusedNote error={action.error} />
      {text.trim() === '' ? null : (
        <Button type="submit" size="small" working={action.isPending}>
          {t('write')}
        </Button>
      )}
    </Grid>
  )
}
