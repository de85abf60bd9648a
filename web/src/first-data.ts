import { systemStatus, whitelabel } from '@croupier/contract/brand.ts'
import { FIRST_DATA_ID, type FirstData, statusAsked } from '@croupier/contract/page.ts'
import { ask } from '@croupier/kit/calls.ts'

/** What came with the page; asked for where the page came without, as from the development server. */
export async function firstData(): Promise<FirstData> {
  const block = document.getElementById(FIRST_DATA_ID)
  // Our own server wrote it.
  if (block?.textContent) return JSON.parse(block.textContent) as FirstData
  const [brand, { serverTime }] = await Promise.all([
    ask(whitelabel),
    ask(systemStatus, { query: statusAsked(window.location.host) }),
  ])
  return { whitelabel: brand, language: '', serverTime, answers: [] }
}
