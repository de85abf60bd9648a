import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { figures, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type CSSProperties, useId } from 'react'
import { type BoardMethod, isByMode, type BetPrice, MULTIPLE_MAX, oddsOf, oddsShown, rebatePercent } from './price.ts'
import classes from './price-form.module.css'
import { StakeForm } from './stake-form.tsx'

interface PriceFormProps {
  readonly terms: LotteryTerms
  readonly board: BoardMethod
  readonly price: BetPrice
  /** The multiple is chosen here; otherwise each bet has its own. */
  readonly hasMultiple?: boolean
  readonly onPrice: (price: BetPrice) => void
}

/** What a line is laid at: unit, multiple and mode, or a stake on each ticket. */
export function PriceForm({ terms, board, price, hasMultiple = true, onPrice }: PriceFormProps) {
  const t = useWords('lottery')
  const { language } = useMoneyLook()
  if (price.kind === 'stake')
    return <StakeForm terms={board.terms} stake={price.stake} onStake={(stake) => onPrice({ kind: 'stake', stake })} />
  const { unit, multiple } = price
  return (
    <div className={classes.form}>
      <div>
        {terms.modes && isByMode(board) ? (
          <ModeSlider modes={terms.modes} board={board} price={price} onMode={(mode) => onPrice({ ...price, mode })} />
        ) : (
          <Text as="p" size={13} tone="text-dim">
            {t('fixed_odds')}
          </Text>
        )}
      </div>
      <Stack gap={8}>
        <Text size={12} tone="text-dim" aria-hidden>
          {t('unit')}
        </Text>
        <Segments
          label={t('unit')}
          options={terms.units.map((value) => ({ value, label: figures(value, { language, decimals: 0 }) }))}
          value={terms.units.find((value) => unitsOf(value, scale) === unit)}
          onChange={(value) => onPrice({ ...price, unit: unitsOf(value, scale) ?? unit })}
        />
      </Stack>
      {hasMultiple ? (
        <Stack gap={8}>
          <Text size={12} tone="text-dim" aria-hidden>
            {t('multiple')}
          </Text>
          <Multiple multiple={multiple} onMultiple={(next) => onPrice({ ...price, multiple: next })} />
        </Stack>
      ) : null}
    </div>
  )
}

interface ModeSliderProps {
  readonly modes: NonNullable<LotteryTerms['modes']>
  readonly board: BoardMethod
  readonly price: BetPrice & { readonly kind: 'units' }
  readonly onMode: (mode: number) => void
}

/** Prize mode: more prize, or more rebate at once; odds and rebate move together. */
function ModeSlider({ modes: { min, top, step }, board, price, onMode }: ModeSliderProps) {
  const t = useWords('lottery')
  const id = useId()
  const { language } = useMoneyLook()
  const { mode } = price
  const percent = (at: number) => figures(rebatePercent(at, top), { language, decimals: 1 })
  const odds = oddsRange(board, price).map((one) => figures(one, { language, decimals: 0 }))
  return (
    <Stack gap={4}>
      <Row justify="between" size={12} tone="text-dim">
        <label htmlFor={id}>{t('mode')}</label>
        <span className="num">{t('top_mode', { mode: `${top}` })}</span>
      </Row>
      <Row justify="between" align="baseline" gap={8}>
        <span>
          <Text size={18} weight={700} num>
            {mode}
          </Text>{' '}
          <Text size={13} tone="text-dim" num>
            · {t('rebate_of', { percent: percent(mode) })}
          </Text>
        </span>
        <Text size={15} weight={700} tone="win" num>
          ×{odds.join(' – ')}
        </Text>
      </Row>
      <input
        id={id}
        type="range"
        className={classes.slider}
        {...{ min, step }}
        max={top}
        value={mode}
        style={{ '--done': `${top > min ? ((mode - min) / (top - min)) * 100 : 100}%` } as CSSProperties}
        aria-valuetext={t('mode_said', { mode: `${mode}`, percent: percent(mode), odds: odds.join(' – ') })}
        onChange={({ target }) => onMode(Number(target.value))}
      />
      <Row justify="between" size={12} tone="text-dim" num>
        <span>{t('mode_end', { mode: `${min}`, percent: percent(min) })}</span>
        <span>{t('mode_end', { mode: `${top}`, percent: percent(top) })}</span>
      </Row>
    </Stack>
  )
}

/** The lowest and the highest odds of a method; one where they are the same. */
function oddsRange(board: BoardMethod, price: BetPrice): readonly string[] {
  const oddsFor = oddsOf(board, price)
  const odds = board.method.tiers.map(({ key }) => oddsFor(key)).toSorted((one, other) => (one.atMost(other) ? -1 : 1))
  const [first, last] = [odds[0], odds.at(-1)]
  if (!first || !last) return []
  return first.equals(last) ? [oddsShown(first)] : [oddsShown(first), oddsShown(last)]
}

interface MultipleProps {
  readonly multiple: number
  readonly onMultiple: (multiple: number) => void
}

function Multiple({ multiple, onMultiple }: MultipleProps) {
  const t = useWords('lottery')
  const set = (next: number) => onMultiple(Math.min(MULTIPLE_MAX, Math.max(1, Math.floor(next) || 1)))
  return (
    <Row gap={4} align="center" pad={4} level={0} edge radius={8}>
      <IconButton label={t('multiple_less')} framed size="small" onClick={() => set(multiple - 1)}>
        <IconMinus size={16} aria-hidden />
      </IconButton>
      <input
        className={classes.multiple}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('multiple')}
        value={`${multiple}`}
        onChange={({ target }) => set(Number(target.value.replaceAll(/\D/g, '')))}
      />
      <IconButton label={t('multiple_more')} framed size="small" onClick={() => set(multiple + 1)}>
        <IconPlus size={16} aria-hidden />
      </IconButton>
    </Row>
  )
}
