// Where an address below `/doc` leads: the documentation site, which is no part of the console. Source: platform-core 2.9.

/** Addresses that follow no rule. */
const EXACT: Readonly<Record<string, string>> = {
  '': '/docs/',
  'others/update': '/public/update',
  'func/stateless/web-form': '/public/web-form.html',
  'sync-perf-demo': '/public/sync-perf-demo.html',
  baking: '/docs/baking/tutorial.html',
  wind: '/docs/wind/tutorial.html',
  'hello/api': '/docs/hello/hello-api.html',
  'wind/qa': '/docs/wind/qa.html',
  'bill/pricing': '/docs/bill/uos-price.html',
};

/** Products whose documentation begins with its concepts. */
const PRODUCTS = new Set([
  ...['cdn', 'multiverse', 'matchmaking', 'sync', 'passport', 'func/stateful', 'func/stateless', 'remote-config'],
  ...['crud/storage', 'stacktrace', 'push', 'hello', 'safe'],
]);

/** `/doc/cdn` answers `/docs/cdn/concept.html`. */
export function docTarget(path: string): string {
  const page = path.replace(/^\/doc\/?/, '').replace(/\/+$/, '');
  return EXACT[page] ?? (PRODUCTS.has(page) ? `/docs/${page}/concept.html` : `/docs/${page}.html`);
}
