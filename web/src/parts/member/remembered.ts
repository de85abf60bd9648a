const KEY = 'rememberedUntil'
const REMEMBERED_MS = 24 * 3_600_000

/** Note that this browser holds a remember-me cookie, which scripts cannot see; without the note no guest asks for a session in vain. */
export const noteRemembered = () => localStorage.setItem(KEY, String(Date.now() + REMEMBERED_MS))

/** Delete the note: after a logout, or when the cookie has turned out to be void. */
export const forgetRemembered = () => localStorage.removeItem(KEY)

/** Whether a remember-me cookie may be there. */
export const isRemembered = () => Number(localStorage.getItem(KEY) ?? 0) > Date.now()
