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
    <div className={classes.tags}>
      {tags.map((tag) => (
        <span key={tag} className={classes.tag}>
          <IconTag size={13} aria-hidden />
          {tag}
          {may ? (
            <button
              type="button"
              aria-label={t('drop_tag', { tag })}
              onClick={() => setWanted({ watch, tags: tags.filter((one) => one !== tag) })}
            >
              <IconX size={12} aria-hidden />
            </button>
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
          deed="members.mark"
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
    </div>
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
          className={classes.typed}
          onSubmit={(submit) => {
            submit.preventDefault()
            const typed = new FormData(submit.currentTarget).get('tag')
            if (typeof typed !== 'string' || typed.trim() === '') return
            close()
            onTag(typed.trim())
          }}
        >
          <label>
            <span>{t('tag_new')}</span>
            <input name="tag" maxLength={30} />
          </label>
        </form>
      )}
    </Popover>
  )
}
