/** The lists of the screen of lotteries, from the whole to its parts. */
export const LOTTERY_PARTS = ['lotteries', 'issues', 'lines', 'chases'] as const
export type LotteryPart = (typeof LOTTERY_PARTS)[number]

/** Where a list is shown; the lotteries themselves stand first. */
export const linkOf = (part: LotteryPart) =>
  part === 'lotteries' ? ({ to: '/lotteries' } as const) : ({ to: '/lotteries/$part', params: { part } } as const)
