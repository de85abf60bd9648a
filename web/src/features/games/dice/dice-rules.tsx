import { hundredthsText } from '@croupier/engine/wire.ts'
import { multiplierFor } from '@croupier/engine/instant/dice.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { edgeOf, percent } from '../../../parts/play/game.ts'
import type { Game } from '../../../parts/play/game.ts'
import { profileOf } from '../instant/profile.ts'
import { LimitFacts } from '../limit-facts.tsx'
import classes from '../../../parts/play/rules.module.css'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { multiplierText } from './odds.ts'

const examples = [100, 500, 1000, 2500, 4950, 5000, 7500, 9500]

/** The rules of dice, and what some chances pay. */
export function DiceRules({ game }: { readonly game: Game }) {
  const t = useWords('games')
  const language = useLanguage()
  const decimal = useDecimal()
  const profile = profileOf(game)
  return (
    <div className={classes.rules}>
      <p>{t('dice_rules_1')}</p>
      <p>{t('dice_rules_2', { rtp: percent(game.rtp, language), edge: edgeOf(game.rtp, language) })}</p>
      <table className={classes.pays}>
        <caption className="sr-only">{t('dice_rules_table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('win_chance')}</th>
            <th scope="col">{t('roll_over')}</th>
            <th scope="col">{t('roll_under')}</th>
            <th scope="col">{t('multiplier')}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map((outcomes) => (
            <tr key={outcomes}>
              <td>{decimal(hundredthsText(outcomes))}%</td>
              <td>{decimal(hundredthsText(9999 - outcomes))}</td>
              <td>{decimal(hundredthsText(outcomes))}</td>
              <td>×{decimal(multiplierText(multiplierFor(outcomes, profile)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LimitFacts game={game} />
      <p>{t('rules_fair')}</p>
    </div>
  )
}
