import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { winnerBoard } from '@croupier/contract/betting.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { useTopic } from '@croupier/kit/live.ts'
import { figures, Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconTrophy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { agoText } from './ago.ts'
import { GameMark } from './game-mark.tsx'
import classes from './winner-board.module.css'

const ORDERS = ['latest', 'biggest', 'mine'] as const
type Order = (typeof ORDERS)[number]
type Win = ReplyOf<typeof winnerBoard>['list'][number]

const ROWS = 6
/** Wins come faster than anybody reads. */
const PAUSE_MS = 3000

/** The winner board: the latest wins, the biggest of the week, and the member's own; live. */
export function WinnerBoard({ rows = ROWS }: { readonly rows?: number }) {
  // Whoever logs in begins with everybody's wins.
  return <Board key={useSession()?.token ?? ''} rows={rows} />
}

function Board({ rows }: { readonly rows: number }) {
  const t = useWords('betting')
  const guest = useSession() === undefined
  const [order, setOrder] = useState<Order>('latest')
  const { data, error, refetch } = useAsk(
    winnerBoard,
    { query: { order, count: rows } },
    { meta: { actor: order === 'mine' ? 'account' : 'anyone' } },
  )
  useWinners()
  return (
    <section className={`card ${classes.board}`} aria-labelledby="winners">
      <Row as="header" gapY={8} gapX={10} align="center" wraps mb={8}>
        <Row as="h2" inline gap={10} align="center" size={16} weight={700} id="winners" className={classes.title}>
          <IconTrophy size={20} aria-hidden />
          {t('winners')}
        </Row>
        <Row as="span" inline gap={6} align="center" size={12} weight={600} tone="win" className={classes.live}>
          {t('live')}
        </Row>
        <Text atEnd className={classes.orders}>
          <Segments
            raised
            label={t('winners')}
            options={ORDERS.filter((one) => one !== 'mine' || !guest).map((value) => ({ value, label: t(value) }))}
            value={order}
            onChange={setOrder}
          />
        </Text>
      </Row>
      {data && data.list.length > 0 ? <Wins wins={data.list} mine={order === 'mine'} /> : null}
      {data?.list.length === 0 ? (
        <Empty
          art={<ThingArt name="trophy" size={72} />}
          title={t(order === 'mine' ? 'no_wins_mine' : 'no_winners')}
          text={t(order === 'mine' ? 'no_wins_mine_text' : 'no_winners_text')}
        />
      ) : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={rows} />}
    </section>
  )
}

/** Asks anew after wins, at most every few seconds. */
function useWinners() {
  const client = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useTopic('winners', () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined
      void client.invalidateQueries({ queryKey: [winnerBoard.path] })
    }, PAUSE_MS)
  })
  useEffect(() => () => clearTimeout(waiting.current), [])
}

function Wins({ wins, mine }: { readonly wins: readonly Win[]; readonly mine: boolean }) {
  const t = useWords('betting')
  const language = useLanguage()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('game')}</th>
          <th scope="col">{t('player')}</th>
          <th scope="col" className={classes.extra}>
            {t('stake')}
          </th>
          <th scope="col">{t('multiplier')}</th>
          <th scope="col">{t('payout')}</th>
          <th scope="col" className={classes.extra}>
            {t('when')}
          </th>
        </tr>
      </thead>
      <tbody>
        {wins.map((win, place) => (
          // A shared round has several winners.
          <tr key={`${win.roundId}.${place}`}>
            <td>
              <Row as="span" inline gap={10} align="center" className={classes.game}>
                <GameMark code={win.gameCode} name={win.gameName} size={32} />
                {mine ? (
                  <Link to="/rounds/$roundId" params={{ roundId: win.roundId }} className={classes.name}>
                    {win.gameName}
                  </Link>
                ) : (
                  <Link to="/game" search={{ gameCode: win.gameCode }} className={classes.name}>
                    {win.gameName}
                  </Link>
                )}
              </Row>
            </td>
            <td className={classes.dim}>{win.player}</td>
            <td className={classes.extra}>
              <Money amount={win.stake} />
            </td>
            <td className={classes.dim}>{figures(win.multiplier, { language, decimals: 2 })}×</td>
            <Text as="td" weight={600} className={classes.payout}>
              <Money amount={win.payout} signed />
            </Text>
            <td className={`${classes.extra} ${classes.dim}`}>{agoText(win.at, serverNow(), language) ?? t('now')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
