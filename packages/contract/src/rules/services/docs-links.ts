// Documentation pages, and where the console's /doc paths lead. Source: platform-core 2.9.

import type { ServiceName } from './service-name.ts';

/** Page per service; `metrics` has none. */
export const docsLinks: Readonly<Partial<Record<ServiceName, string>>> = {
  'asset-streaming': '/docs/cdn/concept.html',
  multiverse: '/docs/multiverse/concept.html',
  usync: '/docs/sync/concept.html',
  passport: '/docs/passport/concept.html',
  func: '/docs/func/stateful/concept.html',
  'func-stateless': '/docs/func/stateless/concept.html',
  storage: '/docs/crud/storage/concept.html',
  save: '/docs/crud/save/concept.html',
  push: '/docs/push/concept.html',
  hello: '/docs/hello/concept.html',
  safe: '/docs/safe/concept.html',
  matchmaking: '/docs/matchmaking/concept.html',
  'remote-config': '/docs/remote-config/concept.html',
  stacktrace: '/docs/stacktrace/concept.html',
  baking: '/docs/baking/tutorial.html',
  upr: '/docs/upr/minigame.html',
  device: '/docs/device/client-sdk.html',
  wind: '/docs/wind/tutorial.html',
};

export const pricingDocs = '/docs/bill/uos-price.html';

/** The page on creating an app for a product, such as `cdn`. */
export function createAppDocs(product: string): string {
  return `/docs/others/create-${encodeURIComponent(product)}-app.html`;
}

/** Paths that do not simply become `/docs/{path}.html`. */
const redirects: Readonly<Record<string, string>> = {
  '': '/docs/',
  'others/update': '/public/update',
  'func/stateless/web-form': '/public/web-form.html',
  'sync-perf-demo': '/public/sync-perf-demo.html',
  cdn: '/docs/cdn/concept.html',
  multiverse: '/docs/multiverse/concept.html',
  matchmaking: '/docs/matchmaking/concept.html',
  sync: '/docs/sync/concept.html',
  passport: '/docs/passport/concept.html',
  'func/stateful': '/docs/func/stateful/concept.html',
  'func/stateless': '/docs/func/stateless/concept.html',
  'remote-config': '/docs/remote-config/concept.html',
  'crud/storage': '/docs/crud/storage/concept.html',
  stacktrace: '/docs/stacktrace/concept.html',
  push: '/docs/push/concept.html',
  hello: '/docs/hello/concept.html',
  safe: '/docs/safe/concept.html',
  baking: '/docs/baking/tutorial.html',
  wind: '/docs/wind/tutorial.html',
  'hello/api': '/docs/hello/hello-api.html',
  'wind/qa': '/docs/wind/qa.html',
  'bill/pricing': pricingDocs,
};

/** Where a console path leaves for the documentation; `undefined` for a path that is not below /doc. */
export function docRedirect(path: string): string | undefined {
  const rest = /^\/doc(?:\/(?<rest>.*))?$/.exec(path);
  if (rest === null) {
    return undefined;
  }
  const page = (rest.groups?.rest ?? '').replace(/\/+$/, '');
  return Object.hasOwn(redirects, page) ? redirects[page] : `/docs/${page}.html`;
}
