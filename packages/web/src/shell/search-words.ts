// The query of an address as plain words. A key that is repeated, such as the stack of drawers, is a list of them.

export type SearchWords = Readonly<Record<string, string | string[] | undefined>>;

export function readWords(search: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  const params = new URLSearchParams(search);
  for (const key of new Set(params.keys())) {
    const [only = '', ...others] = params.getAll(key);
    found[key] = others.length === 0 ? only : [only, ...others];
  }
  return found;
}

export function writeWords(search: SearchWords): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const word of value === undefined ? [] : [value].flat()) {
      params.append(key, word);
    }
  }
  // why: `d=realm:5f0c` reads better than `d=realm%3A5f0c`, and both mean the same
  const words = params.toString().replaceAll('%3A', ':').replaceAll('%2F', '/');
  return words === '' ? '' : `?${words}`;
}
