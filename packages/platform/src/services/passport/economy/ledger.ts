// Why something is added to what a persona has, or taken away. The ledger is only ever added to: what a persona has of a
// resource is the sum of its lines.

export type LedgerReason =
  | 'purchase'
  | 'fulfil'
  | 'refund'
  | 'deposit'
  | 'console'
  | 'redeem'
  | 'mail'
  | 'leaderboard'
  | 'achievement'
  | 'quest'
  | 'battlePass'
  | 'expired'
  | 'deleted';
