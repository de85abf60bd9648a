import type { Category } from '@croupier/contract/field.ts'
import { Lobby } from '../lobby.tsx'

/** Slots, bingo and the house's own games share a page. */
export const EgamePage = ({ category }: { readonly category: Category }) => <Lobby category={category} />
