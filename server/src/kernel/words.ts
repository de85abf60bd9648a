import type { RefusalCode } from '@croupier/contract/refusal.ts'
import { faultWords, refusalWords } from '@croupier/contract/words/en.ts'
import type { Fault } from './refusal.ts'

type Fill = Readonly<Record<string, string | number>>

/** The words of a refusal in the caller's language. */
export const refusalText = (_language: string, code: RefusalCode, fill: Fill = {}): string => filled(refusalWords[code], fill)

/** The words of a fault at a field in the caller's language. */
export const faultText = (_language: string, fault: Fault): string => filled(faultWords[fault.code], fault.fill ?? {})

const filled = (words: string, fill: Fill) => words.replace(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole))
