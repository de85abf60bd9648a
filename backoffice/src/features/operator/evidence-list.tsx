import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { Evidence } from '@croupier/contract/approvals.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowRight } from '@tabler/icons-react'
import { useSettingPath } from '../../kit/setting-name.ts'
import classes from './approvals.module.css'
import { EvidenceValue } from './evidence-value.tsx'

interface EvidenceListProps {
  readonly evidence: readonly Evidence[]
  /** Who has asked and typed. */
  readonly askedBy: string
}

/** The case line by line: what is so, what the first person typed of it, and what it becomes. */
export const EvidenceList = ({ evidence, askedBy }: EvidenceListProps) => (
  <dl className={classes.evidence}>
    {evidence.map((one, at) => (
      // The same label may stand twice, such as two pictures.
      <EvidenceLine key={`${at} ${one.label}`} one={one} askedBy={askedBy} />
    ))}
  </dl>
)

function EvidenceLine({ one, askedBy }: { readonly one: Evidence; readonly askedBy: string }) {
  const t = useWords('approvals')
  const name = useEvidenceName()
  const { value, typed, becomes, differs } = one
  return (
    <div data-differs={differs || undefined}>
      <dt>{name(one)}</dt>
      <dd>
        <Row as="p" gapY={4} gapX={6} align="baseline" className={classes.now}>
          {becomes !== undefined && value === null ? null : <EvidenceValue one={one} value={value} />}
          {becomes === undefined ? null : (
            <>
              <IconArrowRight size={14} role="img" aria-label={t('becomes')} />
              <ins>
                <EvidenceValue one={one} value={becomes} />
              </ins>
            </>
          )}
        </Row>
        {typed === undefined ? null : (
          <Text as="p" size={12} tone="text-dim" className={classes.typed}>
            {t('typed', { name: askedBy })}: <EvidenceValue one={one} value={typed} />{' '}
            <em>{t(differs ? 'differs' : 'same')}</em>
          </Text>
        )}
      </dd>
    </div>
  )
}

/** What a fact is called: settings by their own names, and what it is of behind it. */
function useEvidenceName() {
  const t = useWords('approvals')
  const tables = useWords('tables')
  const setting = useSettingPath()
  return ({ label, kind, of }: Evidence) => {
    const words = t(`labels.${label}`)
    if (of === undefined) return words
    if (kind === 'setting') return setting(of.split('.'))
    if (label === 'house_limit') return t('of', { label: words, of: t(`limit_of.${of.replace('.', '_')}`) })
    return t('of', { label: words, of: tables(`groups.${of}`) })
  }
}
