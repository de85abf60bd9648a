/** Checks a round's proof. */
export const VerifyPage = () => null
