import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { beginThirdParty, type Provider, thirdParties } from '@croupier/contract/mfa.ts'
import { useFlag } from '@croupier/kit/brand.tsx'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconBrandFacebook, IconBrandGoogle, IconDeviceMobileMessage } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './entry.module.css'
import { FreeDemo } from './free-demo.tsx'
import { RefusedLine } from '../../parts/page/refused-line.tsx'

const ICONS = { google: IconBrandGoogle, facebook: IconBrandFacebook } as const satisfies Record<Provider, unknown>

interface OtherWaysProps {
  readonly onDone: () => void
  /** To the login by a number that somebody else proves, where the brand has that beside others. */
  readonly onPhone: (() => void) | undefined
}

/** Below the login: accounts elsewhere that open one here, and play money for who has none. */
export function OtherWays({ onDone, onPhone }: OtherWaysProps) {
  const t = useWords('mfa')
  const free = useFlag('free_play')
  const { data } = useAsk(thirdParties)
  const providers = data?.list ?? []
  if (!free && !onPhone && providers.length === 0) return null
  return (
    <Stack gap={16}>
      <Row as="p" gap={12} align="center" mt={4} size={12} tone="text-dim" className={classes.or}>
        {t('or')}
      </Row>
      {onPhone ? (
        <Button wide onClick={onPhone}>
          <IconDeviceMobileMessage size={18} aria-hidden />
          {t('with_phone')}
        </Button>
      ) : null}
      {providers.map((provider) => (
        <ThirdParty key={provider} provider={provider} />
      ))}
      <FreeDemo wide onDone={onDone} />
    </Stack>
  )
}

function ThirdParty({ provider }: { readonly provider: Provider }) {
  const t = useWords('mfa')
  const [working, setWorking] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  const Icon = ICONS[provider]
  const go = () => {
    setWorking(true)
    setRefused(undefined)
    ask(beginThirdParty, { body: { provider } }).then(
      ({ url }) => location.assign(url),
      (error: unknown) => {
        setWorking(false)
        if (!(error instanceof CallRefusal)) throw error
        setRefused(error)
      },
    )
  }
  return (
    <>
      {refused ? <RefusedLine error={refused} /> : null}
      <Button wide working={working} onClick={go}>
        <Icon size={18} aria-hidden />
        {t(`with_${provider}`)}
      </Button>
    </>
  )
}
