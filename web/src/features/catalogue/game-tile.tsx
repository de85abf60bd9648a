import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import type { Game } from '@croupier/contract/catalogue.ts'
import { GameArt } from '@croupier/kit/art/game-art.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCrown, IconFlameFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import classes from './game-tile.module.css'
import { percent } from '../../parts/play/game.ts'
import { DemoLink } from './demo-link.tsx'
import { FavouriteStar } from './favourite-star.tsx'
import { moveInGrid } from '../../parts/page/grid-keys.ts'
import type { OwnGames } from './own-games.ts'
import { PlayLink } from './play-link.tsx'

interface GameTileProps {
  readonly game: Game
  readonly own: OwnGames
  /** True for tiles seen at once: their pictures are fetched first. */
  readonly eager?: boolean
}

/** A game as its picture, with what to know before playing under the pointer or the focus. */
export function GameTile({ game, own, eager = false }: GameTileProps) {
  const t = useWords('catalogue')
  const look = useMoneyLook()
  const toggle = () => own.toggleFavourite(game.nodeId)
  const onKeyDown = (press: KeyboardEvent<HTMLElement>) => {
    const alone = !press.ctrlKey && !press.metaKey && !press.altKey
    if (alone && press.key.toLowerCase() === 'f') toggle()
    else moveInGrid(press)
  }
  return (
    <Text as="div" anchor className={classes.cell}>
      <PlayLink code={game.code} game={game} className={classes.tile} data-tile onKeyDown={onKeyDown}>
        <GameArt code={game.code} title={game.displayName} vendor={game.vendorName} eager={eager} />
        <Mark game={game} open={own.isOpen(game.code)} />
        <Stack as="span" gap={8} align="center" justify="center" padY={10} padX={12} className={classes.over}>
          <Text as="b" size={15} leading={18} text="center" aria-hidden>
            {game.displayName}
          </Text>
          <Text size={12} className={classes.vendor} aria-hidden>
            {game.vendorName}
          </Text>
          <Row
            as="span"
            gap={8}
            align="center"
            justify="center"
            size={13}
            weight={600}
            radius={8}
            className={classes.play}
            aria-hidden
          >
            <IconPlayerPlayFilled size={14} />
            {t('play')}
          </Row>
          <Row as="span" wide num justify="between" size={12} className={classes.facts}>
            <span>{t('rtp', { rtp: percent(game.rtp, look.language) })}</span>
            <span>{t('from', { amount: moneyText(game.minBet, look) })}</span>
          </Row>
        </Stack>
      </PlayLink>
      <DemoLink game={game} />
      <FavouriteStar name={game.displayName} on={own.isFavourite(game.nodeId)} onToggle={toggle} />
    </Text>
  )
}

function Mark({ game, open }: { readonly game: Game; readonly open: boolean }) {
  const t = useWords('catalogue')
  if (open) {
    return (
      <span className={classes.mark} data-kind="open">
        {t('round_open')}
      </span>
    )
  }
  if (game.isHot === 1) {
    return (
      <span className={classes.mark} data-kind="hot">
        <IconFlameFilled size={13} aria-hidden />
        {t('hot')}
      </span>
    )
  }
  if (game.jackpot) {
    return (
      <span className={classes.mark} data-kind="jackpot">
        <IconCrown size={13} aria-hidden />
        {t('jackpot')}
      </span>
    )
  }
  return game.isNew ? (
    <span className={classes.mark} data-kind="new">
      {t('new')}
    </span>
  ) : null
}
