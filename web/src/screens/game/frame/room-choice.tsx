import { Text } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { roomList } from '@croupier/contract/catalogue.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArmchair } from '@tabler/icons-react'
import classes from './room-choice.module.css'

interface RoomChoiceProps {
  readonly rooms: ReplyOf<typeof roomList>['list']
  readonly onChoose: (roomId: string) => void
}

/** A game that has rooms asks first in which one to sit down. */
export function RoomChoice({ rooms, onChoose }: RoomChoiceProps) {
  const t = useWords('catalogue')
  const look = useMoneyLook()
  return (
    <section className={classes.rooms} aria-labelledby="rooms">
      <h2 id="rooms">{t('rooms')}</h2>
      <ul>
        {rooms.map(({ roomId, displayName, seats, minBet, maxBet }) => (
          <li key={roomId}>
            <button type="button" className={classes.room} onClick={() => onChoose(roomId)}>
              <IconArmchair size={24} aria-hidden />
              <span className={classes.name}>
                <strong>{displayName}</strong>
                <small>{t('room_seats', { count: seats })}</small>
              </span>
              <Text atEnd text="end" num className={classes.stakes}>
                <small>{t('room_stakes')}</small>
                {t('room_range', { min: moneyText(minBet, look), max: moneyText(maxBet, look) })}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
