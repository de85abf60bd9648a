import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { LazyModal } from '../../parts/page/lazy-modal.tsx'
import { toggleFullScreen } from '../../parts/play/full-screen.ts'
import { isSlot } from '../../parts/play/game.ts'
import type { Game } from '../../parts/play/game.ts'
import classes from './game-menu.module.css'
import { hotKeysSwitch, soundSwitch, useSwitch } from '../../parts/play/switch.ts'
import type { Switch } from '../../parts/play/switch.ts'

interface GameMenuProps {
  readonly game: Game
  readonly onRules: () => void
  readonly onClose: () => void
}

const slotKeys = ['slot_space', 'slot_stake', 'slot_auto', 'slot_paytable']
const playKeys = ['play', 'dice_half', 'dice_double']
const keysOf: Partial<Record<Game['gameCode'], readonly string[]>> = {
  DICE: ['dice_space', 'dice_half', 'dice_double', 'dice_target', 'dice_side'],
  LIMBO: [...playKeys, 'limbo_target'],
  KENO: [...playKeys, 'keno_walk'],
  MINES: ['mines_walk', 'mines_open', 'cash_out'],
  CRASH: ['leave_older', 'leave_other'],
  HI_LO: ['guess_hi', 'guess_lo', 'skip_card', 'cash_out'],
}
const everyKeys = ['sound', 'full', 'rules', 'map'] as const

/** The game's menu: its switches, the rules, and the map of keys. */
export function GameMenu({ game, onRules, onClose }: GameMenuProps) {
  const t = useWords('games')
  const guest = useSession() === undefined
  const keys = [...(isSlot(game.gameCode) ? slotKeys : (keysOf[game.gameCode] ?? playKeys)), ...everyKeys]
  return (
    <LazyModal title={t('menu')} onClose={onClose} width={460}>
      <Toggle label={t('sound')} hint={t('sound_hint')} to={soundSwitch} />
      <Toggle label={t('hot_keys')} hint={t('hot_keys_hint')} to={hotKeysSwitch} />
      <Grid as="nav" mt={8} mb={20} aria-label={t('menu')}>
        <button type="button" className={classes.link} onClick={onRules}>
          {t('rules')}
          <IconChevronRight size={18} aria-hidden />
        </button>
        <button type="button" className={classes.link} onClick={toggleFullScreen}>
          {t('full_screen')}
          <IconChevronRight size={18} aria-hidden />
        </button>
        {guest ? null : (
          <Link to="/verify" className={classes.link}>
            {t('verify_rounds')}
            <IconChevronRight size={18} aria-hidden />
          </Link>
        )}
      </Grid>
      <Text as="h3" mb={8} size={14}>
        {t('keys')}
      </Text>
      <Grid as="dl" size={13} tone="text-dim" className={classes.keys}>
        {keys.map((key) => (
          <Row key={key} gap={10} align="center" className={classes.key}>
            <dt>
              <Text as="kbd" tone="text" nowrap level={2} edge radius={6}>
                {t(`key.${key}`)}
              </Text>
            </dt>
            <dd>{t(`key_does.${key}`)}</dd>
          </Row>
        ))}
      </Grid>
    </LazyModal>
  )
}

interface ToggleProps {
  readonly label: string
  readonly hint: string
  readonly to: Switch
}

/** A remembered switch with its explanation. */
function Toggle({ label, hint, to }: ToggleProps) {
  const id = useId()
  const on = useSwitch(to)
  return (
    <Row gap={16} align="center" justify="between" padY={12} className={classes.toggle}>
      <div>
        <Grid weight={600} id={id}>
          {label}
        </Grid>
        <Text as="p" size={12} tone="text-dim">
          {hint}
        </Text>
      </div>
      <Surface
        as="button"
        level={3}
        radius={12}
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={id}
        className={classes.switch}
        onClick={() => to.set(!on)}
      />
    </Row>
  )
}
