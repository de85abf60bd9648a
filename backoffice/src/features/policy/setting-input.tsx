import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { LANGUAGES, type LanguageCode } from '@croupier/contract/language.ts'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { useBrandNow } from '../../kit/operator.tsx'
import { readable } from '../../kit/setting-name.ts'
import { type Form, plainAmount } from './form.ts'
import classes from './policy.module.css'

interface InputProps {
  readonly id: string
  readonly label: string
  readonly form: Exclude<Form, { kind: 'group' | 'list' }>
  readonly value: unknown
  readonly readOnly: boolean
  readonly wrong: boolean
  readonly onChange: (value: unknown) => void
}

/** The box, switch or list that a setting is changed by. */
export function SettingInput(input: InputProps) {
  const { id, form, value, readOnly, wrong, onChange } = input
  const shared = { id, disabled: readOnly, 'aria-invalid': wrong || undefined }
  switch (form.kind) {
    case 'switch':
      return <Switch {...shared} checked={value === true} onChange={onChange} />
    case 'number':
    case 'text':
      return (
        <input
          {...shared}
          inputMode={form.kind === 'number' ? 'numeric' : undefined}
          maxLength={form.kind === 'text' ? form.most : undefined}
          value={plainAmount(String(value ?? ''))}
          onChange={({ target }) => onChange(form.kind === 'number' ? numberOf(target.value) : target.value)}
        />
      )
    case 'choice':
      return (
        <select {...shared} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {form.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )
    case 'words':
      return <Words {...input} form={form} />
    case 'texts':
      return <Texts {...input} form={form} />
    case 'optional':
      return <Optional {...input} form={form} />
    case 'json':
      return <JsonBox {...shared} value={value} onChange={onChange} />
    default:
      return form satisfies never
  }
}

/** A number while it can be read as one; else the text, which the server refuses at its field. */
const numberOf = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text)

interface SwitchProps {
  readonly id: string
  readonly disabled: boolean
  readonly checked: boolean
  readonly onChange: (on: boolean) => void
}

const Switch = ({ checked, onChange, ...input }: SwitchProps) => (
  <input
    {...input}
    type="checkbox"
    role="switch"
    aria-checked={checked}
    className={classes.switch}
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
  />
)

type OptionalForm = Extract<Form, { kind: 'optional' }>

/** Set to something, or to nothing at all. */
function Optional({ form: { inner }, value, onChange, ...input }: InputProps & { readonly form: OptionalForm }) {
  const t = useWords('policy')
  const none = value === null || value === undefined
  return (
    <Grid gap={6}>
      <Checkbox
        label={t('bounded')}
        checked={!none}
        disabled={input.readOnly}
        onChange={({ target }) => onChange(target.checked ? firstOf(inner) : null)}
      />
      {none || inner.kind === 'group' || inner.kind === 'list' ? null : (
        <SettingInput {...input} form={inner} value={value} onChange={onChange} />
      )}
    </Grid>
  )
}

function firstOf(form: Form): unknown {
  if (form.kind === 'number') return form.min ?? 0
  return form.kind === 'text' ? '0' : {}
}

type WordsForm = Extract<Form, { kind: 'words' }>

function Words({ form, label, value, readOnly, onChange }: InputProps & { readonly form: WordsForm }) {
  const t = useWords('policy')
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const nameOf = (option: string) => {
    const said = t(`words.${option}`)
    return said === `words.${option}` || said === '' ? readable(option) : said
  }
  // In the order in which the form names them, whoever ticked first.
  const withWord = (option: string, on: boolean) =>
    form.options.filter((one) => (one === option ? on : chosen.includes(one)))
  return (
    <Grid gap={2} role="group" aria-label={label}>
      {form.options.map((option) => (
        <Checkbox
          key={option}
          label={nameOf(option)}
          checked={chosen.includes(option)}
          disabled={readOnly}
          onChange={({ target }) => onChange(withWord(option, target.checked))}
        />
      ))}
    </Grid>
  )
}

type TextsForm = Extract<Form, { kind: 'texts' }>

/** A line for each language of the brand, for every other that has a text, and for English in any case. */
function Texts({ form, label, value, readOnly, onChange }: InputProps & { readonly form: TextsForm }) {
  const texts = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, string>>) : {}
  const { languages: codes } = useBrandNow()
  const spoken = codes.flatMap((code) => (code in LANGUAGES ? [LANGUAGES[code as LanguageCode]] : []))
  const languages = [...new Set([...spoken, 'en', ...Object.keys(texts)])]
  return (
    <Grid gap={6} className={classes.texts} role="group" aria-label={label}>
      {languages.map((language) => (
        <label key={language}>
          <span>{language}</span>
          <input
            maxLength={form.most}
            disabled={readOnly}
            value={texts[language] ?? ''}
            onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
          />
        </label>
      ))}
    </Grid>
  )
}

interface JsonBoxProps {
  readonly id: string
  readonly disabled: boolean
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

/** What has no form of its own, such as a list of channels. Nothing is taken over before it can be read. */
function JsonBox({ value, onChange, ...box }: JsonBoxProps) {
  const t = useWords('policy')
  const [typed, setTyped] = useState<string>()
  const text = typed ?? JSON.stringify(value ?? null, null, 2)
  const broken = typed !== undefined && read(typed) === undefined
  return (
    <>
      <textarea
        {...box}
        className={classes.json}
        rows={Math.min(16, Math.max(3, text.split('\n').length))}
        spellCheck={false}
        value={text}
        aria-invalid={broken || undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          const json = read(target.value)
          if (json) onChange(json.value)
        }}
        onBlur={() => {
          if (!broken) setTyped(undefined)
        }}
      />
      {broken ? (
        <Text as="p" size={12} weight={400} tone="loss" role="alert">
          {t('not_json')}
        </Text>
      ) : null}
    </>
  )
}

function read(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
