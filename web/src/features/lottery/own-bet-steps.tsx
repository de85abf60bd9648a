import type { DrawCheck, DrawRecord } from '@croupier/engine/lottery/verify-draw.ts'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Step } from '../../parts/rounds/proof-step.tsx'
import { Compared } from './compared.tsx'
import { contentShown, useMethodNames } from './use-method-names.ts'
import classes from './verify-page.module.css'

interface OwnBetStepsProps {
  readonly record: DrawRecord
  readonly checks: readonly DrawCheck[]
}

/** Of a longer content the beginning is shown. */
const CONTENT_MAX = 200

/** The own lines of a record, each with its prize paid again by content, price and odds. */
export function OwnBetSteps({ record: { family, bets }, checks }: OwnBetStepsProps) {
  const t = useWords('lottery')
  const names = useMethodNames(family)
  if (!bets || bets.length === 0) return null
  return (
    <Stack as="section" gap={8} aria-label={t('proof.own')}>
      <Text as="h3" size={14} weight={600} mt={4}>
        {t('proof.own')}
      </Text>
      {bets.map(({ lineId, method, content, prize }) => {
        const check = checks.find((one) => one.lineId === lineId)
        return (
          <Step
            key={lineId}
            title={names.line(method, undefined)}
            check={check && { ok: check.ok, words: t(check.ok ? 'proof.match' : 'proof.no_match') }}
          >
            {content === '' ? null : (
              <Text block className={classes.quiet}>
                {contentShown(content, names.value).slice(0, CONTENT_MAX)}
              </Text>
            )}
            {t('prize_won')} <Compared check={check} shown={prize} />
          </Step>
        )
      })}
    </Stack>
  )
}
