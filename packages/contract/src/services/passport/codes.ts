// passportErrorCode: gRPC code x 10000 + n. Source: wire/passport.md 1.5.

export const invalidParameters = 30001;
export const propertiesTooLarge = 30002;
export const notFound = 50001;
export const exists = 60001;
export const permissionDenied = 70001;
export const wrongState = 90001;
