/** Pages of 200 rows that an agent's file takes at most: 10,000 rows. */
export const EXPORT_PAGES = 50
