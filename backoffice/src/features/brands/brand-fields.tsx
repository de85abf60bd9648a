import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { LANGUAGE_CHOICES } from '@croupier/contract/console-brands.ts'
import { type Currency, CURRENCY_CODES } from '@croupier/contract/currencies.ts'
import { CATEGORIES } from '@croupier/contract/field.ts'
import { LANGUAGES, NAMES, type Language } from '@croupier/contract/language.ts'
import { MARKS } from '@croupier/contract/look.ts'
import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useId } from 'react'
import { Card } from '../../kit/card.tsx'
import { Labelled } from '../../kit/labelled.tsx'
import { useBrandNow, useOperator } from '../../kit/operator.tsx'
import { type BrandDraft, withCurrency, withName } from './brand-draft.ts'
import classes from './brands.module.css'
import { ChoiceCard } from './choice-card.tsx'
import { ColourCard } from './colour-card.tsx'
import { HostCard } from './host-card.tsx'

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
      <HostCard {...props} />
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
      <Grid gap={14} columns={3} className={classes.grid}>
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
      </Grid>
      <Row gap={24} align="center" wraps mt={14}>
        <Marks chosen={draft.logo} onChange={(logo) => put({ logo })} />
        <Checkbox
          label={t('sign_after')}
          checked={draft.signAfter}
          onChange={({ target }) => put({ signAfter: target.checked })}
        />
      </Row>
    </Card>
  )
}

/** Sign and small print; the age that a new brand begins with. */
function Details({ draft, errorOf, onChange }: Pick<BrandFieldsProps, 'draft' | 'errorOf' | 'onChange'>) {
  const t = useWords('brands')
  const put = (part: Partial<BrandDraft>) => onChange({ ...draft, ...part })
  return (
    <>
      {draft.minimumAge === undefined ? null : (
        <Field
          label={t('age')}
          inputMode="numeric"
          maxLength={2}
          value={String(draft.minimumAge)}
          error={errorOf('minimumAge')}
          onChange={({ target }) => put({ minimumAge: Number(target.value.replaceAll(/\D/g, '')) })}
        />
      )}
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
    <Row gap={10} className={classes.marks} role="radiogroup" aria-label={t('mark')}>
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
    </Row>
  )
}

function Languages({ draft, errorOf, onChange }: BrandFieldsProps) {
  const t = useWords('brands')
  const { languages } = draft
  const put = (next: BrandDraft['languages']) => onChange({ ...draft, languages: next })
  return (
    <ChoiceCard
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
    <ChoiceCard
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

function Descriptions({ draft, errorOf, onChange }: BrandFieldsProps) {
  const t = useWords('brands')
  const { name } = useBrandNow()
  return (
    <Card title={t('description')}>
      <div className={classes.stack}>
        {draft.languages.map((code) => {
          // The codes that are offered are those of written languages.
          const tag = LANGUAGES[code] as Language
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
