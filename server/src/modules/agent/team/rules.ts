interface Stance {
  readonly isAgent: boolean
  /** From the asker: one is right below. */
  readonly depth: number
}

/** Whether the asker reads the whole account: of agents, of those right below, and the own one. */
export const isShownInFull = ({ isAgent, depth }: Stance): boolean => isAgent || depth <= 1
