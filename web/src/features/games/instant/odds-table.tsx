import type { Outcome } from '@croupier/engine/instant/odds.ts'
import { returnOf } from '@croupier/engine/instant/odds.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import { useWords } from '@croupier/kit/words.ts'
import classes from '../../../parts/play/rules.module.css'
import { shortText } from '../../../parts/play/short-amount.ts'
import { decimalSign } from '../../../parts/play/stake.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { multiplierShown } from './multiplier.ts'

interface OddsTableProps {
  readonly caption: string
  /** What the first column names. */
  readonly head: string
  readonly rows: readonly (Outcome & { readonly name: string })[]
  /** One of these rows always comes, so that they add up to the return of the bet. */
  readonly whole?: boolean
}

/** The exact odds of a bet: each outcome with its chance and what it pays. */
export function OddsTable({ caption, head, rows, whole = false }: OddsTableProps) {
  const t = useWords('instant')
  const g = useWords('games')
  const decimal = useDecimal()
  return (
    <table className={classes.pays}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('chance')}</th>
          <th scope="col">{g('multiplier')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, chance, multiplier }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{decimal(chanceShown(chance))}%</td>
            <td>×{decimal(multiplierShown(multiplier))}</td>
          </tr>
        ))}
      </tbody>
      {whole ? (
        <tfoot>
          <tr>
            <td colSpan={2}>{t('exact_return')}</td>
            <td>{decimal(chanceShown(returnOf(rows)))}%</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}

/** A chance in per cent: four decimals, or as many as a rare one needs to show three figures. */
export function chanceShown(chance: Fraction): string {
  const percent = chance.mul(new Fraction(100n))
  const rough = Number(percent.decimal(12))
  const digits = rough === 0 || rough >= 0.1 ? 4 : Math.min(12, 3 - Math.floor(Math.log10(rough)))
  return percent.decimal(digits).replace(/(\.\d\d)0+$/, '$1')
}

/** A chance for narrow places: two decimals of a per cent, a rarer one as `1:28K`. */
export function chanceShort(chance: Fraction, language: string): string {
  const hundredths = Number(chance.mul(new Fraction(10_000n)).decimal(0))
  if (hundredths >= 1 || chance.numerator === 0n)
    return `${chance.mul(new Fraction(100n)).decimal(2).replace('.', decimalSign(language))}%`
  return `1:${shortText((chance.denominator / chance.numerator) * 10_000n, { language, decimals: 0 })}`
}
