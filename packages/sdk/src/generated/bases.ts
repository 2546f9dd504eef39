// Generated from the contract by `npm run gen`; do not edit.
/** Path prefix of each base below the origin of a self-hosted platform. */
export const bases = {
  platform: '',
  cdn: '/api/v1',
  content: '/client_api/v1',
  passport: '/upass/v1',
} as const;

export type Base = keyof typeof bases;
