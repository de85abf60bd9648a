const fullMs = 9000
const part = 0.9

/** How long the ball runs: nine seconds, and at a quick table so long that it lies before the result stands. */
export const spinMs = (takes: number, stepMs: number | undefined): number =>
  stepMs === undefined ? fullMs : Math.min(fullMs, Math.round(takes * stepMs * part))
