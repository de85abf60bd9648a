import { useState } from 'react'
import { useMay } from '../../kit/operator.tsx'
import { WriteDialog } from '../../kit/write-dialog.tsx'
import type { DisputeCase } from './dispute-card.tsx'
import { WriteButton } from './write-button.tsx'

type Side = keyof DisputeCase['sides']

/** Who of the two is being written to, and who is asked first: the payer who has shown no picture, else the receiver. */
export function useDisputeWriting({ sides }: DisputeCase) {
  const may = useMay()('members.message')
  const [to, write] = useState<Side>()
  const first: Side = sides.payer.proof === null ? 'payer' : 'receiver'
  return { may, to, first, write }
}

interface DisputeWritingProps {
  readonly one: DisputeCase
  readonly writing: ReturnType<typeof useDisputeWriting>
}

/** Both can be asked: the first one by the key. */
export function DisputeWriting({ one, writing: { may, to, first, write } }: DisputeWritingProps) {
  if (!may) return null
  const other = first === 'payer' ? 'receiver' : 'payer'
  return (
    <>
      <WriteButton account={one[first]} shortcut="M" onPress={() => write(first)} />
      <WriteButton account={one[other]} onPress={() => write(other)} />
      {to ? (
        <WriteDialog
          memberId={one.sides[to].member.id}
          account={one[to]}
          about={one.reference}
          onClose={() => write(undefined)}
        />
      ) : null}
    </>
  )
}
