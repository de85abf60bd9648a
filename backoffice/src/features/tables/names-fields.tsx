import { Stack } from '@croupier/kit/layout/layout.tsx'
import { TABLE_SPEEDS } from '@croupier/contract/console-tables.ts'
import { WRITTEN } from '@croupier/contract/language.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Labelled } from '../../kit/labelled.tsx'

/** What a table is called and how quick it is, as it is typed. */
export interface NamesDraft {
  readonly names: Readonly<Record<string, string>>
  readonly speed: (typeof TABLE_SPEEDS)[number]
}

/** Names without those that were left empty. */
export const namesOf = ({ names }: Pick<NamesDraft, 'names'>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== ''))

interface NamesFieldsProps {
  readonly draft: NamesDraft
  readonly readOnly: boolean
  readonly wrong: string | undefined
  readonly onChange: (draft: NamesDraft) => void
}

/** A name in every language, English at least, and the speed. */
export function NamesFields({ draft, readOnly, wrong, onChange }: NamesFieldsProps) {
  const t = useWords('tables')
  const languages = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  return (
    <Stack gap={14}>
      <div>
        {WRITTEN.map((language) => (
          <Field
            key={language}
            label={languages.of(language) ?? language}
            lang={language}
            maxLength={60}
            optional={language !== 'en'}
            readOnly={readOnly}
            value={draft.names[language] ?? ''}
            error={language === 'en' ? wrong : undefined}
            onChange={({ target }) => onChange({ ...draft, names: { ...draft.names, [language]: target.value } })}
          />
        ))}
      </div>
      <Labelled label={t('speed')} named besideFields>
        {readOnly ? (
          t(`speeds.${draft.speed}`)
        ) : (
          <Segments
            label={t('speed')}
            options={TABLE_SPEEDS.map((value) => ({ value, label: t(`speeds.${value}`) }))}
            value={draft.speed}
            onChange={(speed) => onChange({ ...draft, speed })}
          />
        )}
      </Labelled>
    </Stack>
  )
}
