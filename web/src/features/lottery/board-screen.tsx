import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import { Segments, Tabs } from '@croupier/kit/form/segments.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconDice5 } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import classes from './board.module.css'
import { choiceWays, emptyChoice, randomChoice } from './choice.ts'
import { ChasesPanel } from './chases-panel.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import { ChoicePickers } from './choice-pickers.tsx'
import { CostBar } from './cost-bar.tsx'
import { useSecondsLeft } from './countdown.tsx'
import { IssueHead } from './issue-head.tsx'
import { MethodPicker } from './method-picker.tsx'
import type { BoardMethods } from './methods.ts'
import { OpenedView } from './opened-view.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { PriceForm } from './price-form.tsx'
import { ResultsPanel } from './results-panel.tsx'
import { rowLabels } from './row-labels.ts'
import { RuledNumbers } from './ruled-numbers.tsx'
import { issueShown } from './issue-text.ts'
import { SlipPanel } from './slip-panel.tsx'
import { TrendsPanel } from './trends-panel.tsx'
import { TicketTools } from './ticket-tools.tsx'
import { TypedTickets } from './typed-tickets.tsx'
import { type Board, useBoard } from './use-board.ts'
import { useBoardViews } from './use-board-views.ts'
import { type MethodNames, useMethodNames } from './use-method-names.ts'
import { useMovedIssue } from './use-moved-issue.ts'
import { HeadActions } from './head-actions.tsx'
import { useMissed } from './use-trends.ts'
import { useTrendsView } from './use-trends-view.ts'

interface BoardScreenProps {
  readonly terms: LotteryTerms
  readonly known: BoardMethods
  readonly aheadMs: number
}

/** The board of a lottery: a head, the methods, what may be chosen, its price, and beside it the slip. */
export function BoardScreen({ terms, known, aheadMs }: BoardScreenProps) {
  const t = useWords('lottery')
  const board = useBoard(terms, known)
  const names = useMethodNames(terms.family)
  const sale = useSale(terms, aheadMs)
  const views = useBoardViews(terms, known, board)
  const isChosen = board.lines.length > 0 || board.draft.line !== undefined || views.isChosen
  const moved = useMovedIssue(sale.issueNo, isChosen)
  const { boardRef, isTrends, turnTrends, layOnBoard } = useTrendsView(board, views.setOpen)
  return (
    <div className={classes.board}>
      <Stack gap={12} className={classes.main}>
        <IssueHead terms={terms} aheadMs={aheadMs}>
          <HeadActions terms={terms} isTrends={isTrends} onTrends={turnTrends} />
        </IssueHead>
        {moved.from === undefined || sale.issueNo === undefined ? null : (
          <Moved from={moved.from} to={sale.issueNo} onClose={moved.dismiss} />
        )}
        {isTrends ? (
          <section className={classes.panel} aria-label={t('trends')}>
            <TrendsPanel gameCode={terms.gameCode} known={known} onLay={layOnBoard} />
          </section>
        ) : null}
        <section ref={boardRef} tabIndex={-1} className={classes.panel} aria-label={t('board')} hidden={isTrends}>
          <MethodPicker
            tabs={known.tabs}
            tab={board.tab}
            methodKey={board.board?.method.key ?? ''}
            names={names}
            views={views}
            onOpen={board.open}
          />
          {views.open === 'methods' ? (
            <ChosenMethod {...{ terms, known, board, names }} {...sale} />
          ) : (
            <OpenedView {...{ terms, known, board, views, names }} {...sale} />
          )}
        </section>
      </Stack>
      <Stack gap={12} className={classes.side}>
        <SlipPanel
          {...{ known, names, terms }}
          board={views.overMethods(board)}
          issueNo={sale.issueNo}
          closed={sale.closed}
        />
        <Records terms={terms} known={known} onLay={layOnBoard} />
      </Stack>
    </div>
  )
}

const RECORDS = ['results', 'trends', 'orders', 'chases'] as const

interface RecordsProps {
  readonly terms: LotteryTerms
  readonly known: BoardMethods
  readonly onLay: (method: string, content: string) => void
}

/** The results of the lottery, their trends, the own orders and chases, in turns. */
function Records({ terms, known, onLay }: RecordsProps) {
  const t = useWords('lottery')
  const [shown, setShown] = useState<(typeof RECORDS)[number]>('results')
  return (
    <section className={classes.panel} aria-label={t(shown)}>
      <Row padX={16} padY={12} edgeBelow>
        <Tabs options={RECORDS.map((value) => ({ value, label: t(value) }))} value={shown} onChange={setShown} />
      </Row>
      {shown === 'results' ? (
        <ResultsPanel gameCode={terms.gameCode} family={terms.family} timeZone={terms.timeZone} />
      ) : shown === 'trends' ? (
        <TrendsPanel gameCode={terms.gameCode} known={known} onLay={onLay} />
      ) : shown === 'orders' ? (
        <OrdersPanel gameCode={terms.gameCode} />
      ) : (
        <ChasesPanel gameCode={terms.gameCode} />
      )}
    </section>
  )
}

interface ChosenMethodProps extends Omit<ChoosingProps, 'chosen'> {
  readonly issueNo: string | undefined
  readonly closed: string | undefined
}

/** What is chosen of the method that is open, and what it costs. */
function ChosenMethod({ terms, known, board, names, issueNo, closed }: ChosenMethodProps) {
  return (
    <>
      {board.board ? <Choosing {...{ terms, known, board, names }} chosen={board.board} /> : null}
      <CostBar
        draft={board.draft}
        isSole={board.choice.positions.length === 1}
        hasRebate={terms.modes !== null}
        asking={board.order.state !== 'ready'}
        closed={closed}
        onAdd={board.add}
        onBet={() => issueNo !== undefined && board.placeDraft(issueNo)}
      />
    </>
  )
}

interface ChoosingProps {
  readonly terms: LotteryTerms
  readonly known: BoardMethods
  readonly board: Board
  readonly chosen: NonNullable<Board['board']>
  readonly names: MethodNames
}

function Choosing({ terms, known, board, chosen, names }: ChoosingProps) {
  const t = useWords('lottery')
  const { choice, choose } = board
  const { form } = chosen.method
  const ways = choiceWays(form)
  const isBare = form.positions?.length === 0
  const recent = useMemo(() => tailsOf(terms.last?.numbers), [terms.last])
  const labels = rowLabels(terms.family, chosen.method, choice.way)
  const missed = useMissed(terms.gameCode, known.family, labels)
  return (
    <div className={classes.choosing}>
      <Row gap={12} align="center" justify="between" wraps padY={8}>
        {ways.length > 1 ? (
          <Segments
            label={t('way')}
            options={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
            value={choice.way}
            onChange={(way) => choose(emptyChoice(form, way))}
          />
        ) : (
          <Text size={13} tone="text-dim">
            {t(isBare ? 'nothing_to_choose' : 'choose_below')}
          </Text>
        )}
        <Row gap={12} align="center">
          <Text size={12} tone="text-dim" num>
            {t('return_of', { percent: chosen.terms.return })}
          </Text>
          {isBare ? null : (
            <Button size="small" onClick={() => choose(randomChoice(chosen.method))}>
              <IconDice5 size={16} aria-hidden />
              {t('random')}
            </Button>
          )}
        </Row>
      </Row>
      <TicketTools {...{ terms, known, board, names }} />
      <RuledNumbers board={chosen} price={board.price} />
      <ChoicePickers board={chosen} choice={choice} onChoose={choose} />
      {choice.way === 'typed' ? (
        <TypedTickets board={chosen} choice={choice} onChoose={choose} />
      ) : (
        <ChoiceGrid
          board={chosen}
          {...{ choice, names, recent, labels }}
          missed={missed}
          onChoose={choose}
          onEnter={() => board.add?.()}
        />
      )}
      <div className={classes.price}>
        <PriceForm terms={terms} board={chosen} price={board.price} onPrice={board.setPrice} />
      </div>
    </div>
  )
}

/** The last two digits of long numbers, which a grid of a hundred marks. */
const tailsOf = (numbers: readonly string[] | null | undefined): ReadonlySet<string> =>
  new Set((numbers ?? []).filter(({ length }) => length > 2).map((number) => number.slice(-2)))

/** The issue that can be bet on at this moment, or in words why there is none. */
function useSale({ state, issue }: LotteryTerms, aheadMs: number) {
  const t = useWords('lottery')
  const left = useSecondsLeft(issue?.closeAt, aheadMs)
  if (state === 'closed') return { issueNo: undefined, closed: t('lottery_closed') }
  if (!issue || issue.status === 'pending') return { issueNo: undefined, closed: t('no_issue') }
  if (issue.status !== 'open' || left === 0)
    return { issueNo: undefined, closed: t('sale_over', { issue: issueShown(issue.issueNo) }) }
  return { issueNo: issue.issueNo, closed: undefined }
}

interface MovedProps {
  readonly from: string
  readonly to: string
  readonly onClose: () => void
}

function Moved({ from, to, onClose }: MovedProps) {
  const t = useWords('lottery')
  return (
    <Notice tone="info" action={<NoticeAction onClick={onClose}>{t('understood')}</NoticeAction>}>
      {t('moved', { from: issueShown(from), to: issueShown(to) })}
    </Notice>
  )
}
