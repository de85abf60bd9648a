import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import type { systemStatus } from '@croupier/contract/brand.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconHeadset } from '@tabler/icons-react'
import { useContractWords } from '../../parts/site/contract-words.ts'
import { ServiceNotice } from '../service/service-notice.tsx'
import { useService } from '../service/use-service.ts'
import { ReopeningTime } from './reopening-time.tsx'
import { DoorFrame } from './door-frame.tsx'
import { DoorScene } from './door-scene.tsx'
import classes from './status.module.css'
import { VisitorLocation } from './visitor-location.tsx'

type Status = ReplyOf<typeof systemStatus>

/** The doors are closed: why, what is safe, and whom to ask. Opens itself when they open. */
export function StatusPage({ status }: { readonly status: Status }) {
  const t = useWords('doors')
  const restricted = status.status === 2
  return (
    <DoorFrame>
      <Stack as="section" align="center" text="center" className={classes.message} role="alert">
        <DoorScene restricted={restricted} />
        <Sentence code={restricted ? 'region_restricted' : 'system_maintenance'} />
        {restricted ? null : (
          <Text as="p" balanced mt={14} size={16} tone="text-dim">
            {t('money_safe')}
          </Text>
        )}
      </Stack>
      {restricted ? <VisitorLocation location={status.location} /> : <ReopeningTime until={status.maintenanceUntil} />}
      <Contact />
      {restricted ? (
        <Text as="p" mt={20} size={13} tone="text-dim" text="center">
          {t('travellers')}
        </Text>
      ) : null}
    </DoorFrame>
  )
}

/** The very sentence with which every call is refused. */
function Sentence({ code }: { readonly code: 'region_restricted' | 'system_maintenance' }) {
  const words = useContractWords()
  return <h1 className={code === 'region_restricted' ? classes.long : classes.title}>{words.refusal(code)}</h1>
}

function Contact() {
  const t = useWords('doors')
  const service = useService()
  return (
    <>
      <Row gap={12} justify="center" wraps mt={24}>
        <PrimaryButton size="large" onClick={service.open}>
          <IconHeadset size={20} aria-hidden />
          {t('contact')}
        </PrimaryButton>
      </Row>
      <ServiceNotice service={service} />
    </>
  )
}
