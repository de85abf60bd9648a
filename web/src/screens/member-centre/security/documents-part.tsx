import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { FILE_MB, sendDocument } from '@croupier/contract/security.ts'
import { ask } from '@croupier/kit/calls.ts'
import { dateFormat } from '@croupier/kit/formats.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconCircleCheck, IconClock, IconFileUpload, IconId, IconMapPin, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { FilePick } from '../../../parts/centre/file-pick.tsx'
import { Part } from './part.tsx'
import type { Security } from './score.ts'
import type { PartProps } from './security-center.tsx'
import classes from './security.module.css'
import { useSending } from './use-sending.ts'

type MemberDocument = Security['documents'][number]

const ICONS = { passport: IconWorld, id_card: IconId, proof_of_address: IconMapPin }

/** Papers that prove who the member is, and how far each has come. */
export function DocumentsPart({ facts, onBack }: PartProps) {
  const t = useWords('security')
  return (
    <Part title={t('documents')} lead={t('documents_lead')} onBack={onBack}>
      <Grid as="ul" gap={10}>
        {facts.documents.map((paper) => (
          <PaperCard key={paper.kind} paper={paper} />
        ))}
      </Grid>
    </Part>
  )
}

const STATE_ICONS = { none: undefined, pending: IconClock, accepted: IconCircleCheck, refused: IconFileUpload }

function PaperCard({ paper: { kind, state, reason, uploadedAt } }: { readonly paper: MemberDocument }) {
  const t = useWords('security')
  const language = useLanguage()
  const [tooLarge, setTooLarge] = useState(false)
  const sending = useSending(() => undefined)
  const Icon = ICONS[kind]
  const Mark = STATE_ICONS[state]
  const day = uploadedAt ? dateFormat(language, { dateStyle: 'medium' }).format(new Date(uploadedAt)) : ''
  const upload = (file: File) => {
    setTooLarge(file.size > FILE_MB * 1024 * 1024)
    if (file.size <= FILE_MB * 1024 * 1024) sending.send(() => ask(sendDocument, { body: { kind }, file }))
  }
  return (
    <Row
      as="li"
      gap={14}
      align="start"
      padY={14}
      padX={16}
      level={0}
      edge
      radius={12}
      className={classes.entry}
      aria-busy={sending.working || undefined}
    >
      <Icon size={26} stroke={1.5} aria-hidden />
      <Stack gap={2} grow size={13} tone="text-dim">
        <b>{t(`paper_${kind}`)}</b>
        <span>{t(`paper_${kind}_text`)}</span>
        <Row as="p" gap={6} align="center" className={classes.paperState} data-state={state} role="status">
          {Mark ? <Mark size={15} aria-hidden /> : null}
          {t(`paper_is_${state}`, { day })}
        </Row>
        {reason && state === 'refused' ? (
          <Text as="p" mb={8} tone="text">
            {t('paper_reason', { reason })}
          </Text>
        ) : null}
        {state === 'none' || state === 'refused' ? (
          <FilePick
            label={t(state === 'none' ? 'paper_send' : 'paper_send_again')}
            hint={t('file_hint', { max: FILE_MB })}
            error={
              tooLarge ? t('file_too_large', { max: FILE_MB }) : (sending.errorOf('file') ?? sending.refused?.message)
            }
            working={sending.working}
            atStart
            onPick={upload}
          />
        ) : null}
      </Stack>
    </Row>
  )
}
