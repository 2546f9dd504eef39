// Which pictures the page may draw.

/** The page's policy draws pictures of its own platform only; others open in a window of their own. */
export function isOurs(url: string, contentDomain: string): boolean {
  const { origin } = new URL(url, location.origin);
  return origin === location.origin || origin === new URL(contentDomain, location.origin).origin;
}
