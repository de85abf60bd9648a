import { Stack } from '@croupier/kit/layout/layout.tsx'
import { searchList } from '@croupier/contract/catalogue.ts'
import { STUDIO_GAMES } from '@croupier/contract/studio.ts'
import { games as studio } from '@croupier/engine/games.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type FormEvent, useState } from 'react'
import { DrawTable } from './draw-table.tsx'
import { checkSeeds, NOTHING_PASTED, type PastedSeeds, type SeedCheck, wrongIn } from './pasted-seeds.ts'
import { Step } from '../../parts/rounds/proof-step.tsx'

const KEPT_MS = 300_000

/** Takes pasted seeds and shows what they give, step by step. */
export function SeedsForm() {
  const t = useWords('verify')
  const names = useNames()
  const [pasted, setPasted] = useState(NOTHING_PASTED)
  const [checked, setChecked] = useState<SeedCheck>()
  const [tried, setTried] = useState(false)
  const wrong = new Set(wrongIn(pasted))

  const type = (part: Partial<PastedSeeds>) => {
    setPasted((kept) => ({ ...kept, ...part }))
    setChecked(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.size === 0) setChecked(checkSeeds(pasted))
  }
  return (
    <Stack as="form" gap={14} mt={14} onSubmit={submit} noValidate>
      <Segments
        raised
        label={t('game')}
        options={STUDIO_GAMES.map((code) => ({ value: code, label: names.get(code) ?? studio[code].name }))}
        value={pasted.gameCode}
        onChange={(gameCode) => type({ gameCode })}
      />
      {(['serverSeed', 'serverSeedHash', 'clientSeed', 'nonce'] as const).map((name) => (
        <Field
          key={name}
          label={t(`paste_${name}`)}
          name={name}
          value={pasted[name]}
          optional={name === 'serverSeedHash'}
          hint={t(`rule_${name}`)}
          error={
            wrong.has(name) && tried && (pasted[name] !== '' || name !== 'serverSeedHash')
              ? t(`rule_${name}`)
              : undefined
          }
          maxLength={128}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode={name === 'nonce' ? 'numeric' : 'text'}
          onChange={({ target }) => type({ [name]: target.value })}
        />
      ))}
      <PrimaryButton type="submit" wide>
        {t('compute')}
      </PrimaryButton>
      {checked ? <Computed pasted={pasted} checked={checked} /> : null}
    </Stack>
  )
}

function Computed({ pasted, checked }: { readonly pasted: PastedSeeds; readonly checked: SeedCheck }) {
  const t = useWords('verify')
  const { kept, hash, figures } = checked
  const check = kept === undefined ? undefined : { ok: kept, words: t(kept ? 'commitment_ok' : 'commitment_wrong') }
  return (
    <Stack gap={10} aria-live="polite">
      <Step title={t('hash_of_seed')} check={check}>
        {hash}
      </Step>
      {figures ? (
        <>
          <Step title={t('step_hmac', { message: `${pasted.clientSeed.trim()}:${pasted.nonce.trim()}:0` })}>
            {figures.words.map((word) => word.toString(16).padStart(8, '0')).join(' ')}
          </Step>
          <DrawTable figures={figures} check={undefined} />
        </>
      ) : null}
    </Stack>
  )
}

/** What the games that are offered here are called. */
function useNames(): ReadonlyMap<string, string> {
  const { data } = useAsk(searchList, undefined, { staleTime: KEPT_MS, gcTime: KEPT_MS })
  return new Map((data?.games ?? []).map(({ code, displayName }) => [code, displayName]))
}
