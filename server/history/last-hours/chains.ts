import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import {
  type Chain,
  chainOf,
  type MadeChain,
  makeChain,
  publishChain,
  saltChain,
  takeLink,
} from '#modules/chains/chains.ts'

/** A chain of so many links that can be dealt from, by the chance of these deps. The last link of all is only published. */
export const chainFor = (deps: Deps, links: number): Promise<MadeChain> => makeChain(deps, links + 1)

/** Publish a chain whose owner has none with links left, and draw its salt. */
export async function beginChain(deps: Deps, owner: string, made: MadeChain): Promise<void> {
  await inTransaction(deps.db, (tx) => publishChain(tx, owner, made, deps.now()))
  await inTransaction(deps.db, async (tx) => {
    const chain = await chainOf(tx, owner)
    if (chain?.salt === null) await saltChain(tx, deps, chain.id)
  })
}

/** Whether a chain was made here for so many links. */
export const isOf = ({ links }: Pick<Chain, 'links'>, wanted: number): boolean => links === wanted + 1

/** Nothing more is dealt from a chain of the past that was made for so many links: whoever knows its seed would know what comes. */
export const endChain = (deps: Deps, owner: string, links: number): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const chain = await chainOf(tx, owner)
    if (!chain || !isOf(chain, links)) return
    for (let left = chain.linksLeft; left > 0; left--) await takeLink(tx, chain.id)
  })
