import { useWords } from '@croupier/kit/words.ts'
import { FourEyes, type Step } from '../../kit/four-eyes.tsx'
import type { DrawDetail } from './use-entry.ts'

/** Whose words a result needs, and whose are there. */
export function EntrySteps({ known: { entries, notices, release } }: { readonly known: DrawDetail }) {
  const t = useWords('draws')
  const [first, second] = entries
  const byOf = (entry: typeof first): Partial<Step> => (entry ? { by: entry.by, at: entry.at } : {})
  const notice = notices[0]
  const isByBureau = release === 'feed_and_one' && second === undefined
  return (
    <FourEyes
      rule={t(`steps.${release}`)}
      steps={[
        { says: t('entry.1'), ...byOf(first) },
        isByBureau
          ? { says: t('steps.bureau'), ...(notice && { by: t('steps.bureau_name'), at: notice.at }) }
          : { says: t('entry.2'), ...byOf(second), notYou: first?.own === true && second === undefined },
        { says: t('steps.release') },
      ]}
    />
  )
}
