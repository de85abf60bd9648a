import { LINES_MAX } from '@croupier/contract/lottery-orders.ts'
import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import type { ReadShortCode } from '@croupier/engine/lottery/short-code.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPlus } from '@tabler/icons-react'
import { useId, useMemo, useRef } from 'react'
import { CodeList } from './code-list.tsx'
import { CodeFaults } from './code-faults.tsx'
import { type CodeBet, codeBets, type CodeTerms, stakeUnitOf } from './code-bets.ts'
import { useMoneyText } from './cost-bar.tsx'
import { LinesBar } from './lines-bar.tsx'
import { MarkedText } from './marked-text.tsx'
import type { BoardMethods } from './methods.ts'
import classes from './short-code.module.css'
import { faultsOf } from './slip-panel.tsx'
import { joinedText, TextFile } from './text-file.tsx'
import type { Board } from './use-board.ts'
import type { CodeText } from './use-code-text.ts'
import { useCodeRead } from './use-code-read.ts'
import { useLotteries } from './use-lotteries.ts'
import type { MethodNames } from './use-method-names.ts'

interface ShortCodeProps {
  readonly terms: LotteryTerms
  readonly known: BoardMethods
  readonly board: Board
  readonly code: CodeText
  readonly names: MethodNames
  readonly issueNo: string | undefined
  readonly closed: string | undefined
}

/** Tickets in the trade's short code: read back while they are typed, faults at their places, then to the slip or placed. */
export function ShortCode({ terms, known, board, code, names, issueNo, closed }: ShortCodeProps) {
  const t = useWords('lottery')
  const { list, error, refetch } = useLotteries()
  const { text: late, read } = useCodeRead(code.text, useCodeTerms(terms, list))
  const bets = useMemo(() => codeBets(read, terms.gameCode, known), [read, terms.gameCode, known])
  const lines = useMemo(() => bets.flatMap((one) => (one.kind === 'own' ? [one.line] : [])), [bets])
  const isWhole = bets.every(({ kind }) => kind === 'own')
  const blocked = useBlocked({ bets, read, code, isBehind: late !== code.text })
  const tooMany = t('lines_most', { most: LINES_MAX })
  return (
    <>
      <Stack gap={12} className={classes.code}>
        <CodeField {...{ code, late, read }} currency={terms.currency} />
        {list || error ? null : <SkeletonRows rows={2} />}
        {error && !list ? <ErrorState error={error} onRetry={refetch} /> : null}
        <CodeList {...{ bets, known, names, list }} faults={faultsOf(board)} />
      </Stack>
      <LinesBar
        board={board}
        lines={lines}
        label={t('code_lines')}
        hasRebate={false}
        blocked={closed ?? blocked ?? (lines.length > LINES_MAX ? tooMany : undefined)}
        onClear={code.text === '' ? undefined : () => code.setText('')}
        onPlace={() => {
          if (issueNo === undefined) return
          code.setSent({ text: code.text, isWhole })
          board.placeLines(lines, issueNo)
        }}
      >
        <Button
          size="large"
          disabled={blocked !== undefined}
          blocked={lines.length > LINES_MAX - board.lines.length ? tooMany : undefined}
          onClick={() => {
            board.addLines(lines)
            code.finish({ text: code.text, isWhole })
          }}
        >
          <IconPlus size={18} aria-hidden />
          {t('add')}
        </Button>
      </LinesBar>
    </>
  )
}

interface CodeFieldProps {
  readonly code: CodeText
  /** The text that was read, a little behind what is typed. */
  readonly late: string
  readonly read: ReadShortCode
  readonly currency: string
}

/** Where the text is typed or opened from a file, with what is wrong in it. */
function CodeField({ code: { text, setText }, late, read, currency }: CodeFieldProps) {
  const t = useWords('lottery')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const money = useMoneyText()
  return (
    <>
      <label htmlFor={id} className={classes.label}>
        {t('code_label')}
      </label>
      <MarkedText
        ref={field}
        id={id}
        value={text}
        read={late}
        marks={read.faults}
        aria-invalid={read.faults.length > 0}
        aria-describedby={`${id}-hint`}
        placeholder={t('code_example')}
        onText={setText}
      />
      <Text as="p" id={`${id}-hint`} size={12} tone="text-dim">
        {t('code_hint', { stake: money(5n * stakeUnitOf(currency)) })}
      </Text>
      <TextFile onText={(more) => setText(joinedText(text, more))} />
      <CodeFaults text={late} read={read} onShow={({ start, end }) => select(field.current, start, end)} />
    </>
  )
}

type LotteryList = ReturnType<typeof useLotteries>['list']

/** What a text is read by at this moment. */
function useCodeTerms({ gameCode, currency }: LotteryTerms, list: LotteryList): CodeTerms {
  const { decimals } = useMoneyLook()
  const open = (list ?? []).filter(({ state, issue }) => state === 'open' && issue?.status === 'open')
  const onSale = open.map((lottery) => lottery.gameCode).join(' ')
  return useMemo(
    () => ({ gameCode, currency, decimals, onSale: new Set(onSale.split(' ')) }),
    [gameCode, currency, decimals, onSale],
  )
}

interface CodeState {
  readonly bets: readonly CodeBet[]
  readonly read: ReadShortCode
  readonly code: CodeText
  /** More was typed than was read. */
  readonly isBehind: boolean
}

/** What keeps the text from being bet, in words. */
function useBlocked({ bets, read, code, isBehind }: CodeState): string | undefined {
  const t = useWords('lottery')
  const wrong = read.faults.length + bets.filter(({ kind }) => kind === 'stake' || kind === 'not_offered').length
  if (code.text.trim() === '') return t('code_none')
  if (isBehind) return t('code_reading')
  if (wrong > 0) return t('code_mend', { count: wrong })
  if (code.isTaken) return t('code_taken')
  return bets.some(({ kind }) => kind === 'own') ? undefined : t('code_none_here')
}

function select(field: HTMLTextAreaElement | null, start: number, end: number) {
  field?.focus()
  field?.setSelectionRange(start, end)
}
