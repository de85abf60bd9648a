import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck } from '@tabler/icons-react'
import { prefetch } from '../../parts/modals/prefetch.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useRegistration } from '../../parts/site/use-registration.ts'
import classes from './side-card.module.css'

/** Beside the hero for a visitor: why to join, and how. */
export function GuestCard() {
  const t = useWords('home')
  const open = useOpenModal()
  const registration = useRegistration()
  return (
    <section className={`card ${classes.side}`} aria-label={t('join_title')}>
      <Text as="h2" balanced size={22} weight={700} className={classes.sideTitle}>
        {t('join_title')}
      </Text>
      <Text as="p" mt={6} tone="text-dim" className={classes.dim}>
        {t('join_text')}
      </Text>
      <Stack as="ul" gap={12} size={13} className={classes.reasons}>
        {['join_proof', 'join_return', 'join_record'].map((reason) => (
          <li key={reason}>
            <IconCheck size={17} aria-hidden />
            {t(reason)}
          </li>
        ))}
      </Stack>
      <Stack gap={8} className={classes.sideButtons}>
        {registration ? (
          <PrimaryButton
            size="large"
            wide
            onPointerEnter={() => prefetch('registerModal')}
            onClick={() => open('registerModal')}
          >
            {t('create_account')}
          </PrimaryButton>
        ) : null}
        <Button
          size="large"
          wide
          tone={registration ? 'secondary' : 'primary'}
          onPointerEnter={() => prefetch('loginPopupModal')}
          onClick={() => open('loginPopupModal')}
        >
          {t('have_account')}
        </Button>
      </Stack>
    </section>
  )
}
