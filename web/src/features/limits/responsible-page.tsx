import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconAdjustmentsHorizontal, IconClock, IconHeartHandshake, IconHourglass } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useGuard } from '../../parts/member/guard.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import classes from './responsible.module.css'

const TOOLS = { limits: IconAdjustmentsHorizontal, check: IconClock, break: IconHourglass, away: IconHeartHandshake }
const TOOL_NAMES = ['limits', 'check', 'break', 'away'] as const
const SIGNS = [1, 2, 3, 4, 5, 6] as const

/** In plain words: how to keep play a pleasure, what one can set here, how to tell that it is too much, where help is. */
export function ResponsiblePage() {
  const t = useWords('limits')
  const { minimumAge } = useBrand()
  return (
    <Grid gap={20} className={`wrap ${classes.page}`}>
      <Head />
      <div className={classes.tools}>
        {TOOL_NAMES.map((tool) => (
          <Tool key={tool} name={tool} />
        ))}
      </div>
      <div className={classes.columns}>
        <CardSection>
          <Text as="h2" size={18} weight={600}>
            {t('page_signs')}
          </Text>
          <Grid as="ul" gap={6} className={classes.signs}>
            {SIGNS.map((sign) => (
              <Text as="li" tone="text-dim" key={sign} className={classes.text}>
                {t(`sign_${sign}`)}
              </Text>
            ))}
          </Grid>
          <Text as="p" tone="text-dim" className={classes.text}>
            {t('page_signs_then')}
          </Text>
        </CardSection>
        <CardSection>
          <Text as="h2" size={18} weight={600}>
            {t('page_help')}
          </Text>
          <Text as="p" tone="text-dim" className={classes.text}>
            {t('page_help_text')}
          </Text>
          <p>
            <Link to="/help" className="link">
              {t('page_help_link')}
            </Link>
          </p>
          <Text as="h2" size={18} weight={600}>
            {t('page_age')}
          </Text>
          <Text as="p" tone="text-dim" className={classes.text}>
            {t('page_age_text', { age: minimumAge })}
          </Text>
        </CardSection>
      </div>
      <Button onClick={() => globalThis.print()}>{t('page_print')}</Button>
    </Grid>
  )
}

function Head() {
  const t = useWords('limits')
  const { name } = useBrand()
  const member = useSession() !== undefined
  const open = useOpenModal()
  const guard = useGuard()
  return (
    <Grid as="header" gap={12} className={classes.head}>
      <Text as="h1" balanced size={32} weight={700} className={classes.title}>
        {t('page_title')}
      </Text>
      <Text as="p" size={16} tone="text-dim" className={classes.text}>
        {t('page_lead', { brand: name })}
      </Text>
      <PrimaryButton onClick={() => guard(() => open('memberCentre', 'securityCenter.limits'))}>
        {t(member ? 'page_open' : 'page_log_in')}
      </PrimaryButton>
    </Grid>
  )
}

function Tool({ name }: { readonly name: (typeof TOOL_NAMES)[number] }) {
  const t = useWords('limits')
  const Icon = TOOLS[name]
  return (
    <CardSection>
      <Grid as="span" square={44} centred tone="accent-text" radius={12} className={classes.icon}>
        <Icon size={24} stroke={1.6} aria-hidden />
      </Grid>
      <Text as="h2" size={18} weight={600}>
        {t(`tool_${name}`)}
      </Text>
      <Text as="p" tone="text-dim" className={classes.text}>
        {t(`tool_${name}_text`)}
      </Text>
    </CardSection>
  )
}

const CardSection = ({ children }: { readonly children: ReactNode }) => (
  <Grid as="section" gap={8} pad={20} className={`card ${classes.section}`}>
    {children}
  </Grid>
)
