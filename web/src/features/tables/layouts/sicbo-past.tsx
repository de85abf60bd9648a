import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { TableSummary } from '@croupier/contract/tables.ts'
import { numberFormat } from '@croupier/kit/formats.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Dice } from '../die-face.tsx'
import { spotName } from '@croupier/kit/spot-name.ts'
import classes from './sicbo-past.module.css'
import { upTo } from './rows.ts'

const sides = ['small', 'any_triple', 'big'] as const

/** How often small, big and triples have come of late, and each face of the dice. */
export function SicboPast({ summaries }: { readonly summaries: readonly TableSummary[] }) {
  const t = useWords('tables')
  const language = useLanguage()
  const thrown = summaries.filter(({ won }) => won.length > 0)
  if (thrown.length === 0) return null
  const per = numberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const dice = thrown.flatMap(({ score }) => score.split(' ').map(Number))
  const shareOf = (side: string) => thrown.filter(({ won }) => won.includes(side)).length / thrown.length
  return (
    <Grid
      as="section"
      gap={10}
      padY={12}
      padX={14}
      radius={10}
      className={classes.past}
      aria-label={t('last_rounds', { count: thrown.length })}
    >
      <Row as="ul" gap={8} justify="between" size={12} leading={20}>
        {sides.map((side) => (
          <li key={side} data-side={side}>
            {spotName(t, side)} <b className="num">{per.format(shareOf(side))}</b>
          </li>
        ))}
      </Row>
      <Row as="span" gap={2} className={classes.rail} aria-hidden>
        {sides.map((side) => (
          <i key={side} data-side={side} style={{ flexGrow: shareOf(side) }} />
        ))}
      </Row>
      <Row as="ul" gap={8} justify="between" size={12} leading={20} className={classes.faces}>
        {upTo(1, 6).map((face) => (
          <li key={face}>
            <Dice values={[face]} size={26} />
            <span className="sr-only">{face}</span>
            {per.format(dice.filter((value) => value === face).length / dice.length)}
          </li>
        ))}
      </Row>
      <Text as="p" size={12} leading={20} className={classes.count}>
        {t('last_rounds', { count: thrown.length })}
      </Text>
    </Grid>
  )
}
