/** Calls once what stands now has been painted, so long after it; answers how to call it off. */
export function oncePainted(then: () => void, laterMs = 0): () => void {
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
