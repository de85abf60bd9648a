import { Row, Text } from '@croupier/kit/layout/layout.tsx'
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
    <Row
      as="section"
      align="center"
      justify="between"
      wraps
      padY={20}
      padX={28}
      radius={16}
      className={classes.band}
      aria-labelledby="jackpot"
    >
      <div>
        <Row as="h2" gap={8} align="center" size={14} weight={600} id="jackpot" className={classes.title}>
          <IconCrown size={18} aria-hidden />
          {t('jackpot_of', { game: name })}
        </Row>
        <Text as="p" num mt={2} size={32} weight={700} className={classes.pot}>
          <Money amount={shown} />
        </Text>
      </div>
      <Link to="/rng" search={{ show: 'jackpot' }} className={buttonClass('secondary')}>
        {t('jackpot_games')}
      </Link>
    </Row>
  )
}

/** What the live channel says of the pot; undefined for whatever is no amount. */
const potIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'pot' in data && typeof data.pot === 'string' ? data.pot : undefined
