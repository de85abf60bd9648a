/**
 * Columns that PostgreSQL cannot promise and that are never null all the same, by the function that asks for them, each with why.
 * The list is to shrink: what is promised by the schema stands here no longer.
 */
export const NEVER_NULL: Readonly<Record<string, string>> = {
  'findStage.since': 'a payment that is disputed was sent before',
  'findLine.since': 'a payment that is disputed was sent before',
  'findBooked.brandId': 'coins that were decided on belong to a brand',
  'findBooked.amount': 'what was credited has an amount',
  'findExpected.amount': 'what was credited has an amount',
  'findExpected.brandId': 'coins that were credited belong to a brand',
  'findCallStats.lastIp': 'a group of calls has a last one',
  'findUnwritten.brandId': 'a member belongs to a brand',
  'findMinimumStakes.stakeMin': 'the limits of every table name a least stake',
  'findOwners.ownerId': 'the condition leaves out transfers without a member on either side',
  'endBackup.last': 'a backup that is ended names where it ended',
  'endBackup.label': 'a backup that is ended has a label',
  'endBackup.spaces': 'a backup that is ended lists its tablespaces, if only as an empty text',
  'sumDays.day': 'every line has a moment',
  'sumJournals.day': 'every transfer has a moment',
  'findRecentFaults.day': 'five minutes have a moment',
  'findSlotFaults.day': 'five minutes have a moment',
  'findPlayerFaults.day': 'a player has a day',
  'sumPaid.day': 'every settlement and correction has a moment',
}
