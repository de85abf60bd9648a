/** Have it said that the site could not start: by what came with the page, since anything of ours might also be missing. */
export function sayItFailed(error: unknown) {
  dispatchEvent(new Event('start_failed'))
  reportError(error)
}
