import { favourableRanks, hiLoMultiplier, ranks, rankText } from '@croupier/engine/instant/hi-lo.ts'
import type { Guess } from '@croupier/engine/instant/hi-lo.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import { useWords } from '@croupier/kit/words.ts'
import type { Game } from '../../../parts/play/game.ts'
import { InstantRules } from '../instant/instant-rules.tsx'
import { multiplierShown } from '../instant/multiplier.ts'
import { chanceShown } from '../instant/odds-table.tsx'
import { profileOf } from '../instant/profile.ts'
import classes from '../../../parts/play/rules.module.css'
import { useDecimal } from '../../../parts/play/use-decimal.ts'

/** The rules of hi-lo, with the exact odds of a guess on every card. */
export function HiLoRules({ game }: { readonly game: Game }) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const profile = profileOf(game)
  const odds = (rank: number, guess: Guess) => {
    const ways = favourableRanks(rank, guess)
    const percent = decimal(chanceShown(new Fraction(BigInt(ways), BigInt(ranks))))
    return (
      <>
        ×{decimal(multiplierShown(hiLoMultiplier([ways], profile)))} <small>{percent}%</small>
      </>
    )
  }
  return (
    <InstantRules game={game} how={[t('hi_lo_rules_1'), t('hi_lo_rules_2')]}>
      <table className={classes.pays}>
        <caption className={classes.caption}>{t('hi_lo_odds')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rank')}</th>
            <th scope="col">{t('hi_odds')}</th>
            <th scope="col">{t('lo_odds')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ranks }, (_, at) => at + 1).map((rank) => (
            <tr key={rank}>
              <td>{rankText(rank)}</td>
              <td>{odds(rank, 'hi')}</td>
              <td>{odds(rank, 'lo')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </InstantRules>
  )
}
