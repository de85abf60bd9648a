/** Which pieces on a table lie over each other or outside of the box that they are shown in; those of a seat overlap on purpose. */
export function overlapsIn(felt: Element | null): readonly string[] {
  if (!felt) return ['there is no felt']
  const box = felt.getBoundingClientRect()
  const named = (part: Element) => `${part.tagName} ${part.textContent?.slice(0, 20)}`
  const inSeat = (part: Element) => part.closest('[role=img]') !== null
  const meet = (one: Element, other: Element, by: number) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return width > 2 && height > by
  }
  const drawn = [...felt.querySelectorAll('svg, img, i')].filter(
    (part) => part.getBoundingClientRect().width > 8 && part.checkVisibility({ visibilityProperty: true }),
  )
  if (drawn.length === 0) return ['nothing lies on the felt']
  // Layers of a drawing, such as those of the wheel, lie on each other.
  const pieces = drawn.filter((part) => !part.querySelector('defs') && !part.closest('button'))
  const texts = [...felt.querySelectorAll('b, span')].filter(
    (part) => part.childElementCount === 0 && part.textContent?.trim() && !part.closest('.sr-only, svg'),
  )
  const outside = [...drawn, ...texts].filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
  })
  const over = (parts: readonly Element[], by: number) =>
    parts.flatMap((one, at) =>
      parts
        .slice(at + 1)
        .filter((other) => !one.contains(other) && !(inSeat(one) && inSeat(other)) && meet(one, other, by))
        .map((other) => `${named(one)} over ${named(other)}`),
    )
  return [...outside.map((part) => `outside: ${named(part)}`), ...over(pieces, 2), ...over(texts, 4)]
}
