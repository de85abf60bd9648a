let host = ''

/** From here on pictures come from the first of the brand's hosts of pictures; from the site itself where there is none. */
export function setPictureHosts([first]: readonly string[]) {
  host = first === undefined ? '' : first.replace(/\/$/, '')
}

const isOwn = (path: string) => path.startsWith('/') && !path.startsWith('//')

/** Where a picture of the site is fetched; one that lies elsewhere stays there. */
export const hosted = (path: string): string => (isOwn(path) ? `${host}${path}` : path)

/** The same for a set of pictures with their widths. */
export const hostedSet = (set: string): string =>
  set
    .split(', ')
    .map((one) => hosted(one))
    .join(', ')
