import type { Page } from '@playwright/test'

/** What does not fit on the page that is shown: sideways scrolling, text or controls cut off, text over other text. */
export const misfitsOf = (page: Page): Promise<string[]> => page.evaluate(misfits)

/** Runs in the page, so everything it needs is inside. */
function misfits(): string[] {
  const slack = 2
  const root = document.documentElement
  const texts = textsOf(document.body)
  const controls = [...document.querySelectorAll('button, input, select, textarea, a[href]')]
    .filter(isShown)
    .flatMap((control) => partsSeen(control, control.getBoundingClientRect(), control.parentElement))
  return [
    ...(root.scrollWidth > root.clientWidth
      ? [`the page is ${root.scrollWidth} wide on ${root.clientWidth}: ${stickingOut(root.clientWidth).join(', ')}`]
      : []),
    ...[...texts, ...controls].filter(({ cut }) => cut).map(({ of }) => `cut: ${nameOf(of)}`),
    ...texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => other.of !== one.of && other.layer === one.layer && overlap(one.seen, other.seen))
        .map((other) => `over each other: ${nameOf(one.of)} | ${nameOf(other.of)}`),
    ),
  ]

  function stickingOut(width: number): string[] {
    const clipped = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (getComputedStyle(one).overflowX !== 'visible' || clipped(one.parentElement))
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > width + 1 && !clipped(one.parentElement))
      .map((one) => one.outerHTML.slice(0, 80))
  }

  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  interface SeenBox {
    readonly of: Node
    readonly seen: Box
    readonly cut: boolean
    /** What lies above the page on purpose is compared only with its like. */
    readonly layer: Element | null
  }

  function textsOf(body: Element): SeenBox[] {
    const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const found: SeenBox[] = []
    while (nodes.nextNode()) {
      const text = nodes.currentNode
      const parent = text.parentElement
      if (!parent || text.textContent?.trim() === '' || parent.closest('script, style, option') || !isShown(parent))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const line of range.getClientRects()) found.push(...partsSeen(text, line, parent))
    }
    return found
  }

  function isShown(element: Element): boolean {
    if (element.closest('svg, [aria-hidden=true], [inert], [hidden]')) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  /** A box as far as it is seen, and whether some of it cannot be reached; nothing where it is only there for readers. */
  function partsSeen(of: Node, box: Box, parent: Element | null): SeenBox[] {
    let seen = box
    let cut = false
    let layer: Element | null = null
    for (let one = parent; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one)
      const frame = one.getBoundingClientRect()
      if (frame.width <= 1 || frame.height <= 1) return []
      layer ??= style.position === 'static' || style.position === 'relative' ? null : one
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      // What scrolls can be scrolled to; what ends in an ellipsis says that it goes on.
      const told = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      const hides = (overflow: string) => (overflow === 'hidden' || overflow === 'clip') && !told
      cut ||= hides(style.overflowX) && (seen.right > frame.right + slack || seen.left < frame.left - slack)
      cut ||= hides(style.overflowY) && (seen.bottom > frame.bottom + slack || seen.top < frame.top - slack)
      seen = {
        left: Math.max(seen.left, frame.left),
        right: Math.min(seen.right, frame.right),
        top: Math.max(seen.top, frame.top),
        bottom: Math.min(seen.bottom, frame.bottom),
      }
      if (seen.right - seen.left <= 1 || seen.bottom - seen.top <= 1) return cut ? [{ of, seen, cut, layer }] : []
    }
    return [{ of, seen, cut, layer }]
  }

  function nameOf(node: Node): string {
    const label = node instanceof Element ? (node.getAttribute('aria-label') ?? node.textContent) : node.textContent
    return (label ?? '').trim().slice(0, 60)
  }

  /** Whether one covers a good part of the other; lines of a text may touch. */
  function overlap(one: Box, other: Box): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    const least = Math.min(one.bottom - one.top, other.bottom - other.top)
    return width > slack && height > least * 0.35
  }
}
