import { Field, type FieldProps } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconUser } from '@tabler/icons-react'

/** Where a member types the name of the account; the first box of its window. */
export function UsernameField(field: Pick<FieldProps, 'value' | 'error' | 'onChange'>) {
  const t = useWords('identity')
  return (
    <Field
      label={t('username')}
      name="username"
      icon={<IconUser size={17} aria-hidden />}
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={255}
      data-autofocus
      {...field}
    />
  )
}
