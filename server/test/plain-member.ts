/** A player as the first brand has them before anything happened; the name, the id and what a test is about are its own. */
export const PLAIN_MEMBER = {
  brandId: 1,
  agentType: 0,
  uplineId: null,
  rankLevel: 0,
  clubLabel: 'Bronze',
  labels: [],
  avatar: 'fox',
  // No password has this hash: nobody logs in as them.
  passwordHash: 'none',
  passwordIsDefault: false,
  registeredIp: '127.0.0.1',
}
