import { Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import type { GameReturn } from '@croupier/contract/returns.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { bandOf } from './band.ts'
import classes from './fairness.module.css'
import { percentText } from '../../parts/play/percent-text.ts'

/** The interval that chance allows as a track: the exact return in its middle, the measured one where it lies. */
export function ReturnBand({ game }: { readonly game: GameReturn }) {
  const t = useWords('fairness')
  const language = useLanguage()
  const band = bandOf(game)
  if (!band)
    return (
      <Surface as="span" block mb={20} anchor level={2} radius={4} className={classes.track} data-empty aria-hidden />
    )
  const percent = (text: string | null) => percentText(text ?? '0', language)
  return (
    <Surface
      as="span"
      block
      mb={20}
      anchor
      level={2}
      radius={4}
      className={classes.track}
      role="img"
      aria-label={t('band', { low: percent(game.low), high: percent(game.high), measured: percent(game.measured) })}
    >
      <span className={classes.band} style={{ insetInlineStart: `${band.from}%`, width: `${band.to - band.from}%` }} />
      <span className={classes.exact} style={{ insetInlineStart: `${band.exact}%` }} />
      <Text
        square={16}
        className={classes.dot}
        data-verdict={game.verdict}
        style={{ insetInlineStart: `${band.measured}%` }}
      />
      <Row
        as="span"
        num
        justify="between"
        size={12}
        tone="text-dim"
        className={classes.ends}
        style={{ insetInlineStart: `${band.from}%`, insetInlineEnd: `${100 - band.to}%` }}
        aria-hidden
      >
        <span>{percent(game.low)}</span>
        <span>{percent(game.high)}</span>
      </Row>
    </Surface>
  )
}
