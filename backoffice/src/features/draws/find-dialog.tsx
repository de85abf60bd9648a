import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Stack } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useLotteries } from '../../kit/use-lotteries.ts'
import { Labelled } from '../../kit/labelled.tsx'

const NUMBER = /^\d{6,16}$/
const CODE = /^[A-Z][A-Z0-9_]{2,29}$/

/** Opens any draw by its lottery and number, such as one that was paid days ago. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('draws')
  const navigate = useNavigate()
  const choices = useLotteries()
  const [typed, setCode] = useState<string>()
  const [number, setNumber] = useState('')
  const [tried, setTried] = useState(false)
  const gameCode = typed ?? choices?.[0]?.value ?? ''
  // Members see it with a dash.
  const issueNo = number.replaceAll(/[\s-]/g, '')
  const wrongCode = tried && !CODE.test(gameCode) ? t('find.wrong_code') : undefined
  const wrongNumber = tried && !NUMBER.test(issueNo) ? t('find.wrong_number') : undefined
  const open = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!CODE.test(gameCode) || !NUMBER.test(issueNo)) return
    void navigate({ to: '/draws/$gameCode/$issueNo', params: { gameCode, issueNo } })
  }
  return (
    <ModalFrame title={t('find.title')} lead={t('find.text')} onClose={onClose}>
      <Stack as="form" gap={14} onSubmit={open}>
        {choices === undefined ? (
          <Field
            label={t('code')}
            value={gameCode}
            error={wrongCode}
            onChange={({ target }) => setCode(target.value.toUpperCase())}
          />
        ) : (
          <Labelled label={t('lottery')} wrong={wrongCode} besideFields>
            <select value={gameCode} onChange={({ target }) => setCode(target.value)}>
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Labelled>
        )}
        <Field
          label={t('find.number')}
          inputMode="numeric"
          value={number}
          error={wrongNumber}
          hint={t('find.number_hint')}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Button tone="primary" type="submit">
          {t('find.open')}
        </Button>
      </Stack>
    </ModalFrame>
  )
}
