// Generated from the contract by `npm run gen`; do not edit.
/** Calls whose failure a console does not announce, and those whose screen shows it itself. */
export const failLevels = {
  silent:
    'session.webVersion cdn.me.refreshCache passport.idDomains.notifyAppSecretUpdate multiverse.refreshToken sync.recache match.refreshAuthCache match.refreshRegionsCache func.refreshToken stateless.refreshToken push.refreshAuthCache baking.refreshToken storage.refreshAuthCache save.refreshToken remoteConfig.refreshToken stacktrace.refreshToken stacktrace.parse hello.orgs.create hello.projects.refactor safe.refreshToken metrics.clearCache',
  raw: 'payment.complete',
} as const;
