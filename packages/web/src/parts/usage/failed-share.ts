// Whether so many downloads fail that somebody should look.

/** Some failures are players who went away; from this part on they are worth a look. */
const FAILED_SHARE = 0.02;
const FAILED_COUNT = 10;

/** The part of the requests that failed; nothing while it is not worth a look. */
export function failedShare({ requests, errors }: { readonly requests: number; readonly errors: number }) {
  const share = errors / Math.max(errors, requests, 1);
  return errors < FAILED_COUNT || share < FAILED_SHARE ? undefined : share;
}
