import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { memberInfo } from '@croupier/contract/identity.ts'
import { lineOptions } from '@croupier/contract/downline-transfers.ts'
import { Avatar } from '@croupier/kit/art/avatar.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { Skeleton, SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronRight, IconLogout, IconSitemap } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useLevelName } from '../../parts/site/level-name.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { DepositShape } from '../../features/cashier/deposit-shape.tsx'
import { waysOpen } from '../../features/cashier/line-hindrance.ts'
import { MoneyTabs } from '../../parts/centre/money-tabs.tsx'
import { showDialog } from '../../parts/member/dialog.ts'
import { rulingFor } from '../../parts/member/ruling.ts'
import { RealAccountDialog } from '../../features/identity/real-account-dialog.tsx'
import { BalanceCard } from '../../features/wallet/balance-panel.tsx'
import { useAgentCentre } from '../../parts/centre/agent-pages.ts'
import { CentrePage } from '../../parts/centre/centre-page.tsx'
import classes from '../../parts/centre/member-centre.module.css'
import { useNarrow } from '../../parts/page/narrow.ts'
import { type CentrePageName, FIRST_PAGE, PAGE_NAMES, pageNamed } from '../../parts/centre/centre-pages.ts'
import { PAGES } from './pages.tsx'

interface MemberCentreProps {
  /** The page named in the address, if any; `securityCenter.limits` is a part of one. */
  readonly page: string | undefined
  readonly onClose: () => void
}

/** The member's own pages in one window: menu at the left. On a phone a sheet, with the menu and each page for itself. */
export function MemberCentre({ page, onClose }: MemberCentreProps) {
  const ruling = rulingFor(useSession())
  return ruling === 'true_account' ? <RealAccountDialog onClose={onClose} /> : <Centre page={page} onClose={onClose} />
}

function Centre({ page, onClose }: MemberCentreProps) {
  const t = useWords('centre')
  const narrow = useNarrow(900)
  const open = useOpenModal()
  const [name, part, from] = page?.split('.') ?? []
  const named = pageNamed(name)
  const chosen = named ?? (narrow ? undefined : FIRST_PAGE)
  const Screen = chosen ? PAGES[chosen].screen : undefined
  const toMenu = () => open('memberCentre', 'menu')

  return (
    <ModalFrame title={t('member_centre')} width={1240} height={800} bare onClose={onClose}>
      <Row className={classes.frame}>
        {narrow && chosen ? null : <Menu chosen={chosen} onChoose={(name) => open('memberCentre', name)} />}
        {Screen ? (
          <Stack as="section" grow>
            <Suspense fallback={<PageOnItsWay name={chosen ?? FIRST_PAGE} onBack={narrow ? toMenu : undefined} />}>
              <Screen key={`${chosen}.${part}`} part={part} from={from} onBack={narrow ? toMenu : undefined} />
            </Suspense>
          </Stack>
        ) : null}
      </Row>
    </ModalFrame>
  )
}

interface MenuProps {
  readonly chosen: CentrePageName | undefined
  readonly onChoose: (name: CentrePageName) => void
}

function Menu({ chosen, onChoose }: MenuProps) {
  const t = useWords('centre')
  return (
    <Stack as="nav" gap={10} level={0} className={classes.menu} aria-label={t('member_centre')}>
      <Member />
      <BalanceCard />
      <Stack as="ul" className={classes.entries}>
        {useMenu(chosen).map((name) => {
          const Icon = PAGES[name].icon
          return (
            <li key={name}>
              <button
                type="button"
                className={classes.entry}
                aria-current={name === chosen ? 'page' : undefined}
                data-autofocus={name === chosen || undefined}
                onPointerEnter={() => void PAGES[name].screen.preload().catch(() => undefined)}
                onClick={() => onChoose(name)}
              >
                <Icon size={18} aria-hidden />
                <span className={classes.entryName}>{t(name)}</span>
                <IconChevronRight size={16} aria-hidden className={classes.entryGo} />
              </button>
            </li>
          )
        })}
        <AgentEntry />
      </Stack>
      <button type="button" className={classes.leave} onClick={() => showDialog('logout')}>
        <IconLogout size={18} aria-hidden />
        {t('log_out')}
      </button>
    </Stack>
  )
}

/** The way to the other centre, for agents. */
function AgentEntry() {
  const t = useWords('shell')
  const open = useOpenModal()
  if (!useAgentCentre()) return null
  return (
    <li>
      <button type="button" className={classes.entry} onClick={() => open('agentCentre')}>
        <IconSitemap size={18} aria-hidden />
        <span className={classes.entryName}>{t('agent_centre')}</span>
        <IconChevronRight size={16} aria-hidden className={classes.entryGo} />
      </button>
    </li>
  )
}

/** The pages of the menu: a member whom no way of the line is open to reads nothing of it. */
function useMenu(chosen: CentrePageName | undefined): readonly CentrePageName[] {
  const { data: member } = useAsk(memberInfo)
  const inLine = member !== undefined && (member.toUpline || member.isAgent > 0)
  const { data: line, error } = useAsk(lineOptions, {}, { enabled: inLine })
  const open = inLine && (error !== null || (line !== undefined && waysOpen(line).length > 0))
  return PAGE_NAMES.filter((name) => name !== 'transferUpline' || open || chosen === name)
}

function Member() {
  const account = useSession()?.account ?? ''
  const { data } = useAsk(memberInfo)
  const levelName = useLevelName()
  return (
    <Row gap={14} align="center" className={classes.member}>
      <span className={classes.face}>
        {data ? <Avatar name={data.avatar} size={40} /> : <Skeleton width={40} height={40} radius={20} />}
      </span>
      <Grid as="span" className={classes.who}>
        <span className={classes.account}>{data?.account ?? account}</span>
        <Text size={12} weight={600} tone="accent-text">
          {data ? levelName(data.clubLabel.labelName) : '\u00A0'}
        </Text>
      </Grid>
    </Row>
  )
}

interface PageOnItsWayProps {
  readonly name: CentrePageName
  readonly onBack: (() => void) | undefined
}

/** Has the heading of the page that is fetched, and its shape where it is known. */
function PageOnItsWay({ name, onBack }: PageOnItsWayProps) {
  const t = useWords('centre')
  return (
    <CentrePage
      title={t(name)}
      lead={'\u00A0'}
      onBack={onBack}
      filters={onBack && name === 'depositv2' ? <MoneyTabs current="depositv2" /> : undefined}
    >
      {name === 'depositv2' ? <DepositShape /> : <SkeletonRows rows={8} />}
    </CentrePage>
  )
}
