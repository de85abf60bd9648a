import { security } from '@croupier/contract/security.ts'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { DigitBoxes } from './digit-boxes.tsx'

interface PaymentPasswordProps {
  readonly value: string
  readonly error: string | undefined
  readonly onType: (typed: string) => void
}

const ONLY_DIGITS = 6
const BOXES = 6

/** The password that lets money leave: a box for each digit, where the brand's rule says how many digits it has. */
export function PaymentPassword({ value, error, onType }: PaymentPasswordProps) {
  const t = useWords('cashier')
  const { data, isError } = useAsk(security)
  const rule = data?.paymentPassword.rule
  const counted = rule?.patternId === ONLY_DIGITS && rule.minLength === rule.maxLength
  const forgot = (
    <Link to="/support" className="link">
      {t('forgot')}
    </Link>
  )
  // Whoever is held back is not told the rule; any password fits into one box.
  if (isError || (rule && !counted))
    return (
      <PasswordField
        label={t('payment_password')}
        name="paymentPassword"
        value={value}
        error={error}
        aside={forgot}
        autoComplete="off"
        maxLength={255}
        onChange={({ target }) => onType(target.value)}
      />
    )
  return (
    <DigitBoxes
      label={t('payment_password')}
      digits={rule?.maxLength ?? BOXES}
      value={value}
      error={error}
      aside={forgot}
      onType={onType}
    />
  )
}
