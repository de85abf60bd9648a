let ahead = 0

/** Note what the server's clock said a moment ago; its clock may be moved in the sandbox. */
export function setServerTime(moment: string) {
  ahead = Date.parse(moment) - Date.now()
}

/** Milliseconds since 1970 by the server's clock, as well as the page knows it. */
export const serverNow = () => Date.now() + ahead
