import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { Stack } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { LotteryTerms } from '@croupier/contract/lottery.ts'
import classes from './board.module.css'
import { BoardScreen } from './board-screen.tsx'
import { boardMethods } from './methods.ts'
import { useLottery } from './use-lottery.ts'

interface BoardPageProps {
  readonly gameCode: string
  /** The lobby that it was found in. */
  readonly back: '/lottery' | '/vnlottery' | '/seaLottery' | '/elott'
}

/** A lottery's board: its issue on sale, what may be bet, the slip, results and own orders. */
export function BoardPage({ gameCode, back }: BoardPageProps) {
  const t = useWords('lottery')
  const { terms, aheadMs, error, refetch } = useLottery(gameCode)
  return (
    <div className={`wrap ${classes.page}`}>
      <Link to={back} className={classes.back}>
        <IconArrowLeft size={18} aria-hidden />
        {t('to_lobby')}
      </Link>
      {terms ? (
        <Known key={gameCode} {...{ terms, aheadMs }} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Loading>
          <Stack gap={12}>
            <Skeleton height={92} radius={12} />
            <Skeleton height={480} radius={12} />
          </Stack>
        </Loading>
      )}
    </div>
  )
}

/** Choices and slip stay while the issue goes on; what is closed or paid by half of numbers follows it. */
function Known({ terms, aheadMs }: { readonly terms: LotteryTerms; readonly aheadMs: number }) {
  const t = useWords('lottery')
  const { family, methods, numberRules, issue } = terms
  const issueNo = issue?.issueNo
  const known = useMemo(
    () => boardMethods({ family, methods, numberRules, issueNo }),
    [family, methods, numberRules, issueNo],
  )
  if (!known || known.methods.size === 0) return <Empty title={t('no_methods')} text={t('no_methods_text')} />
  return <BoardScreen terms={terms} known={known} aheadMs={aheadMs} />
}
