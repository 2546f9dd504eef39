// Style sheets of parts that did not arrive. Whoever preloads a part asks for each of its sheets only once.

const missing = new Set<HTMLLinkElement>();
// why perhaps: what is tested without a page has no sheets either
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
      missing.add(target);
    }
  },
  { capture: true },
);

/** Fetches them once more; rejects where one still does not come. */
export async function fetchMissingStyles(): Promise<void> {
  await Promise.all([...missing].map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const next = link.cloneNode() as HTMLLinkElement;
  next.addEventListener('load', () => resolve());
  next.addEventListener('error', () => reject(new Error(`${next.href} did not arrive`)));
  missing.delete(link);
  link.replaceWith(next);
  return promise;
}
