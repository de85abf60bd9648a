import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { beginLink, linkedThirdParties, type Provider, unlinkThirdParty } from '@croupier/contract/mfa.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefusedLine } from '../../../parts/page/refused-line.tsx'
import { useFreshly } from './fresh-login.tsx'
import { Panel } from '../../../parts/centre/panel.tsx'
import classes from '../../../parts/centre/panel.module.css'
import { useMoment } from '../../../parts/site/use-moment.ts'

const ICONS = { google: IconBrandGoogle, facebook: IconBrandFacebook } as const satisfies Record<Provider, unknown>
const NAMES: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' }

/** Accounts elsewhere that open this one: tie and untie them. Not there where the brand offers none. */
export function ThirdPartyPanel() {
  const t = useWords('mfa')
  const moment = useMoment()
  const client = useQueryClient()
  const { freshly, dialog } = useFreshly()
  const { data } = useAsk(linkedThirdParties)
  const link = useMutation({
    mutationFn: (provider: Provider) => freshly(() => ask(beginLink, { body: { provider } })),
    onSuccess: ({ url }) => location.assign(url),
  })
  const unlink = useMutation({
    mutationFn: (provider: Provider) => freshly(() => ask(unlinkThirdParty, { params: { provider } })),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(linkedThirdParties) }),
  })
  if (!data || data.list.length === 0) return null
  return (
    <Panel title={t('third_party')} text={t('third_party_text')}>
      {link.isError || unlink.isError ? <RefusedLine error={link.error ?? unlink.error} /> : null}
      <Stack as="ul" className={classes.list}>
        {data.list.map(({ provider, linkedAt }) => {
          const Icon = ICONS[provider]
          return (
            <Row as="li" gap={12} align="center" padY={10} key={provider} className={classes.row}>
              <span className={classes.mark} data-tone={linkedAt ? 'good' : undefined}>
                <Icon size={20} aria-hidden />
              </span>
              <Text as="div" grow>
                <Row as="p" align="center" wraps weight={600} className={classes.name}>
                  {NAMES[provider]}
                </Row>
                <Text as="p" size={12} tone="text-dim" className={classes.dim}>
                  {linkedAt ? t('connected_since', { at: moment(linkedAt) }) : t('not_connected')}
                </Text>
              </Text>
              <Button size="small" onClick={() => (linkedAt ? unlink : link).mutate(provider)}>
                {t(linkedAt ? 'disconnect' : 'connect')}
              </Button>
            </Row>
          )
        })}
      </Stack>
      {dialog}
    </Panel>
  )
}
