import { Stack, Surface } from '@croupier/kit/layout/layout.tsx'
import { gameList } from '@croupier/contract/catalogue.ts'
import type { LaunchReply } from '@croupier/contract/launch.ts'
import { consolidatedFunds, merchantWallet } from '@croupier/contract/vendors.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { GameArt } from '@croupier/kit/art/game-art.tsx'
import { Button, buttonClass } from '@croupier/kit/form/button.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconMaximize } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pathOf } from '../../../parts/site/navigation-entries.ts'
import { toggleFullScreen } from '../../../parts/play/full-screen.ts'
import { Bar, BarBalance, Tool } from '../../../parts/play/game-bar.tsx'
import page from '../../../parts/play/game-page.module.css'
import { UnknownGame } from '../../../parts/play/unknown-game.tsx'
import { useLoginFirst } from '../../../parts/member/guard.ts'
import { PlaySessionLine } from '../../../parts/limits/play-session-line.tsx'
import { useBalance } from '../../../parts/wallet/use-balance.ts'
import { OwnWallet } from './own-wallet.tsx'
import { useFrame } from './use-frame.ts'
import { RoomChoice } from './room-choice.tsx'
import { useLaunch } from './use-launch.ts'
import { useRooms } from './use-rooms.ts'
import classes from './vendor-game.module.css'

/** A game that its vendor shows: in a frame of the vendor's own origin, with our bar above it and nothing of ours within its reach. */
export function VendorGame({ gameCode }: { readonly gameCode: string }) {
  const { rooms, roomId, ready, choosing, choose } = useRooms(gameCode)
  const { playType } = useSearch({ strict: false })
  const { data, error, guest, again } = useLaunch(gameCode, { roomId, playType, ready })
  const { known, listed } = useGame(gameCode)
  // A guest is asked to log in only for a game that is here.
  if (error?.code === 'not_found' || (guest && listed === false)) return <UnknownGame />
  return (
    <Around known={known} launched={data}>
      {guest ? <LoginFirst gameCode={gameCode} name={known?.displayName ?? ''} /> : null}
      {error ? <ErrorState error={error} onRetry={again} /> : null}
      {data?.kind === 'frame' ? (
        <Frame key={data.gameUrl} launched={data} lobby={lobbyOf(known)} onAgain={again} />
      ) : null}
      {data?.kind === 'route' ? <UnknownGame /> : null}
      {choosing && !guest ? <RoomChoice rooms={rooms} onChoose={choose} /> : null}
      {guest || error || data || choosing ? null : (
        <Loading>
          <Skeleton height="100%" radius={0} />
        </Loading>
      )}
    </Around>
  )
}

type KnownGame = ReturnType<typeof useGame>['known']

/** What the catalogue says of the game; undefined until it has, or where it is not listed. */
function useGame(code: string) {
  const { data } = useAsk(gameList, { query: { code, pageSize: 1 } }, { staleTime: 60_000 })
  return { known: data?.games[0], listed: data && data.games.length > 0 }
}

const lobbyOf = (known: KnownGame) => (known ? pathOf(known.gameType) : '/rng')

interface AroundProps {
  readonly known: KnownGame
  readonly launched: LaunchReply | undefined
  readonly children: ReactNode
}

function Around({ known, launched, children }: AroundProps) {
  const t = useWords('games')
  const { data } = useBalance()
  const name = known?.displayName ?? launched?.displayName ?? ''
  return (
    <div className={page.page}>
      <Bar back={lobbyOf(known)} name={name} under={known?.vendorName ?? ''} vendor={known?.vendorName ?? ''}>
        <Tool label={t('full_screen')} onClick={toggleFullScreen}>
          <IconMaximize size={18} aria-hidden />
        </Tool>
        <BarBalance balance={data?.sumBalance} />
      </Bar>
      {data === undefined ? null : <PlaySessionLine balance={data.sumBalance} />}
      <Stack as="main" anchor level={0} className={classes.stage}>
        {children}
      </Stack>
    </div>
  )
}

function LoginFirst({ gameCode, name }: { readonly gameCode: string; readonly name: string }) {
  const t = useWords('games')
  const loginFirst = useLoginFirst()
  return (
    <Stack gap={20} align="center" justify="center" padY={32} padX={16} className={classes.middle}>
      <Surface anchor clips radius={16} className={classes.picture}>
        <GameArt code={gameCode} title={name} eager />
      </Surface>
      <Button tone="primary" size="large" onClick={() => loginFirst(() => undefined)}>
        {t('log_in_to_play')}
      </Button>
    </Stack>
  )
}

/** After so long a game says at least that it is there. */
const SLOW_MS = 10_000

interface FrameProps {
  readonly launched: LaunchReply
  readonly lobby: ReturnType<typeof pathOf>
  readonly onAgain: () => void
}

function Frame({ launched, lobby, onAgain }: FrameProps) {
  const t = useWords('catalogue')
  const navigate = useNavigate()
  const client = useQueryClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'coming' | 'slow' | 'there' | 'over'>('coming')
  const [short, setShort] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'coming' ? 'slow' : now)), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  useFrame(frame, launched.origin ?? undefined, (news) => {
    if (news === 'croupier:ready') setState('there')
    if (news === 'croupier:balance') {
      setShort(false)
      for (const call of launched.wallet === 'transfer' ? VENDOR_MONEY : [balance])
        void client.invalidateQueries({ queryKey: keyOf(call) })
    }
    if (news === 'croupier:funds') setShort(true)
    if (news === 'croupier:expired') setState('over')
    if (news === 'croupier:close') void navigate({ to: lobby })
  })
  if (state === 'over') return <Over lobby={lobby} onAgain={onAgain} />
  return (
    <>
      <Interrupted launched={launched} />
      {launched.wallet === 'transfer' ? <OwnWallet vendor={launched.vassalage} short={short} /> : null}
      {state === 'slow' ? (
        <p className={classes.slow} role="status">
          {t('frame_slow')}
          <Button size="small" onClick={onAgain}>
            {t('frame_again')}
          </Button>
        </p>
      ) : null}
      <iframe
        ref={frame}
        className={classes.frame}
        data-there={state === 'there' || undefined}
        src={launched.gameUrl}
        title={launched.displayName}
        // It keeps its own origin, which is never ours, and may neither leave the frame nor open what it likes.
        sandbox={sandboxFor(launched.origin)}
        allow="fullscreen; autoplay"
        // It learns who shows it, so that it tells nobody else, and no more of the address.
        referrerPolicy="origin"
      />
    </>
  )
}

/** The game's session has ended: it is opened anew, or left. */
function Over({ lobby, onAgain }: Pick<FrameProps, 'lobby' | 'onAgain'>) {
  const t = useWords('catalogue')
  return (
    <Empty
      title={t('frame_over')}
      text={t('frame_over_text')}
      actions={
        <>
          <Button tone="primary" onClick={onAgain}>
            {t('frame_again')}
          </Button>
          <Link to={lobby} className={buttonClass()}>
            {t('frame_back')}
          </Link>
        </>
      }
    />
  )
}

/** What changes with a round that is played with money at its vendor. */
const VENDOR_MONEY = [merchantWallet, consolidatedFunds] as const

const sandboxFor = (origin: string | null) =>
  origin === location.origin ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-same-origin'

function Interrupted({ launched: { interrupted } }: { readonly launched: LaunchReply }) {
  const t = useWords('catalogue')
  const look = useMoneyLook()
  const [round] = interrupted
  if (!round) return null
  return (
    <p className={classes.open} role="status">
      {t('frame_open', { amount: moneyText(round.stake, look) })}
    </p>
  )
}
