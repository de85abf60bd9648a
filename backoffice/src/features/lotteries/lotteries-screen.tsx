import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { linkOf, LOTTERY_PARTS, type LotteryPart } from './lottery-parts.ts'
import { useChaseList } from './use-chase-list.tsx'
import { useIssueList } from './use-issue-list.tsx'
import { useLineList } from './use-line-list.tsx'
import { useLotteryList } from './use-lottery-list.tsx'

/** Lotteries, their issues, and what members have bet on them. */
export function LotteriesScreen({ part }: { readonly part: LotteryPart }) {
  const t = useWords('lotteries')
  const Shown = LISTS[part]
  return (
    <PageFrame title={t('title')} facts={t('facts')}>
      <Tabs label={t('parts')}>
        {LOTTERY_PARTS.map((one) => (
          <Link key={one} {...linkOf(one)} activeOptions={{ exact: true, includeSearch: false }}>
            {t(`tabs.${one}`)}
          </Link>
        ))}
      </Tabs>
      <Shown key={part} />
    </PageFrame>
  )
}

const Lotteries = () => <ResourceList resource={useLotteryList()} />
const Issues = () => <ResourceList resource={useIssueList()} />
const Lines = () => <ResourceList resource={useLineList()} />
const Chases = () => <ResourceList resource={useChaseList()} />

const LISTS = { lotteries: Lotteries, issues: Issues, lines: Lines, chases: Chases }
