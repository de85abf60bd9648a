import { markMember } from '@croupier/contract/console-actions.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconEye, IconPlus, IconTag, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Popover } from '../../kit/popover.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/operator.tsx'
import type { Member } from './member-screen.tsx'
import classes from './members.module.css'
import { useMemberChanged } from './use-member-changed.ts'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { Row } from '@croupier/kit/layout/layout.tsx'
import { Labelled } from '../../kit/labelled.tsx'

interface Marks {
  readonly tags: readonly string[]
  readonly watch: boolean
}

/** Tags of a member and the eye on them; each change says why. */
export function MemberTags({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const changed = useMemberChanged()
  const may = useMay()('members.edit')
  const [wanted, setWanted] = useState<Marks>()
  const { tags, watch } = member
  return (
    <Row gap={6} align="center" wraps>
      {tags.map((tag) => (
        <span key={tag} className={classes.tag}>
          <IconTag size={13} aria-hidden />
          {tag}
          {may ? (
            <IconButton
              size="tiny"
              label={t('drop_tag', { tag })}
              onClick={() => setWanted({ watch, tags: tags.filter((one) => one !== tag) })}
            >
              <IconX size={12} aria-hidden />
            </IconButton>
          ) : null}
        </span>
      ))}
      {may ? <NewTag onTag={(tag) => setWanted({ watch, tags: [...tags, tag] })} /> : null}
      {may ? (
        <button type="button" className={classes.add} onClick={() => setWanted({ tags, watch: !watch })}>
          <IconEye size={13} aria-hidden />
          {watch ? t('watch_off') : t('watch_on')}
        </button>
      ) : null}
      {wanted ? (
        <ReasonDialog
          title={t('mark_title', { account: member.account })}
          consequence={t('mark_text')}
          action="members.mark"
          confirm={t('mark_confirm')}
          onClose={() => setWanted(undefined)}
          onConfirm={async (because) => {
            await ask(markMember, {
              params: { memberId: member.id },
              body: { tags: [...wanted.tags], watch: wanted.watch, ...because },
            })
            await changed()
            setWanted(undefined)
          }}
        />
      ) : null}
    </Row>
  )
}

function NewTag({ onTag }: { readonly onTag: (tag: string) => void }) {
  const t = useWords('members')
  return (
    <Popover
      label={t('tag_new')}
      className={classes.add}
      face={
        <>
          <IconPlus size={13} aria-hidden />
          {t('tag')}
        </>
      }
    >
      {(close) => (
        <form
          onSubmit={(submit) => {
            submit.preventDefault()
            const typed = new FormData(submit.currentTarget).get('tag')
            if (typeof typed !== 'string' || typed.trim() === '') return
            close()
            onTag(typed.trim())
          }}
        >
          <Labelled label={t('tag_new')}>
            <input name="tag" maxLength={30} />
          </Labelled>
        </form>
      )}
    </Popover>
  )
}
