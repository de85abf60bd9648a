import { Row } from '@croupier/kit/layout/layout.tsx'
import type { FieldRule } from '@croupier/contract/brand.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconMinus, IconUser } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { type ContractWords, useContractWords } from '../../parts/site/contract-words.ts'
import classes from './entry.module.css'
import { type Box, ticksOf, type FieldComplaint } from './registration.ts'

interface RegistrationBoxProps {
  readonly box: Box
  /** The brand's rule; the repeated password has none of its own. */
  readonly rule: FieldRule | undefined
  readonly value: string
  readonly optional: boolean
  /** Shown once the visitor has left the box or pressed the button. */
  readonly error: string | undefined
  readonly good: boolean
  readonly first: boolean
  /** Takes the whole width, so that the password and its repetition stand side by side. */
  readonly whole: boolean
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

const KINDS: Partial<Record<Box, ComponentProps<'input'>>> = {
  username: { autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  nickname: { autoComplete: 'nickname' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  mobileNum: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  birthday: { autoComplete: 'bday', inputMode: 'numeric' },
  address: { autoComplete: 'street-address' },
}

/** One box of the registration form: its rule is ticked off while typing, its error replaces it when it matters. */
export function RegistrationBox({
  box,
  rule,
  value,
  optional,
  error,
  good,
  first,
  whole,
  onType,
  onLeave,
}: RegistrationBoxProps) {
  const t = useWords('identity')
  const field = {
    autoCapitalize: 'off',
    spellCheck: false,
    ...KINDS[box],
    label: t(box),
    name: box,
    value,
    optional,
    error,
    good,
    maxLength: 255,
    hint: <Hint box={box} rule={rule} typed={value} optional={optional} />,
    onBlur: onLeave,
    // The fields may come after the window has looked for where to put the focus.
    ...(first ? { 'data-autofocus': true, autoFocus: true } : {}),
    // A browser's own date field speaks the visitor's language and hands over exactly this pattern.
    ...(rule?.patternId === 11 ? { type: 'date' } : {}),
    ...(rule?.patternId === 13 ? { placeholder: 'mm-dd-yyyy' } : {}),
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  }
  const secret = box === 'password' || box === 'confirmPassword' || box === 'paymentPassword'
  return (
    <div className={whole ? classes.whole : undefined}>
      {secret ? (
        <PasswordField {...field} />
      ) : (
        <Field {...field} icon={box === 'username' ? <IconUser size={17} aria-hidden /> : undefined} />
      )}
    </div>
  )
}

type HintProps = Pick<RegistrationBoxProps, 'box' | 'rule' | 'optional'> & { readonly typed: string }

function Hint({ box, rule, typed, optional }: HintProps) {
  const t = useWords('identity')
  const { minimumAge } = useBrand()
  if (box === 'birthday') return t('age_hint', { age: minimumAge })
  return rule ? <Rule rule={rule} typed={typed} ticked={!optional || typed !== ''} /> : t('repeat_hint')
}

/** A rule in words, ticked off while typing. */
export function Rule({
  rule,
  typed,
  ticked,
}: {
  readonly rule: FieldRule
  readonly typed: string
  readonly ticked: boolean
}) {
  const t = useWords('identity')
  const words = useContractWords()
  const dates = rule.patternId === 11 || rule.patternId === 13
  if (!ticked || dates) return words.pattern(rule)
  const min = Math.max(1, rule.minLength)
  const length = min === rule.maxLength ? `${min}` : `${min}–${rule.maxLength}`
  return (
    <Row as="span" gapY={2} gapX={12} inline wraps>
      {ticksOf(rule, typed).map(({ part, met }) => (
        <Row as="span" inline gap={4} align="center" key={part} className={classes.tick} data-met={met}>
          {met ? <IconCheck size={13} stroke={2.6} aria-hidden /> : <IconMinus size={13} stroke={2.6} aria-hidden />}
          {part === 'length' ? t('rule_length', { length }) : t(`rule_${part}`)}
          {met ? <span className="sr-only">{t('rule_met')}</span> : null}
        </Row>
      ))}
    </Row>
  )
}

/** A trouble in words: what the pattern asks for, with the rule's lengths. */
export function troubleText(words: ContractWords, trouble: FieldComplaint): string {
  if ('rule' in trouble && trouble.fault !== 'required') return words.pattern(trouble.rule)
  return words.fault(trouble.fault, 'age' in trouble ? { age: trouble.age } : {})
}
