import { pictureUrl } from './picture-url.ts'

/** The house's gold coin with the clover. Decoration; only for wins and stages. */
export function Coin({ size = 32 }: { readonly size?: number }) {
  return (
    <img src={pictureUrl('things/coin.svg')} alt="" width={size} height={size} decoding="async" draggable={false} />
  )
}
