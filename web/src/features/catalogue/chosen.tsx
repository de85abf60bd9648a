import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconInfoCircle, IconX } from '@tabler/icons-react'
import { useKindName } from './kinds.tsx'
import classes from './lobby.module.css'
import type { LobbySearch } from './lobby-search.ts'

interface ChosenProps {
  readonly search: LobbySearch
  readonly found: number
  readonly total: number
  /** False until the first answer. */
  readonly known: boolean
  readonly onChange: (change: LobbySearch) => void
  readonly onClear: () => void
}

/** How many games are left, and a chip for each filter that can be taken off. */
export function Chosen({ search, found, total, known, onChange, onClear }: ChosenProps) {
  const t = useWords('catalogue')
  const look = useMoneyLook()
  const kindName = useKindName()
  const { find, show, kind, minBet, lines } = search
  const chips: readonly (readonly [words: string, off: LobbySearch])[] = [
    ...(find ? [[`“${find}”`, { find: undefined }] as const] : []),
    ...(show ? [[t(show), { show: undefined }] as const] : []),
    ...(kind ? [[kindName(kind), { kind: undefined }] as const] : []),
    ...(minBet
      ? [[`${t('min_bet')} ${t('up_to', { amount: moneyText(minBet, look) })}`, { minBet: undefined }] as const]
      : []),
    ...(lines ? [[`${t('lines')} ${t('at_least', { count: lines })}`, { lines: undefined }] as const] : []),
  ]
  return (
    <Row gap={8} align="center" wraps least={28} tone="text-dim" className={classes.chosen}>
      <p aria-live="polite" className="num">
        {known ? t('found', { found, total }) : '\u00A0'}
      </p>
      {chips.map(([words, off]) => (
        <button
          key={words}
          type="button"
          className={classes.off}
          onClick={() => onChange(off)}
          aria-label={t('take_off', { filter: words })}
        >
          {words}
          <IconX size={14} aria-hidden />
        </button>
      ))}
      {chips.length > 0 ? (
        <Text as="button" weight={600} tone="accent-text" type="button" className={classes.clear} onClick={onClear}>
          {t('clear_all')}
        </Text>
      ) : null}
      <span className={classes.gap} />
      <Row as="span" inline gap={6} align="center" className={classes.keys}>
        <IconInfoCircle size={15} aria-hidden />
        {t('keys')}
      </Row>
    </Row>
  )
}
