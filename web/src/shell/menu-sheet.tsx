import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { CategoryArt } from '@croupier/kit/art/category-art.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronRight, IconDownload, IconLogout, IconSitemap } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useAgentCentre } from '../parts/centre/agent-pages.ts'
import { showDialog } from '../parts/member/dialog.ts'
import { useInstall } from '../parts/site/installing.ts'
import { useOpenModal } from '../parts/modals/modals.ts'
import { LanguageSelect } from './language-select.tsx'
import classes from './menu-sheet.module.css'
import { FOUND_PAGES } from './search/pages.ts'
import { ServiceNotice } from './service/service-notice.tsx'
import { useService } from './service/use-service.ts'
import { SideRows } from './side-rows.tsx'
import { ThemeButton } from './theme-button.tsx'
import { useNavigationEntries } from '../parts/site/use-navigation.ts'

/** All ways of the site on a phone: the games by category, the pages, language and theme. */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('shell')
  const install = useInstall()
  const service = useService()
  const loggedIn = useSession() !== undefined
  const agentCentre = useAgentCentre()
  const open = useOpenModal()
  return (
    <ModalFrame title={t('games_menu')} width={480} onClose={onClose}>
      <Row gap={8} align="center" mb={12}>
        <LanguageSelect />
        <ThemeButton />
      </Row>
      <Categories />
      <Pages />
      <Text as="ul" mt={12} className={classes.list}>
        {agentCentre ? (
          <li>
            <button type="button" onClick={() => open('agentCentre')}>
              <IconSitemap size={20} aria-hidden />
              {t('agent_centre')}
            </button>
          </li>
        ) : null}
        <SideRows service={service} />
        {install ? (
          <li>
            <button type="button" onClick={install}>
              <IconDownload size={20} aria-hidden />
              {t('install')}
            </button>
          </li>
        ) : null}
        {loggedIn ? (
          <li>
            <button type="button" onClick={() => showDialog('logout')}>
              <IconLogout size={20} aria-hidden />
              {t('log_out')}
            </button>
          </li>
        ) : null}
      </Text>
      <ServiceNotice service={service} />
    </ModalFrame>
  )
}

function Categories() {
  const t = useWords('shell')
  const go = useGo()
  return (
    <Grid as="ul" gap={10} columns={3}>
      {useNavigationEntries().map(({ category, to, page, games }) => (
        <li key={category}>
          <a {...go(page === undefined ? to : `${to}?page=${page}`)} className={classes.category}>
            <CategoryArt category={category} size={48} />
            <span>{t(category)}</span>
            <Text size={12} weight={400} tone="text-dim">
              {t('games', { count: games })}
            </Text>
          </a>
        </li>
      ))}
    </Grid>
  )
}

function Pages() {
  const t = useWords('search')
  const go = useGo()
  return (
    <Text as="ul" mt={12} className={classes.list}>
      {FOUND_PAGES.map(({ path, key }) => (
        <li key={path}>
          <a {...go(path)}>
            <span>{t(`page_${key}`)}</span>
            <IconChevronRight size={18} aria-hidden />
          </a>
        </li>
      ))}
    </Text>
  )
}

/** A link that takes the place of this menu, so that Back leads to where it was opened. */
function useGo() {
  const navigate = useNavigate()
  return (href: string) => ({
    href,
    onClick: (press: MouseEvent) => {
      if (press.metaKey || press.ctrlKey || press.shiftKey) return
      press.preventDefault()
      void navigate({ href, replace: true })
    },
  })
}
