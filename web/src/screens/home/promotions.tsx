import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { BannerArt } from '@croupier/kit/art/banner-art.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconGift } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { GoLink } from '../../features/content/go-link.tsx'
import { plainText } from '../../features/content/plain-text.ts'
import classes from './promotions.module.css'
import section from '../../parts/page/section.module.css'
import { SectionHead } from '../../parts/page/section-head.tsx'
import { useAnnouncements } from '../../features/content/use-announcements.ts'

const SHOWN = 3

/** The promotions that run now, the first few of them. */
export function Promotions() {
  const t = useWords('home')
  const { data } = useAnnouncements()
  const shown = (data?.promotion ?? []).slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <section className={section.section}>
      <SectionHead icon={<IconGift size={20} aria-hidden />} title={t('promotions')}>
        <Link to="/promotions" className={buttonClass('secondary', 'small')}>
          {t('all_promotions')}
        </Link>
      </SectionHead>
      <Grid as="ul" gap={16} columns={shown.length} className={classes.cards}>
        {shown.map(({ id, title, body, art, link }) => (
          <Text as="li" clips key={id} className={`card ${classes.card}`}>
            <GoLink to={link ?? '/promotions'} className={classes.link ?? ''}>
              <Text block mb={14} anchor clips className={classes.art}>
                <BannerArt name={art ?? title} />
              </Text>
              <Text as="b" block padX={16} size={16} weight={600}>
                {title}
              </Text>
              <Text clips size={13} tone="text-dim" className={classes.text}>
                {plainText(body)}
              </Text>
            </GoLink>
          </Text>
        ))}
      </Grid>
    </section>
  )
}
