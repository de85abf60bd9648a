/** Terms of a tournament with one prize, from now for an hour. */
export const terms = (now: Date, prize: string) => ({
  names: { en: 'Sweep' },
  metric: 'turnover' as const,
  category: null,
  games: [],
  stakeMin: '1.00',
  prizes: [prize],
  startsAt: now.toISOString(),
  endsAt: new Date(now.getTime() + 3_600_000).toISOString(),
  repeats: 'never' as const,
})
