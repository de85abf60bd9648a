let wanted = false

/** The next opening of the security centre begins with the limits. */
export function wantLimits() {
  wanted = true
}

/** Whether the limits were asked for; they are not a second time. */
export function takeWanted(): boolean {
  const taken = wanted
  wanted = false
  return taken
}
