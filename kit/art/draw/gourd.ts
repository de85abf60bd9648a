import { freshId } from './svg.ts'

/** A bottle gourd with a red ribbon, in a box of 100 units. */
export function gourd(): string {
  const id = freshId()
  const body =
    'M50 20C38 20 33 28 35 36C36 42 40 45 39 49C37 54 21 57 21 75C21 90 34 97 50 97C66 97 79 90 79 75C79 57 63 54 61 49C60 45 64 42 65 36C67 28 62 20 50 20Z'
  return `<defs><radialGradient id="${id}a" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#FFE27A"/><stop offset=".5" stop-color="#F0A92B"/><stop offset="1" stop-color="#A85A0A"/></radialGradient></defs><path d="M50 20C49 12 54 6 62 5" fill="none" stroke="#4E8B2C" stroke-width="6" stroke-linecap="round"/><path d="M56 12C64 4 78 6 82 14C74 20 62 20 56 12Z" fill="#5FAE38"/><path d="${body}" fill="url(#${id}a)" stroke="#8A4A08" stroke-width="2"/><path d="M37 47C45 53 55 53 63 47L64 53C55 59 45 59 36 53Z" fill="#D3263B"/><path d="M60 52L72 62M60 53L66 68" stroke="#D3263B" stroke-width="4" stroke-linecap="round"/><path d="M31 72C31 64 36 60 42 58" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" opacity=".7"/><path d="M42 31C43 27 46 26 49 26" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>`
}
