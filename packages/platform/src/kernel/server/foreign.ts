// Whether a page of another site started a request, by what browsers say of it. What is no browser says nothing.

/** `origin` and `site` are the headers Origin and Sec-Fetch-Site. */
export function isForeign(
  { origin, site }: { readonly origin: string | null | undefined; readonly site: string | null | undefined },
  consoleOrigin: string,
): boolean {
  // why both: some browsers leave Origin out of some forms, old ones send no Sec-Fetch-Site
  return (
    (typeof origin === 'string' && origin !== consoleOrigin) ||
    (typeof site === 'string' && site !== 'same-origin' && site !== 'none')
  );
}
