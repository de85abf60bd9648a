import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { memberInfo } from '@croupier/contract/identity.ts'
import { Avatar } from '@croupier/kit/art/avatar.tsx'
import { Button, buttonClass } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import {
  IconArrowUpRight,
  IconChevronDown,
  IconDownload,
  IconLogout,
  IconPlus,
  IconReceipt,
  IconReportMoney,
  IconSitemap,
  IconUser,
} from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useNearDeposit } from '../parts/wallet/near-deposit.ts'
import { showDialog } from '../parts/member/dialog.ts'
import { TRIAL } from '../parts/member/ruling.ts'
import own from './account-panel.module.css'
import classes from './header.module.css'
import { useAgentCentre } from '../parts/centre/agent-pages.ts'
import { useInstall } from '../parts/site/installing.ts'
import { lazy } from '../parts/page/lazy.tsx'
import { useLevelName } from '../parts/site/level-name.ts'
import { DropMenu } from './drop-menu.tsx'
import { anchor } from './menu-anchor.ts'
import { prefetch } from '../parts/modals/prefetch.ts'
import { useOpenModal } from '../parts/modals/modals.ts'
import { SidePart } from '../parts/page/side-part.tsx'

const BalancePanel = lazy(() => import('../features/wallet/balance-panel.tsx').then(({ BalancePanel }) => BalancePanel))

/** What a logged-in member has in the header: the balance, the ways in and out of it, the own name, and the menu. */
export function AccountPanel() {
  return (
    <Row gap={8} align="center" className={classes.account}>
      <Row className={own.balance}>
        <SidePart fallback={<Skeleton width={150} height={40} radius={8} />}>
          <BalancePanel />
        </SidePart>
        <DepositButton />
      </Row>
      <WithdrawButton />
      <AgentButton />
      <Member />
      <AccountMenu />
    </Row>
  )
}

/** Joined to the balance; on a phone only its plus is left. */
function DepositButton() {
  const t = useWords('shell')
  const nearDeposit = useNearDeposit()
  const open = useOpenModal()
  return (
    <button
      type="button"
      className={`${buttonClass('primary')} ${own.deposit}`}
      {...nearDeposit}
      onClick={() => open('memberCentre', 'depositv2')}
    >
      <IconPlus size={18} aria-hidden />
      <span>{t('deposit')}</span>
    </button>
  )
}

function WithdrawButton() {
  const t = useWords('shell')
  const open = useOpenModal()
  return (
    <span className={own.withdraw}>
      <Button onPointerEnter={() => prefetch('memberCentre')} onClick={() => open('memberCentre', 'withdraw')}>
        {t('withdraw')}
      </Button>
    </span>
  )
}

/** Beside the name where there is room for it; the menu has it everywhere. */
function AgentButton() {
  const t = useWords('shell')
  const open = useOpenModal()
  if (!useAgentCentre()) return null
  return (
    <span className={own.withdraw}>
      <button
        type="button"
        className={classes.iconButton}
        aria-label={t('agent_centre')}
        title={t('agent_centre')}
        onPointerEnter={() => prefetch('agentCentre')}
        onClick={() => open('agentCentre')}
      >
        <IconSitemap size={20} aria-hidden />
      </button>
    </span>
  )
}

function Member() {
  const t = useWords('shell')
  const account = useSession()?.account ?? ''
  const { data: member } = useAsk(memberInfo)
  const levelName = useLevelName()
  const open = useOpenModal()
  return (
    <Row
      as="button"
      tall={44}
      gap={12}
      align="center"
      padX={4}
      text="start"
      radius={8}
      type="button"
      className={classes.member}
      title={t('member_centre')}
      onPointerEnter={() => prefetch('memberCentre')}
      onClick={() => open('memberCentre')}
    >
      <span className={classes.face}>{member ? <Avatar name={member.avatar} size={34} /> : null}</span>
      <span>
        <Text block size={13} weight={600} truncate className={classes.name}>
          {member?.account ?? account}
        </Text>
        <Text block size={12} weight={600} tone="accent-text">
          {member?.isAgent === TRIAL ? t('trial_badge') : member ? levelName(member.clubLabel.labelName) : '\u00A0'}
        </Text>
      </span>
    </Row>
  )
}

function AccountMenu() {
  const t = useWords('shell')
  const open = useOpenModal()
  const install = useInstall()
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const then = (go: () => void) => () => {
    menu.current?.hidePopover()
    go()
  }
  return (
    <>
      <button
        type="button"
        className={`${classes.iconButton} ${classes.menuButton}`}
        popoverTarget={id}
        style={anchor(id)}
        aria-label={t('account_menu')}
      >
        <IconChevronDown size={16} aria-hidden />
      </button>
      <DropMenu id={id} ref={menu}>
        <button type="button" onClick={then(() => open('memberCentre'))}>
          <IconUser size={18} aria-hidden />
          {t('member_centre')}
        </button>
        <span className={own.inMenu}>
          <button type="button" onClick={then(() => open('memberCentre', 'withdraw'))}>
            <IconArrowUpRight size={18} aria-hidden />
            {t('withdraw')}
          </button>
        </span>
        <AgentEntry onChosen={() => menu.current?.hidePopover()} />
        <button type="button" onClick={then(() => open('memberCentre', 'personalHistoryCopy'))}>
          <IconReceipt size={18} aria-hidden />
          {t('betting_record')}
        </button>
        <button type="button" onClick={then(() => open('memberCentre', 'transactionHistory'))}>
          <IconReportMoney size={18} aria-hidden />
          {t('account_record')}
        </button>
        {install ? (
          <button type="button" onClick={then(install)}>
            <IconDownload size={18} aria-hidden />
            {t('install')}
          </button>
        ) : null}
        <hr />
        <button type="button" onClick={then(() => showDialog('logout'))}>
          <IconLogout size={18} aria-hidden />
          {t('log_out')}
        </button>
      </DropMenu>
    </>
  )
}

function AgentEntry({ onChosen }: { readonly onChosen: () => void }) {
  const t = useWords('shell')
  const open = useOpenModal()
  if (!useAgentCentre()) return null
  const choose = () => {
    onChosen()
    open('agentCentre')
  }
  return (
    <button type="button" onPointerEnter={() => prefetch('agentCentre')} onClick={choose}>
      <IconSitemap size={18} aria-hidden />
      {t('agent_centre')}
    </button>
  )
}
