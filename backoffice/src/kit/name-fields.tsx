import { WRITTEN } from '@croupier/contract/language.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { useLanguage } from '@croupier/kit/words.ts'

interface NameFieldsProps {
  readonly names: Readonly<Record<string, string>>
  readonly readOnly?: boolean
  readonly wrong: string | undefined
  readonly onChange: (names: Readonly<Record<string, string>>) => void
}

/** What something is called in every language; English at least. */
export function NameFields({ names, readOnly, wrong, onChange }: NameFieldsProps) {
  const languages = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  return WRITTEN.map((language) => (
    <Field
      key={language}
      label={languages.of(language) ?? language}
      lang={language}
      maxLength={60}
      optional={language !== 'en'}
      readOnly={readOnly}
      value={names[language] ?? ''}
      error={language === 'en' ? wrong : undefined}
      onChange={({ target }) => onChange({ ...names, [language]: target.value })}
    />
  ))
}
