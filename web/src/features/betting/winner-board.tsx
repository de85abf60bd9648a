/** Who won. */
export const WinnerBoard = () => null
