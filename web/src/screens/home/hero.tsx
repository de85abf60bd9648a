import { Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import type { Announcement } from '@croupier/contract/content.ts'
import { sentencesOf } from '@croupier/contract/sentences.ts'
import { BannerArt } from '@croupier/kit/art/banner-art.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useRef, useState } from 'react'
import { GoLink } from '../../features/content/go-link.tsx'
import classes from './hero.module.css'
import { plainText } from '../../features/content/plain-text.ts'
import { useAnnouncements } from '../../features/content/use-announcements.ts'

/** The banners that hold now, one at a time. They wait for the visitor: a swipe or a press of a dot moves on. */
export function Hero() {
  const t = useWords('home')
  const { data, isPending } = useAnnouncements()
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  if (isPending) return <Skeleton height="100%" radius={16} />
  const banners = data?.banners ?? []
  if (banners.length === 0) return <QuietHero />
  const show = (index: number) =>
    strip.current?.children[index]?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' })
  return (
    <Surface as="section" anchor clips radius={16} className={classes.hero} aria-label={t('news')}>
      <Row
        as="ul"
        ref={strip}
        className={classes.strip}
        onScroll={({ currentTarget }) => setAt(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
      >
        {banners.map((banner, index) => (
          <Banner key={banner.id} banner={banner} first={index === 0} shown={index === at} />
        ))}
      </Row>
      {banners.length > 1 ? (
        <Row className={classes.dots}>
          {banners.map(({ id, title }, index) => (
            <Text
              as="button"
              tall={32}
              anchor
              key={id}
              type="button"
              className={classes.dot}
              aria-label={title}
              aria-current={index === at}
              onClick={() => show(index)}
            />
          ))}
        </Row>
      ) : null}
    </Surface>
  )
}

interface BannerProps {
  readonly banner: Announcement
  readonly first: boolean
  readonly shown: boolean
}

function Banner({ banner: { title, body, art, link, linkLabel }, first, shown }: BannerProps) {
  const Title = first ? 'h1' : 'h2'
  const [lead, rest] = sentencesOf(plainText(body))
  return (
    <Text as="li" anchor clips className={classes.banner} inert={!shown}>
      <span className={classes.art}>
        <BannerArt name={art ?? ''} eager={first} />
      </span>
      <Text as="div" padY={48} padX={40} anchor className={classes.words}>
        <Title className={classes.title}>{title}</Title>
        <Text as="p" size={16} className={classes.text}>
          {lead} <span className={classes.rest}>{rest}</span>
        </Text>
        {link ? (
          <GoLink to={link} className={`${buttonClass('primary', 'large')} ${classes.go}`}>
            {linkLabel ?? title}
          </GoLink>
        ) : null}
      </Text>
    </Text>
  )
}

/** Without a banner the brand greets by itself. */
function QuietHero() {
  const t = useWords('home')
  return (
    <Surface as="section" anchor clips radius={16} className={classes.hero}>
      <Text as="div" anchor clips className={classes.banner}>
        <span className={classes.art}>
          <BannerArt name="welcome" eager />
        </span>
        <Text as="div" padY={48} padX={40} anchor className={classes.words}>
          <h1 className={classes.title}>{t('quiet_title')}</h1>
          <Text as="p" size={16} className={classes.text}>
            {t('quiet_text')}
          </Text>
        </Text>
      </Text>
    </Surface>
  )
}
