/** A number from 0 to 1, so that not everyone comes back at once. */
export const spread = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255
