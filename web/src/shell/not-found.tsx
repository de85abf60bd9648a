import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import classes from '../parts/page/page.module.css'

/** No page has this address: says so, and leads back and on. */
export function NotFound() {
  const t = useWords('shell')
  return (
    <div className={`wrap ${classes.page} ${classes.middle}`}>
      <Stack as="section" align="center" padY={48} text="center" className={classes.message}>
        <ThingArt name="telescope" size={96} />
        <Text as="h1" balanced mt={20} size={24} weight={700} className={classes.messageTitle}>
          {t('not_found_title')}
        </Text>
        <Text as="p" balanced mt={8} tone="text-dim">
          {t('not_found_text')}
        </Text>
        <Row gap={8} justify="center" wraps mt={24}>
          <Link to="/" className={buttonClass('primary')}>
            {t('to_home')}
          </Link>
          <Link to="/rng" className={buttonClass()}>
            {t('to_games')}
          </Link>
        </Row>
      </Stack>
    </div>
  )
}
