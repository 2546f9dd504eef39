// Generated from the contract by `npm run gen`; do not edit.
/** Path prefix of each base below the origin of a self-hosted platform. */
export const bases = {
  platform: '',
  cdn: '/api/v1',
  content: '/client_api/v1',
  passport: '/upass/v1',
  multiverse: '/gs/v1',
  lobby: '/lobby',
  match: '/umatch/v1',
  func: '/ufunc/v1',
  invocation: '/release',
  push: '/upush/v1',
  baking: '/ubaking/v1',
  remoteConfig: '/uconfig/v1',
  save: '/usave/v1',
  storage: '/ucrud/v1',
  stacktrace: '/stacktrace/v1/stacktrace',
  hello: '/uhello/v1',
  safe: '/usafe/v1/safe',
  metrics: '/umetrics',
} as const;

export type Base = keyof typeof bases;
