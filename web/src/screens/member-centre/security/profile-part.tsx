import { Grid } from '@croupier/kit/layout/layout.tsx'
import { checkField } from '@croupier/contract/patterns.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { changeProfile, FILLED_ONCE, type OwnField } from '@croupier/contract/security.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useContractWords } from '../../../parts/site/contract-words.ts'
import { AvatarPicker } from './avatar-picker.tsx'
import { Part, PartForm } from './part.tsx'
import type { Security } from './score.ts'
import type { PartProps } from './security-center.tsx'
import classes from './security.module.css'
import { useSending } from './use-sending.ts'

type ProfileRow = Security['profile'][number]
type TypedFields = Readonly<Partial<Record<OwnField, string>>>

/** Who the member is: picture, nickname, and what the house must know to pay them. */
export function ProfilePart({ facts, onBack }: PartProps) {
  const t = useWords('security')
  return (
    <Part title={t('profile')} lead={t('profile_lead')} onBack={onBack}>
      <AvatarPicker />
      <ProfileForm lines={facts.profile} />
    </Part>
  )
}

function ProfileForm({ lines }: { readonly lines: readonly ProfileRow[] }) {
  const t = useWords('security')
  const words = useContractWords()
  const client = useQueryClient()
  const [typed, setTyped] = useState<TypedFields>({})
  const [left, setLeft] = useState<ReadonlySet<OwnField>>(new Set())
  const [saved, setSaved] = useState(false)
  const sending = useSending(() => {
    setTyped({})
    setSaved(true)
    void client.invalidateQueries({ queryKey: keyOf(memberInfo) })
  })

  const changed = lines.filter(
    ({ field, value }) => typed[field] !== undefined && typed[field]?.trim() !== (value ?? ''),
  )
  const troubleOf = ({ field, rule }: ProfileRow) => {
    const trouble = checkField({ ...rule, required: rule.required || field === 'nickname' }, typed[field]?.trim() ?? '')
    if (!trouble) return undefined
    return trouble.fault === 'required' ? words.fault('required') : words.pattern(rule)
  }
  const submit = () => {
    setSaved(false)
    setLeft(new Set(changed.map(({ field }) => field)))
    if (changed.some((line) => troubleOf(line) !== undefined)) return
    const body = Object.fromEntries(changed.map(({ field }) => [field, typed[field]]))
    sending.send(() => ask(changeProfile, { body }))
  }
  return (
    <PartForm
      sending={sending}
      verb={t('save')}
      blocked={changed.length === 0 ? t('nothing_changed') : undefined}
      onSubmit={submit}
    >
      {saved ? <Notice tone="win">{t('saved')}</Notice> : null}
      <Grid gapY={14} gapX={20} align="start" className={classes.fields}>
        {lines.map((line) => (
          <ProfileField
            key={line.field}
            line={line}
            value={typed[line.field] ?? line.value ?? ''}
            error={
              sending.errorOf(line.field) ??
              (typed[line.field] !== undefined && left.has(line.field) ? troubleOf(line) : undefined)
            }
            onType={(text) => {
              setSaved(false)
              setTyped((kept) => ({ ...kept, [line.field]: text }))
            }}
            onLeave={() => setLeft((kept) => new Set(kept).add(line.field))}
          />
        ))}
      </Grid>
    </PartForm>
  )
}

const KINDS: Partial<Record<OwnField, ComponentProps<'input'>>> = {
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  birthday: { autoComplete: 'bday' },
  address: { autoComplete: 'street-address' },
}

interface ProfileFieldProps {
  readonly line: ProfileRow
  readonly value: string
  readonly error: string | undefined
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

function ProfileField({ line: { field, fixed, rule }, value, error, onType, onLeave }: ProfileFieldProps) {
  const t = useWords('security')
  const name = useWords('identity')
  return (
    <Field
      label={name(field)}
      name={field}
      value={value}
      readOnly={fixed}
      error={error}
      optional={!fixed && field !== 'nickname' && !rule.required}
      hint={fixed ? t('fixed') : FILLED_ONCE.includes(field) ? t('once') : undefined}
      end={fixed ? <IconLock size={16} aria-hidden className={classes.fixed} /> : null}
      maxLength={Math.max(rule.maxLength, 10)}
      spellCheck={false}
      {...KINDS[field]}
      {...(rule.patternId === 11 && !fixed ? { type: 'date' } : {})}
      onBlur={onLeave}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
