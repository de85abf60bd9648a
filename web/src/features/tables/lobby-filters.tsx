import { Grid, Surface } from '@croupier/kit/layout/layout.tsx'
import type { LobbyTable } from '@croupier/contract/tables.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconAdjustmentsHorizontal, IconHourglass, IconSortDescending, IconStar } from '@tabler/icons-react'
import { useState } from 'react'
import { Choice } from '../../parts/page/choice.tsx'
import { LIVE_FILTERS } from './live-search.ts'
import type { LiveSearch } from './live-search.ts'
import classes from './live-tables.module.css'
import { leastStakes } from './shown-tables.ts'

interface LobbyFiltersProps {
  readonly tables: readonly LobbyTable[]
  readonly search: LiveSearch
  readonly onChange: (change: LiveSearch) => void
}

/** What narrows the tables down: limits, those that take bets, favourites, and long runs first. On a phone in a sheet. */
export function LobbyFilters(props: LobbyFiltersProps) {
  const t = useWords('tables')
  const [open, setOpen] = useState(false)
  const { least, only, roads } = props.search
  const set = [least, only, roads].filter((each) => each !== undefined).length
  return (
    <>
      <span className={classes.switches}>
        <Switches {...props} />
      </span>
      <button type="button" className={classes.sheet} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconAdjustmentsHorizontal size={16} aria-hidden /> {t('filters')}
        {set > 0 ? (
          <Surface as="b" leading={20} text="center" radius={10}>
            {set}
          </Surface>
        ) : null}
      </button>
      {open ? (
        <ModalFrame
          title={t('filters')}
          onClose={() => setOpen(false)}
          foot={
            <PrimaryButton wide onClick={() => setOpen(false)}>
              {t('show_tables')}
            </PrimaryButton>
          }
        >
          <Grid as="span" gap={10} className={classes.inSheet}>
            <Switches {...props} />
          </Grid>
        </ModalFrame>
      ) : null}
    </>
  )
}

const ICONS = { betting: IconHourglass, stars: IconStar } as const

function Switches({ tables, search, onChange }: LobbyFiltersProps) {
  const t = useWords('tables')
  const look = useMoneyLook()
  const guest = useSession() === undefined
  const { least, only, roads } = search
  return (
    <>
      <Choice
        label={t('limits')}
        all={t('any')}
        value={least}
        options={leastStakes(tables).map((value) => ({ value, text: t('from', { amount: moneyText(value, look) }) }))}
        onChoose={(chosen) => onChange({ least: chosen })}
      />
      {LIVE_FILTERS.filter((each) => each !== 'stars' || !guest).map((each) => {
        const Icon = ICONS[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={only === each}
            onClick={() => onChange({ only: only === each ? undefined : each })}
          >
            <Icon size={16} aria-hidden /> {t(`only_${each}`)}
          </button>
        )
      })}
      <button type="button" aria-pressed={roads === true} onClick={() => onChange({ roads: roads ? undefined : true })}>
        <IconSortDescending size={16} aria-hidden /> {t('good_roads')}
      </button>
    </>
  )
}
