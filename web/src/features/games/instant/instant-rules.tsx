import { useLanguage, useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { edgeOf, percent } from '../../../parts/play/game.ts'
import type { Game } from '../../../parts/play/game.ts'
import { LimitFacts } from '../limit-facts.tsx'
import classes from '../../../parts/play/rules.module.css'

interface InstantRulesProps {
  readonly game: Game
  /** How it is played, a paragraph each. */
  readonly how: readonly string[]
  /** The exact odds of what is chosen at the moment. */
  readonly children?: ReactNode
}

/** The rules of an instant game: how it is played, what comes back, the odds, the limits, and how to check it. */
export function InstantRules({ game, how, children }: InstantRulesProps) {
  const t = useWords('games')
  const i = useWords('instant')
  const language = useLanguage()
  return (
    <div className={classes.rules}>
      {how.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{i('rules_return', { rtp: percent(game.rtp, language), edge: edgeOf(game.rtp, language) })}</p>
      {children}
      <LimitFacts game={game} />
      <p>{t('rules_fair')}</p>
    </div>
  )
}
