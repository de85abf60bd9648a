/** Calls back so long after the current state has been painted; answers how to cancel it. */
export function afterNextPaint(then: () => void, laterMs = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A task after a frame began: the frame is on the screen by then.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then, laterMs)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
