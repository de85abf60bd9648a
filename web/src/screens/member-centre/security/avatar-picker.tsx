import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { memberInfo } from '@croupier/contract/identity.ts'
import { changeIcon, type Face, FILE_MB, icon } from '@croupier/contract/security.ts'
import { Avatar } from '@croupier/kit/art/avatar.tsx'
import { ask } from '@croupier/kit/calls.ts'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FilePick } from '../../../parts/centre/file-pick.tsx'
import classes from './security.module.css'
import { useSending } from './use-sending.ts'

/** The picture a member wears: one of the drawn faces, or one of their own. */
export function AvatarPicker() {
  const t = useWords('security')
  const client = useQueryClient()
  const { data } = useAsk(icon)
  const [tooLarge, setTooLarge] = useState(false)
  const sending = useSending(() =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyOf(icon) }),
      client.invalidateQueries({ queryKey: keyOf(memberInfo) }),
    ]),
  )
  const choose = (avatar: Face) => {
    setTooLarge(false)
    sending.send(() => ask(changeIcon, { body: { avatar } }))
  }
  const upload = (file: File) => {
    setTooLarge(file.size > FILE_MB * 1024 * 1024)
    if (file.size <= FILE_MB * 1024 * 1024) sending.send(() => ask(changeIcon, { body: {}, file }))
  }
  return (
    <Row
      as="section"
      gap={20}
      align="start"
      level={0}
      edge
      radius={12}
      className={classes.avatar}
      aria-label={t('avatar')}
    >
      <span className={classes.face} aria-busy={sending.working || undefined}>
        {data ? <Avatar name={data.avatar} size={88} /> : <Skeleton width={88} height={88} radius={44} />}
      </span>
      <Grid gap={14}>
        <Faces avatar={data?.avatar} choices={data?.choices ?? []} onChoose={choose} />
        <FilePick
          label={t('avatar_own')}
          working={sending.working}
          hint={t('file_hint', { max: FILE_MB })}
          error={
            tooLarge ? t('file_too_large', { max: FILE_MB }) : (sending.errorOf('file') ?? sending.refused?.message)
          }
          onPick={upload}
        />
      </Grid>
    </Row>
  )
}

interface FacesProps {
  readonly avatar: string | undefined
  readonly choices: readonly Face[]
  readonly onChoose: (face: Face) => void
}

/** The drawn faces, with the one that is worn. */
function Faces({ avatar, choices, onChoose }: FacesProps) {
  const t = useWords('security')
  return (
    <Grid gap={6} className={classes.faces} role="group" aria-label={t('avatar_choose')}>
      {choices.map((face) => (
        <Grid
          as="button"
          square={44}
          centred
          key={face}
          type="button"
          className={classes.choice}
          aria-label={t(`face_${face}`)}
          aria-pressed={avatar === face}
          onClick={() => onChoose(face)}
        >
          <Avatar name={face} size={36} />
        </Grid>
      ))}
    </Grid>
  )
}
