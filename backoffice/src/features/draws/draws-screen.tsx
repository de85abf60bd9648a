import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '@croupier/kit/form/button.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { TabCount, Tabs } from '../../kit/tabs.tsx'
import { type DrawPart, linkOf, useDrawTabs } from './draw-tabs.ts'
import { FindDialog } from './find-dialog.tsx'
import { useCorrections } from './use-corrections.tsx'
import { type DrawTab, useDraws } from './use-draws.tsx'

/** Draws of lotteries by what is to be done about them. */
export function DrawsScreen({ part }: { readonly part: DrawPart }) {
  const t = useWords('draws')
  const tabs = useDrawTabs()
  const [finding, setFinding] = useState(false)
  return (
    <PageFrame
      title={t('title')}
      facts={t('facts')}
      actions={
        <Button size="small" onClick={() => setFinding(true)}>
          <IconSearch size={15} aria-hidden />
          {t('find.action')}…
        </Button>
      }
    >
      <Tabs label={t('parts')}>
        {tabs.map(({ stage, name, count }) => (
          <Link key={stage} {...linkOf(stage)} activeOptions={{ exact: true, includeSearch: false }}>
            {name}
            <TabCount count={count} />
          </Link>
        ))}
      </Tabs>
      {part === 'corrections' ? <Corrections /> : <Draws key={part} tab={part} />}
      {finding ? <FindDialog onClose={() => setFinding(false)} /> : null}
    </PageFrame>
  )
}

const Draws = ({ tab }: { readonly tab: DrawTab }) => <ResourceList resource={useDraws(tab)} />

const Corrections = () => <ResourceList resource={useCorrections()} />
