import { HOST_KINDS, LANGUAGE_CHOICES } from '@croupier/contract/console-brands.ts'
import { type Currency, CURRENCY_CODES } from '@croupier/contract/currencies.ts'
import { CATEGORIES } from '@croupier/contract/field.ts'
import { LANGUAGES, NAMES, type Written } from '@croupier/contract/language.ts'
import { MARKS } from '@croupier/contract/look.ts'
import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { Card } from '../../kit/card.tsx'
import { Labelled } from '../../kit/labelled.tsx'
import { Sortable } from '../../kit/sortable.tsx'
import { useBrandNow, useOperator } from '../../shell/operator.tsx'
import { type BrandDraft, withCurrency, withName } from './brand-draft.ts'
import classes from './brands.module.css'
import { ColourCard } from './colour-card.tsx'

export interface BrandFieldsProps {
  readonly draft: BrandDraft
  /** A brand that exists keeps its code, its currency and its time zone. */
  readonly fixed: boolean
  readonly readOnly: boolean
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (draft: BrandDraft) => void
}

/** Everything that is said of a brand, in the order in which one thinks of it. */
export function BrandFields(props: BrandFieldsProps) {
  return (
    <fieldset className={classes.fields} disabled={props.readOnly}>
      <Basics {...props} />
      <Hosts {...props} />
      <Languages {...props} />
      <Menu {...props} />
      <ColourCard {...props} />
      <Descriptions {...props} />
    </fieldset>
  )
}

function Basics({ draft, fixed, errorOf, onChange }: BrandFieldsProps) {
  const t = useWords('brands')
  const put = (part: Partial<BrandDraft>) => onChange({ ...draft, ...part })
  const year = new Date(useOperator().now).getFullYear()
  return (
    <Card title={t('basics')}>
      <div className={classes.grid}>
        <Field
          label={t('name')}
          maxLength={40}
          value={draft.name}
          error={errorOf('name')}
          onChange={({ target }) =>
            fixed ? put({ name: target.value }) : onChange(withName(draft, target.value, year))
          }
        />
        <Field
          label={t('wordmark')}
          hint={t('wordmark_hint')}
          maxLength={20}
          value={draft.wordmark}
          error={errorOf('wordmark')}
          onChange={({ target }) => put({ wordmark: target.value })}
        />
        <Field
          label={t('code')}
          hint={t('code_hint')}
          maxLength={20}
          readOnly={fixed}
          value={draft.merchant}
          error={errorOf('merchant')}
          onChange={({ target }) => put({ merchant: target.value.toUpperCase() })}
        />
        {fixed ? null : <Money draft={draft} errorOf={errorOf} onChange={onChange} />}
        <Details draft={draft} errorOf={errorOf} onChange={onChange} />
      </div>
      <div className={classes.beside}>
        <Marks chosen={draft.logo} onChange={(logo) => put({ logo })} />
        <Checkbox
          label={t('sign_after')}
          checked={draft.signAfter}
          onChange={({ target }) => put({ signAfter: target.checked })}
        />
      </div>
    </Card>
  )
}

/** Age, sign and small print. */
function Details({ draft, errorOf, onChange }: Pick<BrandFieldsProps, 'draft' | 'errorOf' | 'onChange'>) {
  const t = useWords('brands')
  const put = (part: Partial<BrandDraft>) => onChange({ ...draft, ...part })
  return (
    <>
      <Field
        label={t('age')}
        inputMode="numeric"
        maxLength={2}
        value={String(draft.minimumAge)}
        error={errorOf('minimumAge')}
        onChange={({ target }) => put({ minimumAge: Number(target.value.replaceAll(/\D/g, '')) })}
      />
      <Field
        label={t('sign')}
        maxLength={6}
        value={draft.currencySign}
        error={errorOf('currencySign')}
        onChange={({ target }) => put({ currencySign: target.value })}
      />
      <Field
        label={t('copyright')}
        maxLength={120}
        value={draft.copyright}
        error={errorOf('copyright')}
        onChange={({ target }) => put({ copyright: target.value })}
      />
    </>
  )
}

const zones = Intl.supportedValuesOf('timeZone')

function Money({ draft, errorOf, onChange }: Pick<BrandFieldsProps, 'draft' | 'errorOf' | 'onChange'>) {
  const t = useWords('brands')
  const list = useId()
  return (
    <>
      <Labelled label={t('currency')} hint={t('currency_hint')} wrong={errorOf('currency')} besideFields>
        <select
          value={draft.currency}
          // The options are these codes.
          onChange={({ target }) => onChange(withCurrency(draft, target.value as Currency))}
        >
          {CURRENCY_CODES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </Labelled>
      <Field
        label={t('time_zone')}
        hint={t('time_zone_hint')}
        list={list}
        value={draft.timeZone}
        error={errorOf('timeZone')}
        onChange={({ target }) => onChange({ ...draft, timeZone: target.value })}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
    </>
  )
}

interface MarksProps {
  readonly chosen: BrandDraft['logo']
  readonly onChange: (logo: BrandDraft['logo']) => void
}

function Marks({ chosen, onChange }: MarksProps) {
  const t = useWords('brands')
  return (
    <div className={classes.marks} role="radiogroup" aria-label={t('mark')}>
      {MARKS.map((mark) => (
        <label key={mark} title={t(`marks.${mark}`)}>
          <input
            type="radio"
            name="mark"
            className="sr-only"
            aria-label={t(`marks.${mark}`)}
            checked={mark === chosen}
            onChange={() => onChange(mark)}
          />
          <BrandMark logo={mark} size={36} />
        </label>
      ))}
    </div>
  )
}

function Hosts({ draft, errorOf, onChange }: BrandFieldsProps) {
  const t = useWords('brands')
  const { hosts } = draft
  const put = (next: BrandDraft['hosts']) => onChange({ ...draft, hosts: next })
  return (
    <Card
      title={t('hosts')}
      aside={
        <Button size="small" onClick={() => put([...hosts, { host: '', kind: 'member' }])}>
          <IconPlus size={15} aria-hidden />
          {t('add_host')}
        </Button>
      }
    >
      <p className={classes.text}>{t('hosts_hint')}</p>
      <ul className={classes.hosts}>
        {hosts.map(({ host, kind }, at) => (
          // A row has no name of its own until its host is typed.
          <li key={at}>
            <Field
              label={t('host_n', { n: at + 1 })}
              placeholder="play.example"
              autoCapitalize="none"
              spellCheck={false}
              value={host}
              error={errorOf(`hosts.${at}.host`) ?? errorOf(`hosts.${at}`) ?? (at === 0 ? errorOf('hosts') : undefined)}
              onChange={({ target }) => put(hosts.with(at, { host: target.value, kind }))}
            />
            <Labelled label={t('kind', { n: at + 1 })} besideFields>
              <select
                value={kind}
                onChange={({ target }) =>
                  put(hosts.with(at, { host, kind: target.value === 'agent' ? 'agent' : 'member' }))
                }
              >
                {HOST_KINDS.map((one) => (
                  <option key={one} value={one}>
                    {t(`kinds.${one}`)}
                  </option>
                ))}
              </select>
            </Labelled>
            {hosts.length === 1 ? null : (
              <Button
                size="small"
                aria-label={t('remove_host', { host: host === '' ? t('host_n', { n: at + 1 }) : host })}
                onClick={() => put(hosts.filter((_, index) => index !== at))}
              >
                <IconTrash size={16} aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Languages({ draft, errorOf, onChange }: BrandFieldsProps) {
  const t = useWords('brands')
  const { languages } = draft
  const put = (next: BrandDraft['languages']) => onChange({ ...draft, languages: next })
  return (
    <Choices
      title={t('languages')}
      hint={t('languages_hint')}
      wrong={errorOf('languages')}
      offered={t('languages_offered')}
      order={t('language_order')}
      all={LANGUAGE_CHOICES}
      chosen={languages}
      nameOf={(code) => NAMES[code]}
      onChange={put}
    />
  )
}

function Menu({ draft, errorOf, onChange }: BrandFieldsProps) {
  const t = useWords('brands')
  return (
    <Choices
      title={t('menu')}
      hint={t('menu_hint')}
      wrong={errorOf('menu')}
      offered={t('menu_offered')}
      order={t('menu_order')}
      all={CATEGORIES}
      chosen={draft.menu}
      nameOf={(category) => t(`categories.${category}`)}
      onChange={(menu) => onChange({ ...draft, menu })}
    />
  )
}

interface ChoicesProps<T extends string> {
  readonly title: string
  readonly hint: string
  readonly wrong: string | undefined
  readonly offered: string
  readonly order: string
  readonly all: readonly T[]
  readonly chosen: readonly T[]
  readonly nameOf: (one: T) => string
  readonly onChange: (chosen: T[]) => void
}

/** Some of a list, in an order of their own. */
function Choices<T extends string>({ title, hint, wrong, all, chosen, nameOf, onChange, ...labels }: ChoicesProps<T>) {
  return (
    <Card title={title}>
      <p className={classes.text}>{hint}</p>
      <div className={classes.choices}>
        <div className={classes.checks} role="group" aria-label={labels.offered}>
          {all.map((one) => (
            <Checkbox
              key={one}
              label={nameOf(one)}
              checked={chosen.includes(one)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
              }
            />
          ))}
        </div>
        <Sortable
          label={labels.order}
          items={chosen.map((id) => ({ id, name: nameOf(id) }))}
          onChange={(ids) => onChange(ids.flatMap((id) => chosen.filter((one) => one === id)))}
        />
      </div>
      {wrong === undefined ? null : (
        <p className={classes.wrong} role="alert">
          {wrong}
        </p>
      )}
    </Card>
  )
}

function Descriptions({ draft, errorOf, onChange }: BrandFieldsProps) {
  const t = useWords('brands')
  const { name } = useBrandNow()
  return (
    <Card title={t('description')}>
      <div className={classes.stack}>
        {draft.languages.map((code) => {
          // The codes that are offered are those of written languages.
          const tag = LANGUAGES[code] as Written
          return (
            <Field
              key={code}
              label={NAMES[code]}
              optional
              lang={tag}
              maxLength={300}
              placeholder={draft.name === '' ? name : draft.name}
              value={draft.description[tag] ?? ''}
              error={errorOf(`description.${tag}`)}
              onChange={({ target }) =>
                onChange({ ...draft, description: { ...draft.description, [tag]: target.value } })
              }
            />
          )
        })}
      </div>
    </Card>
  )
}
