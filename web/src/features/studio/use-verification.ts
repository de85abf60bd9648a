import { verifyFlight } from '@croupier/engine/verify-flight.ts'
import { verifyRound } from '@croupier/engine/verify.ts'
import { hashes } from '@croupier/kit/hashes.ts'
import { useMemo } from 'react'
import { isFlight, type ProofRecord } from '../../parts/rounds/round-record.ts'

/** More would be felt as a page that stands still. */
export const hashesMost = 20_000

/** Whether a round, computed again in this page, is what it says; undefined while its seed is secret. */
export const useVerification = (record: ProofRecord | undefined): { readonly ok: boolean } | undefined =>
  useMemo(() => {
    if (!record) return undefined
    if (isFlight(record)) return verifyFlight(record, hashes, hashesMost)
    return record.proof.serverSeed ? verifyRound(record, hashes) : undefined
  }, [record])
