/** What the address of the promotions page says: which shelf is looked at. */
export interface ShelfSearch {
  readonly category?: string
}

/** Read the address of the promotions page; what makes no sense is left out. */
export const readShelf = ({ category }: Readonly<Record<string, unknown>>): ShelfSearch =>
  typeof category === 'string' && /^[a-z]{2,20}$/.test(category) ? { category } : {}
