// passportErrorCode: gRPC code x 10000 + n. Source: wire/passport.md 1.5.

export const invalidParameters = 30001;
export const propertiesTooLarge = 30002;
export const badSlug = 30003;
export const notFound = 50001;
export const tokenNotFound = 50010;
export const exists = 60001;
export const permissionDenied = 70001;
export const capacityReached = 80001;
export const wrongState = 90001;
export const tokenFulfilled = 90010;
export const insufficientBalance = 90020;
export const purchaseLimit = 90021;
export const realmNotOpen = 90030;
export const leaderboardNotActive = 90040;
// why 400 although it forbids: the number decides the status, and the game tells the two apart by the number
export const memberBanned = 90041;
export const guildRule = 90050;
export const antiAddiction = 90060;
export const userBanned = 90108;
export const personaBanned = 90109;
export const refreshTokenExpired = 160113;
