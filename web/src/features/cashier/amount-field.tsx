import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { figures, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import classes from './amount-field.module.css'

interface AmountFieldProps {
  readonly label: string
  /** At the right end of the label's line: what is left of a limit, or between what it must be. */
  readonly aside?: ReactNode
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly error?: string | undefined
  /** Amounts to choose from. */
  readonly amounts?: readonly string[]
  /** At the right end of the box; else the currency. */
  readonly end?: ReactNode
}

/** Types all that may go. */
export const AllButton = ({ text, onClick }: { readonly text: string; readonly onClick: () => void }) => (
  <Text
    as="button"
    tall={32}
    padX={12}
    size={13}
    weight={600}
    tone="accent-text"
    radius={6}
    type="button"
    className={classes.all}
    onClick={onClick}
  >
    {text}
  </Text>
)

const HAS_CENTS = /\.\d*[1-9]/

/** Money without cents that are zero, as it stands in choices: `₱2,000`. */
export function useShortMoney(): (amount: string) => string {
  const look = useMoneyLook()
  return (amount) => moneyText(amount, HAS_CENTS.test(amount) ? look : { ...look, decimals: 0 })
}

/** An amount as one types it into the box. */
export function useTypedMoney(): (amount: string) => string {
  const look = useMoneyLook()
  return (amount) => figures(amount, HAS_CENTS.test(amount) ? look : { ...look, decimals: 0 })
}

/** The large box for an amount, with amounts to choose from below. */
export function AmountField({ label, aside, typed, onType, error, amounts = [], end }: AmountFieldProps) {
  const { currency } = useBrand()
  const { sign, signAfter } = useMoneyLook()
  const mark = (
    <Text weight={500} tone="text-dim" className={classes.sign}>
      {sign}
    </Text>
  )
  const name = end ?? (
    <Text size={12} tone="text-dim">
      {currency}
    </Text>
  )
  return (
    <Grid gap={8} columns={1} className={classes.field}>
      <Field
        box="amount"
        name="amount"
        label={label}
        aside={
          <Text weight={400} tone="text-dim">
            {aside}
          </Text>
        }
        icon={signAfter ? undefined : sign}
        end={
          <>
            {signAfter ? mark : null}
            {name}
          </>
        }
        value={typed}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={20}
        onChange={({ target }) => onType(target.value)}
      />
      {amounts.length === 0 ? null : <Amounts amounts={amounts} typed={typed} onType={onType} />}
    </Grid>
  )
}

function Amounts({ amounts, typed, onType }: Required<Pick<AmountFieldProps, 'amounts' | 'typed' | 'onType'>>) {
  const t = useWords('cashier')
  const short = useShortMoney()
  const figuresOf = useTypedMoney()
  return (
    <Row gap={8} wraps role="group" aria-label={t('choose_amount')}>
      {amounts.map((amount) => (
        <Surface
          as="button"
          padX={6}
          size={13}
          weight={600}
          nowrap
          edge
          radius={8}
          key={amount}
          type="button"
          className={classes.chip}
          aria-pressed={typed === figuresOf(amount)}
          onClick={() => onType(figuresOf(amount))}
        >
          {short(amount)}
        </Surface>
      ))}
    </Row>
  )
}
