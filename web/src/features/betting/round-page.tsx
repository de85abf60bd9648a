/** One round as it was. */
export const RoundPage = (_: { readonly roundId: string }) => null
