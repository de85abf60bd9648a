import { memberRebate, setMemberRebate } from '@croupier/contract/console-lotteries.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useMay } from '../../kit/operator.tsx'
import { unlessPendingApproval } from '../../kit/pending-approval.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import type { Member } from './member-screen.tsx'
import { useMemberChanged } from './use-member-changed.ts'

/** A member's rebate point of lotteries and the top prize mode that follows; nothing at a brand without lotteries. */
export function RebateCard({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const may = useMay()('members.edit')
  const point = usePointText()
  const [changing, setChanging] = useState(false)
  const { data } = useAsk(memberRebate, { params: { memberId: member.id } })
  const rebate = data?.rebate
  if (!rebate) return null
  const { own, brand, holds, topMode } = rebate
  return (
    <Card
      title={t('rebate')}
      aside={
        may ? (
          <Button size="small" onClick={() => setChanging(true)}>
            {t('rebate_change')}…
          </Button>
        ) : undefined
      }
    >
      <Grid gap={10}>
        <Facts gap={10}>
          <Fact says={t('rebate_point')}>{t('rebate_percent', { point: point(holds) })}</Fact>
          <Fact says={t('rebate_top')}>{topMode}</Fact>
        </Facts>
        <Text as="p" size={12} tone="text-dim">
          {own === null ? t('rebate_brand') : t('rebate_own', { point: point(brand) })}
        </Text>
      </Grid>
      {changing ? <RebateDialog member={member} own={own} brand={brand} onClose={() => setChanging(false)} /> : null}
    </Card>
  )
}

function usePointText() {
  const language = useLanguage()
  return (point: number) => point.toLocaleString(language, { minimumFractionDigits: 1 })
}

interface RebateDialogProps {
  readonly member: Member
  readonly own: number | null
  readonly brand: number
  readonly onClose: () => void
}

function RebateDialog({ member, own, brand, onClose }: RebateDialogProps) {
  const t = useWords('members')
  const changed = useMemberChanged()
  const text = usePointText()
  const [typed, setTyped] = useState(own === null ? '' : text(own))
  const point = pointOf(typed)
  const rises = point !== undefined && (point ?? brand) > (own ?? brand)
  const wrong = point === undefined ? t('rebate_wrong') : undefined
  return (
    <ReasonDialog
      title={t('rebate_title', { account: member.account })}
      consequence={
        <>
          <Field
            label={t('rebate_field')}
            hint={t('rebate_hint', { point: text(brand) })}
            inputMode="decimal"
            value={typed}
            maxLength={5}
            error={wrong}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p>{t('rebate_text')}</p>
        </>
      }
      action="members.rebate"
      tone={rises ? 'two' : 'plain'}
      confirm={t(rises ? 'rebate_ask' : 'rebate_save')}
      blocked={wrong ?? (point === own ? t('rebate_same') : undefined)}
      onClose={onClose}
      onConfirm={async (because) => {
        const body = { point: point ?? null, ...because }
        await ask(setMemberRebate, { params: { memberId: member.id }, body }).catch(unlessPendingApproval)
        await changed()
        onClose()
      }}
    />
  )
}

const MOST = 8

/** What was typed, with either sign before the decimal; null for nothing, undefined where it is no point. */
function pointOf(typed: string): number | null | undefined {
  const plain = typed.trim().replace(',', '.')
  if (plain === '') return null
  const point = /^\d(\.\d)?$/.test(plain) ? Number(plain) : undefined
  return point !== undefined && point <= MOST ? point : undefined
}
