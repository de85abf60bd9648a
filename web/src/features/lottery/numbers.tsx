import { Row } from '@croupier/kit/layout/layout.tsx'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import type { PrizeRow } from '@croupier/engine/lottery/family.ts'
import { useWords } from '@croupier/kit/words.ts'
import classes from './numbers.module.css'

type BallHue = 'gold' | 'slate' | 'red' | 'blue'

interface BallProps {
  readonly number: string
  readonly hue?: BallHue
  readonly size?: 'small' | 'large'
  /** Not drawn yet: it rolls. */
  readonly isHidden?: boolean
}

/** A number as it was drawn or chosen. */
const Ball = ({ number, hue = 'gold', size = 'large', isHidden = false }: BallProps) => (
  <span className={classes.ball} data-hue={hue} data-size={size} data-rolls={isHidden || undefined}>
    {isHidden ? '?' : number}
  </span>
)

interface ResultProps {
  readonly family: string
  readonly numbers: readonly string[]
  readonly size?: BallProps['size']
  /** So many, from the left, are still to be drawn. */
  readonly hidden?: number
}

/** Most balls in a line: of longer results it shows the beginning. */
const BALLS_MAX = 10

/** The balls of a result: all numbers of a short one, the digits of the first prize of a long one. */
function ballsOf(family: string, numbers: readonly string[]) {
  const prizes = familyOf(family)?.prizes ?? []
  const isShort = prizes.length === 1 && (prizes[0]?.digits ?? 0) < 3
  return { isShort, balls: isShort ? numbers.slice(0, BALLS_MAX) : Array.from(numbers[0] ?? '') }
}

/** How many balls a result is shown by. */
export const ballsShown = (family: string, numbers: readonly string[]): number => ballsOf(family, numbers).balls.length

/** The numbers of an issue in a line: all of a short result, the first prize of a long one. */
export function ResultBalls({ family, numbers, size = 'large', hidden = 0 }: ResultProps) {
  const t = useWords('lottery')
  const { isShort, balls } = ballsOf(family, numbers)
  const left = isShort ? numbers.length - balls.length : 0
  const said = isShort ? numbers.join(' ') : (numbers[0] ?? '')
  return (
    <Row
      as="span"
      inline
      gap={size === 'small' ? 4 : 6}
      align="center"
      wraps
      role="img"
      aria-label={hidden > 0 ? t('drawing') : said}
    >
      {balls.map((number, at) => (
        // The same number may be drawn twice; its place says which it is.
        <Ball
          key={`${at}-${number}`}
          number={number}
          hue={isShort ? 'gold' : 'red'}
          size={size}
          isHidden={at < hidden}
        />
      ))}
      {left > 0 ? <span aria-hidden>{t('more_numbers', { count: left })}</span> : null}
    </Row>
  )
}

/** All numbers of an issue by their prizes. */
export function PrizeTable({ family, numbers }: Pick<ResultProps, 'family' | 'numbers'>) {
  const t = useWords('lottery')
  return (
    <table className={classes.prizes}>
      <caption className="sr-only">{t('numbers')}</caption>
      <tbody>
        {prizeRows(familyOf(family)?.prizes ?? []).map(({ key, from, count }) => (
          <tr key={key}>
            <th scope="row">{t(`prize.${key}`, { otherwise: key })}</th>
            <td>
              <span className={classes.shown}>
                {numbers.slice(from, from + count).map((number, at) => (
                  <span key={`${from + at}-${number}`} className={from === 0 ? classes.special : undefined}>
                    {number}
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where the numbers of each prize begin in a result. */
function prizeRows(prizes: readonly PrizeRow[]) {
  let from = 0
  return prizes.map(({ key, count }) => {
    const row = { key, from, count }
    from += count
    return row
  })
}
