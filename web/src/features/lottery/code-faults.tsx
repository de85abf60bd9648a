import type { ReadShortCode, ShortFault } from '@croupier/engine/lottery/short-code.ts'
import type { TextSpan } from '@croupier/engine/lottery/typed-text.ts'
import { Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from './short-code.module.css'

interface CodeFaultsProps {
  readonly text: string
  readonly read: ReadShortCode
  /** Leads to a place of the text. */
  readonly onShow: (span: TextSpan) => void
}

/** So many faults are named at once. */
const NAMED_MAX = 20
const WORD_MAX = 24

/** What is wrong in the short code, each at its place, and which numbers stand twice. */
export function CodeFaults({ text, read: { faults, doubles }, onShow }: CodeFaultsProps) {
  const t = useWords('lottery')
  const named = faults.slice(0, NAMED_MAX)
  const doubled = [...new Set(doubles.map(({ number }) => number))]
  return (
    <div role="status">
      {named.length > 0 ? (
        <ul className={classes.faults} aria-label={t('code_faults')}>
          {named.map((fault) => (
            <li key={`${fault.start} ${fault.kind}`}>
              <button type="button" className={classes.fault} onClick={() => onShow(fault)}>
                {t('code_at', {
                  line: lineOf(text, fault.start),
                  text: text.slice(fault.start, Math.min(fault.end, fault.start + WORD_MAX)),
                })}{' '}
                {faultText(fault, t)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {faults.length > NAMED_MAX ? (
        <Text as="p" size={12} tone="loss">
          {t('code_faults_more', { count: faults.length - NAMED_MAX })}
        </Text>
      ) : null}
      {doubled.length > 0 ? (
        <Text as="p" size={12} tone="text-dim" breaks>
          {t('typed_doubled', {
            count: doubles.length,
            tickets: doubled.slice(0, NAMED_MAX).join(', ') + (doubled.length > NAMED_MAX ? ' …' : ''),
          })}
        </Text>
      ) : null}
    </div>
  )
}

/** In which line of the text a place is, from one on. */
const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

function faultText(fault: ShortFault, t: ReturnType<typeof useWords>): string {
  if (fault.kind === 'digits') return t('code_fault.digits', { digits: fault.wanted.join(', ') })
  if (fault.kind === 'count') return t('code_fault.count', { min: fault.min, max: fault.max })
  if (fault.kind === 'too_many') return t('code_fault.too_many', { most: fault.most })
  return t(`code_fault.${fault.kind}`)
}
