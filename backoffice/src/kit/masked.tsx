import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconEye } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import classes from './masked.module.css'
import { type ReasonInput, ReasonDialog } from './reason-dialog.tsx'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'

const OPEN_S = 60

interface MaskedProps {
  /** As the server sends it: masked. */
  readonly value: string
  /** What it is and whose, for the dialog: “the mobile number of member14”. */
  readonly what: string
  /** Fetches the open value and has it recorded; no eye without it. */
  readonly open?: ((because: ReasonInput) => Promise<string>) | undefined
}

/** A personal value: masked, and for those who may with an eye that shows it for a minute. */
export function Masked({ value, what, open }: MaskedProps) {
  const t = useWords('pieces')
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState<string>()
  return (
    <Row as="span" inline gap={6} align="center" nowrap>
      <span className="mono">{shown ?? value}</span>
      {shown === undefined ? null : <Countdown onEnd={() => setShown(undefined)} />}
      {open && shown === undefined ? (
        <IconButton size="tiny" label={t('show_what', { what })} onClick={() => setAsking(true)}>
          <IconEye size={15} aria-hidden />
        </IconButton>
      ) : null}
      {asking && open ? (
        <ReasonDialog
          title={t('show_title', { what })}
          consequence={t('show_recorded')}
          action="members.unmask"
          confirm={t('show_confirm', { seconds: OPEN_S })}
          onClose={() => setAsking(false)}
          onConfirm={async (because) => {
            setShown(await open(because))
            setAsking(false)
          }}
        />
      ) : null}
    </Row>
  )
}

/** Seconds that are left, and what happens when there are none. */
function Countdown({ onEnd }: { readonly onEnd: () => void }) {
  const t = useWords('pieces')
  const [left, setLeft] = useState(OPEN_S)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const endsAt = Date.now() + OPEN_S * 1000
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
      if (Date.now() >= endsAt) end()
    }, 500)
    return () => clearInterval(timer)
  }, [])
  return (
    <Text as="small" padX={6} size={12} leading={18} weight={600} tone="warn" radius={6} className={classes.left}>
      {t('seconds_left', { seconds: left })}
    </Text>
  )
}
