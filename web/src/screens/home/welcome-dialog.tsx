import { Grid, Row, Surface } from '@croupier/kit/layout/layout.tsx'
import { BannerArt } from '@croupier/kit/art/banner-art.tsx'
import { GameArt } from '@croupier/kit/art/game-art.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { Button, buttonClass } from '@croupier/kit/form/button.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { dayAt } from '@croupier/kit/table/day.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useHotGames } from './use-hot-games.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useNearDeposit } from '../../parts/wallet/near-deposit.ts'
import { PlayLink } from '../../features/catalogue/play-link.tsx'
import { noteShown } from '../../features/content/popups.ts'
import { useBalance } from '../../parts/wallet/use-balance.ts'
import classes from './welcome-dialog.module.css'

/** What a newcomer can do now: see what the brand has given, play the game that is played most, or pay in. Limits are a line below. */
export function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('identity')
  const { name } = useBrand()
  const open = useOpenModal()
  const nearDeposit = useNearDeposit()
  const { data: funds } = useBalance()
  useQuietDay()
  const given = funds !== undefined && Number(funds.sumBalance) > 0
  const then = (part: string) => () => {
    onClose()
    open('memberCentre', part)
  }
  return (
    <ModalFrame title={t('welcome_title', { brand: name })} width={440} onClose={onClose}>
      <Grid gap={14}>
        <Surface clips radius={12} className={classes.credit} aria-live="polite">
          <span className={classes.picture}>
            <BannerArt name="welcome" eager />
          </span>
          {given ? (
            <p>
              <Money amount={funds.sumBalance} className={classes.amount ?? ''} />
              <span>{t('welcome_credit')}</span>
            </p>
          ) : (
            <p>{t('welcome_ready')}</p>
          )}
        </Surface>
        <FirstGame onClose={onClose} />
        <Button size="large" wide tone={given ? 'secondary' : 'primary'} {...nearDeposit} onClick={then('depositv2')}>
          <IconPlus size={18} aria-hidden />
          {t('welcome_deposit')}
        </Button>
        <Row as="p" gapY={0} gapX={16} justify="between" wraps className={classes.foot}>
          <button type="button" onClick={onClose}>
            {t('welcome_look')}
          </button>
          <button type="button" onClick={then('securityCenter.limits')}>
            {t('welcome_limits')}
          </button>
        </Row>
      </Grid>
    </ModalFrame>
  )
}

function FirstGame({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('identity')
  const game = useHotGames().data?.list[0]
  if (!game) return null
  return (
    <Row gap={12} align="center" pad={12} edge radius={12}>
      <Surface as="span" firm anchor clips radius={10} className={classes.art}>
        <GameArt code={game.code} title={game.displayName} plain />
      </Surface>
      <Grid as="span" grow className={classes.words}>
        <b>{game.displayName}</b>
        <small>{t('welcome_game')}</small>
      </Grid>
      {/* The link leads on by itself; the window over it goes. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span onClick={onClose}>
        <PlayLink code={game.code} game={game} className={buttonClass('primary')}>
          {t('welcome_play')}
        </PlayLink>
      </span>
    </Row>
  )
}

/** The brand's notices wait for another day: nothing else opens by itself on the day of the registration. */
function useQuietDay() {
  const { timeZone } = useBrand()
  const account = useSession()?.account ?? ''
  useEffect(() => noteShown(account, dayAt(serverNow(), timeZone)), [account, timeZone])
}
