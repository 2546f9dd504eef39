// The console at `/`: its page in the reader's language, with a fresh nonce in every answer, its files, and nothing else. Mounted last.
import { Hono } from 'hono';
import { styles } from '#kernel/call/errors';
import type { Ports } from '#kernel/ports';
import { builtAt, type ConsoleBuild, findConsole, readConsole } from './console-build.ts';
import { pageLanguage } from './page-language.ts';

/** Reads the console's build once, and again after it was built anew. */
export interface Console {
  /** Version of the build as it is now; it changes with every build. */
  version(): Promise<string>;
  routes(ports: ConsolePorts): Hono;
}

/** `folder` is a build of the console; without it the workspace's own or an installed `@uos/web` is taken. */
export function openConsole(folder?: string): Console {
  const build = reader(folder);
  return {
    version: async () => (await build())?.version ?? '',
    routes: (ports) => consoleRoutes(build, ports),
  };
}

type ConsolePorts = Pick<Ports, 'ids' | 'origins' | 'config'>;
type Build = () => Promise<ConsoleBuild | undefined>;

function reader(given: string | undefined): Build {
  let read = { at: 0, build: Promise.resolve<ConsoleBuild | undefined>(undefined) };
  return async () => {
    const folder = given ?? findConsole();
    const at = folder === undefined ? 0 : await builtAt(folder);
    if (folder === undefined || at === 0) {
      return undefined;
    }
    if (at !== read.at) {
      read = { at, build: readConsole(folder) };
      read.build.catch(() => {
        // why: a build that is being written is read again with the next request
        read.at = 0;
      });
    }
    return read.build;
  };
}

const COMMON = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' } as const;
const PAGE = { ...COMMON, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } as const;
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

function consoleRoutes(build: Build, { ids, origins, config }: ConsolePorts): Hono {
  const app = new Hono();
  app.all('*', async (c) => {
    const { method, path } = c.req;
    const readable = method === 'GET' || method === 'HEAD';
    const wantsPage = readable && (c.req.header('accept') ?? '').includes('text/html');
    const built = await build();
    const file = readable ? built?.files.get(path) : undefined;
    const content = await file?.content();
    if (file !== undefined && content !== undefined) {
      const packed = content.gzipped !== undefined && (c.req.header('accept-encoding') ?? '').includes('gzip');
      return new Response(packed ? content.gzipped : content.bytes, {
        headers: {
          ...COMMON,
          'Content-Type': file.type,
          'Cache-Control': file.immutable ? YEAR : HOUR,
          Vary: 'Accept-Encoding',
          ...(packed ? { 'Content-Encoding': 'gzip' } : {}),
        },
      });
    }
    if (!wantsPage) {
      return unknownCall(`${method} ${path}`);
    }
    if (built === undefined) {
      return new Response(NOT_BUILT, { status: 503, headers: { ...PAGE, 'Content-Security-Policy': NOTHING_ALLOWED } });
    }
    const nonce = ids.token(18);
    const language = pageLanguage(c.req.header('cookie'), c.req.header('accept-language'));
    // why an unknown path gets the page too: the console's own 404 is friendlier than JSON to somebody who mistyped
    return new Response(filled(built.pages[language], nonce, config.webVersion), {
      status: built.hasScreen(path) ? 200 : 404,
      headers: { ...PAGE, 'Content-Security-Policy': policy(nonce, origins.content) },
    });
  });
  return app;
}

// why the configured version: a page reloads itself where `/web-version.json` says another one than it carries
function filled(page: string, nonce: string, version: string): string {
  return page.replaceAll('__CSP_NONCE__', nonce).replaceAll('__WEB_VERSION__', version);
}

function policy(nonce: string, content: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${content}`,
    `media-src 'self' ${content}`,
    `connect-src 'self' ${content}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

function unknownCall(what: string): Response {
  const { common, body } = styles.platform;
  const refusal = common['unknown-call'](`there is no ${what}`);
  return Response.json(body(refusal), { status: refusal.status, headers: { ...COMMON, 'Cache-Control': 'no-store' } });
}

const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
const NOT_BUILT = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>UOS</title>
<h1>控制台尚未构建</h1>
<p>平台已经启动，接口可以使用。在仓库根目录运行 <code>npm run build</code>，再刷新本页。</p>
<h2>The console has not been built</h2>
<p>The platform is up and its API answers. Run <code>npm run build</code> in the repository, then reload this page.</p>
</html>
`;
