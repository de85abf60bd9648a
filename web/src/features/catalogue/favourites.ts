/** The favourites with one more, which comes first; one that is there already stays where it is. */
export const added = (list: readonly string[], nodeId: string): readonly string[] =>
  list.includes(nodeId) ? list : [nodeId, ...list]

/** The favourites without one. */
export const removed = (list: readonly string[], nodeId: string): readonly string[] =>
  list.filter((one) => one !== nodeId)
