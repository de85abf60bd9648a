import { type Line, lineProof } from '@croupier/contract/wallet.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCertificate } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { saveJson } from '../../parts/page/save-json.ts'
import classes from './account-record.module.css'

/** Saves what proves a line, for whoever wants to check it without us. */
export function ProofButton({ line: { id, position } }: { readonly line: Line }) {
  const t = useWords('wallet')
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => ask(lineProof, { params: { id } }),
    onSuccess: (proof) => saveJson(`line-${position.replace('/', '-')}.json`, proof),
  })
  return (
    <button
      type="button"
      className={classes.way}
      aria-busy={isPending}
      onClick={() => (isPending ? undefined : mutate())}
    >
      <IconCertificate size={14} aria-hidden />
      <span aria-live="polite">{t(isError ? 'proof_failed' : 'download_proof')}</span>
    </button>
  )
}
