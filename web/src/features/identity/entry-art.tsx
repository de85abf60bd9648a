import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { BannerArt } from '@croupier/kit/art/banner-art.tsx'
import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import type { ReactNode } from 'react'
import classes from './entry.module.css'

interface EntryArtProps {
  readonly art: 'login' | 'register'
  readonly title: string
  readonly text: string
  readonly points: readonly (readonly [icon: ReactNode, words: string])[]
}

/** The tall picture beside login and registration, with the brand and what it promises. */
export function EntryArt({ art, title, text, points }: EntryArtProps) {
  const brand = useBrand()
  return (
    <Stack anchor padY={32} padX={28} className={classes.pane}>
      <BannerArt name={art} eager className={classes.picture ?? ''} />
      <Row as="p" gap={10} align="center">
        <BrandMark logo={brand.logo} size={34} />
        <Text size={20} weight={800} className={classes.wordmark}>
          {brand.wordmark}
        </Text>
      </Row>
      <Text as="p" balanced mt={24} size={24} weight={800} className={classes.paneTitle}>
        {title}
      </Text>
      <Text as="p" mt={8} className={classes.paneText}>
        {text}
      </Text>
      <Stack as="ul" gap={8} size={13} className={classes.points}>
        {points.map(([icon, words]) => (
          <Row as="li" gap={8} align="start" key={words}>
            {icon}
            <span>{words}</span>
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}
