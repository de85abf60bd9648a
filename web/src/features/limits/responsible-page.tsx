import { Grid } from '@croupier/kit/layout/layout.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconAdjustmentsHorizontal, IconClock, IconHeartHandshake, IconHourglass } from '@tabler/icons-react'
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
  const { minimumAge, name } = useBrand()
  const member = useSession() !== undefined
  const open = useOpenModal()
  const guard = useGuard()
  const openLimits = () => {
    open('memberCentre', 'securityCenter.limits')
  }
  return (
    <div className={`wrap ${classes.page}`}>
      <Grid as="header" gap={12} className={classes.head}>
        <h1>{t('page_title')}</h1>
        <p>{t('page_lead', { brand: name })}</p>
        <PrimaryButton onClick={() => guard(openLimits)}>{t(member ? 'page_open' : 'page_log_in')}</PrimaryButton>
      </Grid>
      <div className={classes.tools}>
        {TOOL_NAMES.map((tool) => (
          <Tool key={tool} name={tool} />
        ))}
      </div>
      <div className={classes.columns}>
        <section className="card">
          <h2>{t('page_signs')}</h2>
          <ul>
            {SIGNS.map((sign) => (
              <li key={sign}>{t(`sign_${sign}`)}</li>
            ))}
          </ul>
          <p>{t('page_signs_then')}</p>
        </section>
        <section className="card">
          <h2>{t('page_help')}</h2>
          <p>{t('page_help_text')}</p>
          <p>
            <Link to="/help">{t('page_help_link')}</Link>
          </p>
          <h2>{t('page_age')}</h2>
          <p>{t('page_age_text', { age: minimumAge })}</p>
        </section>
      </div>
      <Button onClick={() => globalThis.print()}>{t('page_print')}</Button>
    </div>
  )
}

function Tool({ name }: { readonly name: (typeof TOOL_NAMES)[number] }) {
  const t = useWords('limits')
  const Icon = TOOLS[name]
  return (
    <section className="card">
      <Grid as="span" centred tone="accent-text" radius={12} className={classes.icon}>
        <Icon size={24} stroke={1.6} aria-hidden />
      </Grid>
      <h2>{t(`tool_${name}`)}</h2>
      <p>{t(`tool_${name}_text`)}</p>
    </section>
  )
}
