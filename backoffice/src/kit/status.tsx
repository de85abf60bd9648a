import { useWords } from '@croupier/kit/words.ts'
import {
  type Icon,
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconClockPause,
  IconCoin,
  IconEye,
  IconFlag,
  IconLoader,
  IconLockOpen,
  IconShieldCheck,
  IconShieldLock,
  IconSnowflake,
  IconSparkles,
  IconUserExclamation,
  IconUsers,
  IconX,
} from '@tabler/icons-react'
import classes from './status.module.css'

export type Role = 'win' | 'info' | 'two' | 'warn' | 'loss' | 'dim'

/** Every state that a chip can say: one word for one state, and its colour is never the only sign. Words are in `pieces`. */
const STATUSES = {
  active: ['win', IconCircleCheck],
  clear: ['win', IconCircleCheck],
  paid: ['win', IconCoin],
  credited: ['win', IconCoin],
  agree: ['win', IconCircleCheck],
  verified: ['win', IconShieldCheck],
  live: ['win', IconCircleCheck],
  stays: ['win', IconCircleCheck],
  tightens: ['win', IconShieldLock],
  done: ['win', IconCircleCheck],
  accepted: ['win', IconCircleCheck],
  open: ['info', IconCircleDashed],
  review: ['info', IconEye],
  running: ['info', IconLoader],
  time_out: ['info', IconClockPause],
  second: ['two', IconUsers],
  one_of_two: ['two', IconUsers],
  differ: ['two', IconUsers],
  offered: ['two', IconUsers],
  loosens: ['two', IconLockOpen],
  flagged: ['warn', IconFlag],
  amount_differs: ['warn', IconAlertTriangle],
  partly: ['warn', IconAlertTriangle],
  suspended: ['warn', IconBan],
  watch: ['warn', IconEye],
  new: ['warn', IconSparkles],
  near_limit: ['warn', IconAlertTriangle],
  waiting: ['warn', IconClockPause],
  many_flags: ['loss', IconFlag],
  frozen: ['loss', IconSnowflake],
  refused: ['loss', IconX],
  not_received: ['loss', IconX],
  used_before: ['loss', IconUserExclamation],
  failed: ['loss', IconAlertTriangle],
  wrong: ['loss', IconAlertTriangle],
  settled: ['dim', IconCircleCheck],
  explained: ['dim', IconCircleCheck],
  closed: ['dim', IconBan],
  excluded: ['dim', IconBan],
  below_tier: ['dim', IconCircleDashed],
  no_line: ['dim', IconCircleDashed],
  few_bets: ['dim', IconCircleDashed],
  withdrawn: ['dim', IconArrowBackUp],
  lapsed: ['dim', IconBan],
} as const satisfies Readonly<Record<string, readonly [Role, Icon]>>
export type Status = keyof typeof STATUSES

interface StatusChipProps {
  readonly status: Status
  /** What its words need to know: how many flags, whose review. */
  readonly fill?: Readonly<Record<string, string | number>>
}

/** How something stands: sign and word in the colour of its meaning. */
export function StatusChip({ status, fill = {} }: StatusChipProps) {
  const t = useWords('pieces')
  const [role, Sign] = STATUSES[status]
  return (
    <span className={classes.chip} data-tone={role}>
      <Sign size={14} stroke={1.8} aria-hidden />
      {t(`status.${status}`, fill)}
    </span>
  )
}

interface ChipProps {
  readonly tone: Role
  readonly icon?: Icon
  readonly children: string
}

/** A chip that says something else than a state, such as a kind. */
export const Chip = ({ tone, icon: Sign, children }: ChipProps) => (
  <span className={classes.chip} data-tone={tone}>
    {Sign ? <Sign size={14} stroke={1.8} aria-hidden /> : null}
    {children}
  </span>
)
