import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { kenoOutcomes } from '@croupier/engine/instant/keno.ts'
import type { KenoRisk } from '@croupier/engine/instant/keno-data.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { multiplierShort } from '../instant/multiplier.ts'
import { chanceShort } from '../instant/odds-table.tsx'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import classes from './keno-pays.module.css'

interface KenoPaysProps {
  readonly chosen: number
  readonly risk: KenoRisk
  readonly profile: Profile
  /** How many were hit in the round that is shown. */
  readonly hits: number | undefined
}

/** What each number of hits pays, with its chance. */
export function KenoPays({ chosen, risk, profile, hits }: KenoPaysProps) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const language = useLanguage()
  if (chosen === 0)
    return (
      <Text as="p" tone="text-dim" className={classes.empty}>
        {t('keno_choose')}
      </Text>
    )
  return (
    <Grid as="ol" gap={4} columns={6} className={classes.pays} aria-label={t('keno_pays')}>
      {kenoOutcomes(chosen, risk, profile).map(({ multiplier, chance }, count) => (
        <Grid
          key={count}
          as="li"
          padY={6}
          padX={2}
          size={12}
          tone="text-dim"
          level={3}
          radius={8}
          className={`num ${classes.pay}`}
          data-hit={count === hits || undefined}
        >
          <Text as="b" size={14} leading={16} tone={multiplier === 0n ? 'text-dim' : 'text'}>
            {decimal(multiplierShort(multiplier))}×
          </Text>
          <span>{t('keno_hits', { count })}</span>
          <Text size={11}>{chanceShort(chance, language)}</Text>
        </Grid>
      ))}
    </Grid>
  )
}
