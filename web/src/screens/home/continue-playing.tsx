import { Grid, Surface } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { recentGames } from '@croupier/contract/catalogue.ts'
import { GameArt } from '@croupier/kit/art/game-art.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconHistory, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useOpenRounds } from '../../parts/rounds/open-rounds.ts'
import { PlayLink } from '../../features/catalogue/play-link.tsx'
import classes from '../../parts/page/section.module.css'
import { TwoLines } from '../../parts/page/two-lines.tsx'
import { SectionHead } from '../../parts/page/section-head.tsx'

const SHOWN = 5

type Recent = ReplyOf<typeof recentGames>['list'][number]

/** A round that waits for its member comes before what is over. */
const openFirst = (list: readonly Recent[], open: ReadonlyMap<string, unknown>) =>
  list.toSorted((one, other) => Number(open.has(other.game.code)) - Number(open.has(one.game.code)))

/** What the member played last, one press away. */
export function ContinuePlaying() {
  const t = useWords('home')
  const look = useMoneyLook()
  const { data } = useAsk(recentGames)
  const open = new Map(useOpenRounds().map((round) => [round.gameCode, round]))
  if (!data || data.list.length === 0) return null
  return (
    <section className={classes.section}>
      <SectionHead icon={<IconHistory size={20} aria-hidden />} title={t('continue_playing')} />
      <Grid as="ul" gap={14} className={classes.recent}>
        {openFirst(data.list, open)
          .slice(0, SHOWN)
          .map(({ game, lastStake }) => (
            <li key={game.nodeId}>
              <PlayLink code={game.code} className={`card ${classes.recentGame}`} data-open={open.has(game.code)}>
                <Surface as="span" firm square={56} anchor clips radius={8}>
                  <GameArt code={game.code} title={game.displayName} plain />
                </Surface>
                <TwoLines name={game.displayName} truncate>
                  {open.has(game.code)
                    ? t('round_open', { amount: moneyText(open.get(game.code)?.stake ?? lastStake, look) })
                    : t('last_bet', { amount: moneyText(lastStake, look) })}
                </TwoLines>
                <Grid as="span" centred square={36} tone="accent-text" className={classes.again}>
                  <IconPlayerPlayFilled size={16} aria-hidden />
                </Grid>
              </PlayLink>
            </li>
          ))}
      </Grid>
    </section>
  )
}
