import { studioGame } from '@croupier/contract/studio.ts'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useTopic } from '@croupier/kit/live.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCrown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCounted } from '../../parts/wallet/use-balance.ts'
import classes from './jackpot-band.module.css'

/** The game whose every round may take the pot. */
const GAME = 'LUCKY_TWENTY'

/** What stands in the pot now, and the way to the games that feed one. */
export function JackpotBand() {
  const { data } = useAsk(studioGame, { params: { gameCode: GAME } }, { staleTime: 60_000 })
  return data?.pot ? <Band key={data.name} name={data.name} pot={data.pot} /> : null
}

function Band({ name, pot }: { readonly name: string; readonly pot: string }) {
  const t = useWords('home')
  const [told, setTold] = useState(pot)
  useTopic(`pot:${GAME}`, (data) => setTold(potIn(data) ?? told))
  const shown = useCounted(told)
  return (
    <section className={classes.band} aria-labelledby="jackpot">
      <div>
        <h2 id="jackpot" className={classes.title}>
          <IconCrown size={18} aria-hidden />
          {t('jackpot_of', { game: name })}
        </h2>
        <p className={classes.pot}>
          <Money amount={shown} />
        </p>
      </div>
      <Link to="/rng" search={{ show: 'jackpot' }} className={buttonClass('secondary')}>
        {t('jackpot_games')}
      </Link>
    </section>
  )
}

/** What the live channel says of the pot; undefined for whatever is no amount. */
const potIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'pot' in data && typeof data.pot === 'string' ? data.pot : undefined
