// The documentation at /docs/: made of the contract when it is first asked for, and kept while the platform runs.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type Service, services } from '@uos/contract';
import { factsOf, markdown, openApi, readServices } from '@uos/contract/reference';
import { pricingDocs } from '@uos/contract/rules';
import { Hono } from 'hono';
import { createAppPage, guidePage, guides, guidesPage, indexPage, missingPage, pricesPage } from './guide-pages.ts';
import { type DocsPage, pageHtml } from './layout.ts';
import { SCRIPT } from './script.ts';
import { searchIndex } from './search-index.ts';
import { servicePage } from './service-page.ts';
import { STYLE } from './style.ts';

interface File {
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly gzipped: Uint8Array;
  readonly etag: string;
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
} as const;

export function docsRoutes(): Hono {
  const app = new Hono();
  const made = new Map<string, File>();
  app.get('/docs/*', (c) => {
    // why: the router hands on a path without its final slash, and every link of these pages is absolute
    const path = c.req.path.replace(/\/([a-z-]+)\/?$/, '/$1/');
    const kept = made.get(path);
    const file = kept ?? makeFile(path);
    if (kept === undefined && file !== undefined) {
      made.set(path, file);
    }
    const shown = file ?? page(missingPage(path));
    const headers: Record<string, string> = { ...COMMON, 'Content-Type': shown.type, ETag: shown.etag };
    if (file !== undefined && c.req.header('if-none-match') === shown.etag) {
      return new Response(null, { status: 304, headers });
    }
    const packed = (c.req.header('accept-encoding') ?? '').includes('gzip');
    return new Response(packed ? shown.gzipped : shown.bytes, {
      status: file === undefined ? 404 : 200,
      headers: packed ? { ...headers, 'Content-Encoding': 'gzip' } : headers,
    });
  });
  return app;
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18"><rect width="18" height="18" rx="5" fill="#1c5fd4"/></svg>';

const FIXED: Readonly<Record<string, () => File>> = {
  '/docs/': () => page(indexPage()),
  '/docs/guides.html': () => page(guidesPage()),
  [pricingDocs]: () => page(pricesPage()),
  '/docs/assets/icon.svg': () => fileOf('image/svg+xml', ICON),
  '/docs/assets/docs.css': () => fileOf('text/css; charset=utf-8', STYLE),
  '/docs/assets/docs.js': () => fileOf('text/javascript; charset=utf-8', SCRIPT),
  '/docs/assets/search.json': () => fileOf(JSON_TYPE, JSON.stringify(searchIndex())),
};

/** Pages of services that stand where the console's links lead. */
const BESIDE: Readonly<Record<string, string>> = {
  '/docs/hello/hello-api.html': 'hello',
  '/docs/wind/qa.html': 'wind',
};

function makeFile(path: string): File | undefined {
  const fixed = FIXED[path];
  if (fixed !== undefined) {
    return fixed();
  }
  const guided = guides.get(path) ?? serviceNamed(BESIDE[path]);
  if (guided !== undefined) {
    return page(guidePage(path, guided, factsOf(modelOf(guided))));
  }
  if (/^\/docs\/others\/create-[\w-]+-app\.html$/.test(path)) {
    return page(createAppPage(path));
  }
  const [, name, form] = /^\/docs\/(?:openapi\/)?([a-z-]+)(\/|\.md|\.json)$/.exec(path) ?? [];
  const service = serviceNamed(name);
  if (service === undefined || (form === '.json') !== path.startsWith('/docs/openapi/')) {
    return undefined;
  }
  const model = modelOf(service);
  switch (form) {
    case '.md':
      return fileOf('text/markdown; charset=utf-8', markdown(factsOf(model)));
    case '.json':
      return fileOf(JSON_TYPE, JSON.stringify(openApi(model)));
    default:
      return page(servicePage(service, factsOf(model)));
  }
}

function serviceNamed(name: string | undefined): Service | undefined {
  return services.find((service) => service.name === name);
}

function modelOf(service: Service) {
  const [model] = readServices([service]);
  if (model === undefined) {
    throw new Error(`${service.name} cannot be read`);
  }
  return model;
}

function page(content: DocsPage): File {
  return fileOf(HTML, pageHtml(content));
}

function fileOf(type: string, text: string): File {
  const bytes = Buffer.from(text);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { type, bytes, gzipped: gzipSync(bytes), etag };
}
