import { type DrawCheck, type DrawRecord, verifyDraw } from '@croupier/engine/lottery/verify-draw.ts'
import { hashes, linkHmac } from '@croupier/kit/hashes.ts'
import { useEffect, useMemo, useState } from 'react'
import { hashFurther } from './hash-further.ts'

export interface DrawVerdict {
  readonly checks: readonly DrawCheck[]
  /** How far the way to the published head has been hashed; undefined where there is no link to begin at. */
  readonly hashed: number | undefined
  /** Undefined while it is not known. */
  readonly ok: boolean | undefined
}

/** The way to the head is walked apart from all else. */
const NO_WALK = -1

/** Draws an issue again in this page: everything at once but the way to the published head, which takes its time. */
export function useDrawVerification(record: DrawRecord): DrawVerdict {
  const { hashed, head } = useHead(record)
  const checks = useMemo(() => checksOf(record), [record])
  const isRevealed = record.proof === undefined || record.proof.hash !== null
  const all = head ? [...checks, head] : checks
  const isOver = isRevealed && (record.proof === undefined || head !== undefined)
  const isWrong = isRevealed && all.some(({ ok }) => !ok)
  return { checks: all, hashed, ok: isWrong ? false : isOver ? true : undefined }
}

function checksOf(record: DrawRecord): readonly DrawCheck[] {
  if (record.proof?.hash === null) return []
  const { checks } = verifyDraw(record, { sha256: hashes.sha256, linkHmac }, NO_WALK)
  return checks.filter(
    ({ check }) =>
      // A void issue has no numbers, and a link need not have been told yet.
      !(check === 'numbers' && record.result.length === 0) && !(check === 'link' && record.proof?.linkAfter === ''),
  )
}

interface HeadWalk {
  /** Which way it is about: another record's is not ours. */
  readonly link: string
  readonly hashed: number
  readonly head?: DrawCheck
}

/** Walks from the link to the published head. */
function useHead({ proof }: DrawRecord) {
  const { hash = null, toHead = 0, head = '' } = proof ?? {}
  const [walk, setWalk] = useState<HeadWalk>()
  useEffect(() => {
    if (hash === null) return
    const stop = new AbortController()
    const onDone = (hashed: number) => setWalk({ link: hash, hashed })
    void hashFurther({ link: hash, times: toHead, signal: stop.signal, onDone }).then((expected) => {
      if (expected === undefined) return
      setWalk({ link: hash, hashed: toHead, head: { check: 'head', ok: expected === head, expected, found: head } })
    })
    return () => stop.abort()
  }, [hash, toHead, head])
  if (hash === null) return { hashed: undefined, head: undefined }
  const isOurs = walk?.link === hash && (walk.head?.found ?? head) === head
  return isOurs ? walk : { hashed: 0, head: undefined }
}
