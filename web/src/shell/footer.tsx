import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { dateFormat } from '@croupier/kit/formats.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconLock, IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import classes from './footer.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { useOpenModal } from '../parts/modals/modals.ts'
import { ThemeButton } from './theme-button.tsx'
import { useNavigationEntries } from '../parts/site/use-navigation.ts'
import { InView } from '../parts/page/in-view.tsx'
import { lazy } from '../parts/page/lazy.tsx'
import { SidePart } from '../parts/page/side-part.tsx'
import { useRenderTurn } from '../parts/page/render-turns.ts'
import { useRegistration } from '../parts/site/use-registration.ts'
import { Wordmark } from './wordmark.tsx'

const FooterVendorRow = lazy(() => import('./footer-vendor-row.tsx').then(({ FooterVendorRow }) => FooterVendorRow))

/** The end of every page: the studios, what the brand says of itself, the ways on, and the warning. */
export function Footer() {
  const mine = useRenderTurn()
  return (
    <Surface as="footer" edgeAbove padY={28} mt={48} level={1} className={classes.footer}>
      {mine ? <Content /> : null}
    </Surface>
  )
}

function Content() {
  const t = useWords('shell')
  const language = useLanguage()
  const { description, copyright, minimumAge, defaultLanguage } = useBrand()
  return (
    <div className="wrap">
      <InView fallback={<div className={classes.vendorsPlace} />}>
        <SidePart unmissed fallback={<div className={classes.vendorsPlace} />}>
          <FooterVendorRow />
        </SidePart>
      </InView>
      <Grid edgeBelow gap={32} padY={28} className={classes.columns}>
        <div>
          <Wordmark size={32} />
          <Text as="p" size={13} tone="text-dim" className={classes.description}>
            {description[language] ?? description[defaultLanguage] ?? Object.values(description)[0]}
          </Text>
          <Row as="ul" gap={8} wraps className={classes.badges}>
            <li>
              <b>{minimumAge}+</b>
            </li>
            <li>
              <IconShieldCheck size={14} aria-hidden />
              {t('provably_fair')}
            </li>
            <li>
              <IconLock size={14} aria-hidden />
              {t('encrypted')}
            </li>
          </Row>
        </div>
        <Links />
      </Grid>
      <div className={classes.choices}>
        <LanguageMenu />
        <ThemeButton />
      </div>
      <Row gapY={8} gapX={24} justify="between" wraps size={12} tone="text-dim" className={classes.end}>
        <span>{copyright}</span>
        <span>{t('warning')}</span>
        <ServerTime />
      </Row>
    </div>
  )
}

function Links() {
  const t = useWords('shell')
  const entries = useNavigationEntries()
  return (
    <>
      <section>
        <h2>{t('footer_play')}</h2>
        {entries.map(({ category, to }) => (
          <Link key={category} to={to}>
            {t(category)}
          </Link>
        ))}
      </section>
      <section>
        <h2>{t('footer_fairness')}</h2>
        <Link to="/verify">{t('verify_round')}</Link>
        <Link to="/fairness">{t('returns')}</Link>
        <Link to="/winners">{t('winners')}</Link>
        <Link to="/tournaments">{t('tournaments')}</Link>
        <Link to="/vip">{t('vip')}</Link>
        <Link to="/promotions">{t('promotions')}</Link>
      </section>
      <section>
        <h2>{t('footer_help')}</h2>
        <Link to="/help">{t('help')}</Link>
        <Link to="/responsible-gaming">{t('responsible')}</Link>
        <Link to="/noticePage">{t('notices')}</Link>
        <Link to="/down">{t('get_app')}</Link>
        <Link to="/join">{t('join')}</Link>
        <Link to="/help" hash="agreement">
          {t('agreement')}
        </Link>
        <Link to="/help" hash="privacy">
          {t('privacy')}
        </Link>
      </section>
      <AccountLinks />
    </>
  )
}

function AccountLinks() {
  const t = useWords('shell')
  const open = useOpenModal()
  const guest = useSession() === undefined
  const registration = useRegistration()
  return (
    <section>
      <h2>{t('footer_account')}</h2>
      {guest ? (
        <>
          <button type="button" onClick={() => open('loginPopupModal')}>
            {t('log_in')}
          </button>
          {registration ? (
            <button type="button" onClick={() => open('registerModal')}>
              {t('register')}
            </button>
          ) : null}
        </>
      ) : (
        <>
          <button type="button" onClick={() => open('memberCentre', 'personalHistoryCopy')}>
            {t('betting_record')}
          </button>
          <button type="button" onClick={() => open('memberCentre', 'transactionHistory')}>
            {t('account_record')}
          </button>
        </>
      )}
    </section>
  )
}

function ServerTime() {
  const t = useWords('shell')
  const clock = useClock()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span className="num">{t('server_time', { time: clock(now) })}</span>
}

/** Writes moments in the brand's time zone. A formatter costs a phone milliseconds, so it is made once. */
function useClock() {
  const language = useLanguage()
  const { timeZone } = useBrand()
  return useMemo(() => {
    const clock = dateFormat(language, { dateStyle: 'medium', timeStyle: 'medium', timeZone })
    const parts = dateFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(serverNow())
    const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
    return (moment: number) => `${clock.format(moment)} (${zone})`
  }, [language, timeZone])
}
