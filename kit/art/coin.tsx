import { drawn } from './drawn.ts'

/** The house's gold coin with the clover. Decoration; only for wins and stages. */
export function Coin({ size = 32 }: { readonly size?: number }) {
  return <img src={drawn('things/coin.svg')} alt="" width={size} height={size} decoding="async" draggable={false} />
}
