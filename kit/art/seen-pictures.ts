/** So many pictures are known to be at hand; the one that was longest not shown is forgotten first. */
export const PICTURES_KEPT = 200
/** So often a picture is asked for before its ground is all there is. */
export const ATTEMPTS = 3

/** Remembers which pictures have arrived, so that they are drawn at once wherever they are shown again. */
export function pictureMemory(most: number) {
  const kept = new Set<string>()
  const remember = (src: string) => {
    kept.delete(src)
    kept.add(src)
    const [oldest] = kept
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }
  return { remember, has: (src: string) => kept.has(src) }
}

/** The pictures of this page. */
export const seenPictures = pictureMemory(PICTURES_KEPT)
