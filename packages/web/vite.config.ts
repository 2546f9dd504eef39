// Builds the console. `UOS_ORIGIN` names the platform that the development server hands API calls to. Sign in at the
// platform's own address first: cookies of localhost do not know ports. `UOS_LANGUAGE=en` is the console in English.
import { join } from 'node:path';
import { screens } from '@uos/contract/screens';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { doors } from './doors.ts';
import { assetsOf, inLanguage } from './language.ts';

const LANGUAGE = process.env.UOS_LANGUAGE === 'en' ? 'en' : 'zh';

/** Replaced in every response by the server that serves the page. */
const NONCE = '__CSP_NONCE__';

const PLATFORM = process.env.UOS_ORIGIN ?? 'http://localhost:4100';
/** Where services answer, and the documentation. Source: the bases of the contract. */
const PROXIED =
  '^/((api|auth|base|service|ai|upass|gs|lobby|umatch|ufunc|release|upush|ubaking|uconfig|usave|ucrud|stacktrace|uhello|usafe|umetrics|v1|client_api|upload|docs)/|web-version\\.json)';

/** What a platform sends with the page; for one whose console is not built yet. */
const POLICY = [
  "default-src 'self'",
  `script-src 'self' 'nonce-${NONCE}'`,
  `style-src 'self' 'nonce-${NONCE}'`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/** The page is held to the very policy that the platform sends with it, read from the platform itself. */
const platformPolicy: Plugin = {
  name: 'uos-platform-policy',
  async configureServer(server) {
    const answer = await fetch(PLATFORM, { headers: { accept: 'text/html' } }).catch(() => undefined);
    const sent = answer?.ok === true ? answer.headers.get('content-security-policy') : undefined;
    // why: here the nonce is its own placeholder, and the page is told of changes over a socket
    const policy = (sent ?? POLICY)
      .replace(/'nonce-[^']+'/g, `'nonce-${NONCE}'`)
      .replace('connect-src', 'connect-src ws:');
    server.middlewares.use((_request, response, next) => {
      response.setHeader('Content-Security-Policy', policy);
      next();
    });
  },
};

/** why: kin that hangs on a component is in every page that has one, whether anybody uses it or not */
const noKin: Plugin = {
  name: 'uos-no-kin',
  transform: {
    filter: { id: /components[\\/]Checkbox[\\/]Checkbox\.mjs$/ },
    handler(code) {
      const without = code.replace(/^Checkbox\.(Group|Indicator|Card) = .*$/gm, '');
      if (without === code) {
        throw new Error('a Checkbox of Mantine no longer carries its kin: this plugin can go');
      }
      return without;
    },
  },
};

/** `routes.json` beside the page: the paths for which a server answers with it. */
const pagePaths: Plugin = {
  name: 'uos-page-paths',
  generateBundle() {
    const paths = screens.map(({ path }) => path).filter((path) => path.startsWith('/'));
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(paths) });
  },
};

/** The face of Latin and digits is on its way before any style sheet names it: it is optional, and late is never. */
const fontAhead: Plugin = {
  name: 'uos-font-ahead',
  generateBundle(_options, bundle) {
    const font = Object.values(bundle).find(({ fileName }) => /figtree.*\.woff2$/.test(fileName));
    if (font?.type === 'asset') {
      // why once more: the pages of signing in are none of the console's and do not know what the build calls it
      this.emitFile({ type: 'asset', fileName: 'latin.woff2', source: font.source });
    }
  },
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) => /figtree.*\.woff2$/.test(file));
      const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true };
      return font === undefined ? [] : [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};

/** What servers say when they refuse is read with the first refusal: see `kit/call/words-of-servers.ts`. */
const wordsLater: Plugin = {
  name: 'uos-words-later',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/catalogue\.ts$/ },
    handler: (_source, importer = '') =>
      /contract[\\/]src[\\/]messages[\\/]translate\.ts$/.test(importer)
        ? join(import.meta.dirname, 'src/kit/call/catalogue-later.ts')
        : undefined,
  },
};

/** A chunk that is needed by what it needs may run before its parts are there: such a page does not start. */
const noCircles: Plugin = {
  name: 'uos-no-circles',
  generateBundle(_options, bundle) {
    const needs = new Map(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [])),
    );
    const cleared = new Set<string>();
    const walk = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) {
        this.error(`chunks need each other: ${[...way.slice(way.indexOf(file)), file].join(' > ')}`);
      }
      if (!cleared.has(file)) {
        for (const next of needs.get(file) ?? []) {
          walk(next, [...way, file]);
        }
        cleared.add(file);
      }
    };
    for (const file of needs.keys()) {
      walk(file, []);
    }
  },
};

/** What several screens share, by what a screen is: a list loads no calendar, a form no pager. */
const SHARED: readonly (readonly [string, RegExp])[] = [
  ['dates', /@mantine[\\/]dates|node_modules[\\/]dayjs|kit[\\/]date[\\/]range-calendar/],
  ['notices', /@mantine[\\/]notifications|react-transition-group|components[\\/]Notification[\\/]/],
  [
    'form',
    /kit[\\/](form[\\/](?!(form-dialog|leave-dialog|fields-of)\.)|code-editor[\\/])|sdk[\\/]src[\\/](fields|generated[\\/]formats)|useBlocker|components[\\/](Radio[\\/](?!RadioIcon)|(PasswordInput|NumberInput|Textarea|Switch)[\\/])/,
  ],
  // why apart: what floats over a screen is loaded when it is first wanted
  ['floating', /@floating-ui|components[\\/](Accordion|Menu|Popover|Tooltip)[\\/]|utils[\\/]Floating[\\/]/],
  [
    'over',
    /components[\\/](FocusTrap|Kbd|Overlay|Portal|Radio[\\/]RadioIcon)|hooks[\\/]esm[\\/]use-(focus-trap|focus-return|long-press|click-outside)[\\/]|utils[\\/](close-on-escape|get-single-element-child|get-ref-prop)[\\/]|get-transition-props|icons[\\/]Icon(Sun|Moon|Keyboard|DeviceDesktop)\./,
  ],
  [
    'choice',
    /components[\\/](Combobox[\\/](?!get-parsed|ComboboxChevron|Combobox.module)|(Select|MultiSelect|TagsInput|Pill|PillsInput)[\\/])/,
  ],
  ['autocomplete', /components[\\/]Autocomplete[\\/]/],
  ['scroll', /components[\\/]ScrollArea[\\/](?!utils)/],
  [
    'dialog',
    /components[\\/](Modal|ModalBase|Drawer)[\\/]|node_modules[\\/](tslib|react-remove-scroll|use-sidecar|use-callback-ref|react-style-singleton)/,
  ],
  ['pager', /components[\\/]Pagination[\\/]|esm[\\/]use-pagination/],
  [
    'list',
    /kit[\\/]list[\\/](?!(columns[\\/]column(s-of)?\.|filter\.|source[\\/]|text\.(zh|en)))|components[\\/](Checkbox[\\/](?!CheckIcon))/,
  ],
  ['detail', /kit[\\/](detail[\\/](?!side-drawer-frame|docked)|page[\\/]page-tabs)|components[\\/]Tabs[\\/]/],
  ['history', /kit[\\/]history[\\/]/],
  ['grid', /components[\\/](Avatar|SimpleGrid)[\\/]/],
  [
    'column',
    /kit[\\/]detail[\\/]docked\.ts|kit[\\/]list[\\/](columns[\\/]column(s-of)?|filter|source[\\/](source|list-of)|text\.(zh|en))\.tsx?/,
  ],
  ['range', /kit[\\/]date[\\/]date-range|format[\\/]duration|use-shallow-effect|shallow-equal/],
  // why with what saves a file: a chart does too, and a list of codes that draws nothing loads no more than this
  ['series', /kit[\\/](chart[\\/](series|text\.(zh|en))|keep[\\/](csv|download))\.ts/],
  ['chart', /kit[\\/]chart[\\/](chart(?!-range)|rank)/],
  ['segments', /components[\\/](SegmentedControl|FloatingIndicator)[\\/]/],
  [
    'uploads',
    /kit[\\/]upload[\\/](?!(batch-files|upload-progress|xhr-transport))|rules[\\/]uploads[\\/]upload-|cdn[\\/]file[\\/]upload\.ts/,
  ],
  // why not with the rest: two screens read many answers at once
  ['many', /useQueries|queriesObserver/],
  [
    'ui',
    /node_modules[\\/](@(mantine|floating-ui|tabler|tanstack))|web[\\/]src[\\/]shell[\\/]permission|web[\\/]src[\\/]kit[\\/]((act|address|call|lazy|page|show)[\\/](?!marked-image|print-page|secret\.)|[^\\/]+$|form[\\/](form-dialog|fields-of)\.tsx?)/,
  ],
  // why together: the first page of an app reads all of them, and one of them alone is no file worth asking for
  ['tables', /sdk[\\/]src[\\/]generated[\\/](alert|billing|push|usage)\.ts/],
  ['raw', /sdk[\\/]src[\\/](runtime[\\/]raw-request|generated[\\/]bases)/],
  [
    'parts',
    /rules[\\/]money|web[\\/]src[\\/]parts[\\/](app-icon[\\/]night|badge[\\/]stage|bills[\\/]forecast|figure[\\/]|history[\\/]record-title|services[\\/](price|service-(look|tile)))/,
  ],
  ['bills', /web[\\/]src[\\/]parts[\\/](bills[\\/](month|text\.(zh|en))\.|transaction[\\/]transaction\.)/],
  ['metrics', /web[\\/]src[\\/]parts[\\/]usage[\\/]|labels[\\/]metrics/],
];

/** What the screens of one service say, ask and call is small, and most of them need all of it. */
const OF_SERVICE =
  /features[\\/]([\w-]+)[\\/](?:(?:home|bucket)[\\/])?(?:[\w-]+(?:\.(?:zh|en))?\.ts|delete-bucket\.tsx)$/;

function serviceOf(id: string): string {
  return `of-${OF_SERVICE.exec(id)?.[1]}`;
}

/** What the page itself has loaded before it asks for a screen. */
const ALWAYS = /[\\/](index|mantine|react|rolldown-runtime)-[\w-]{8}\.(js|css)$/;

/** What nearly every screen needs of the contract: apart they would be ten small files. */
const CONTRACT_CORE =
  /contract[\\/]src[\\/](?:labels[\\/](?:label|shared|services|task-states)|rules[\\/](?:content|format[\\/](?!duration)|names[\\/](?!id-card)|services|text-rule))/;

/** Words and rules of the contract by what they are about: a list of realms loads none of bills. */
const CONTRACT_PART = /contract[\\/]src[\\/](?:(labels)[\\/](?:tables[\\/])?([\w-]+)|(rules)[\\/]([\w-]+))/;

function partOfContract(id: string): string {
  const [, labels, table, rules, folder] = CONTRACT_PART.exec(id) ?? [];
  return `${labels ?? rules}-${table ?? folder}`;
}

export default defineConfig({
  plugins: [
    react(),
    noKin,
    wordsLater,
    doors,
    ...inLanguage(LANGUAGE),
    pagePaths,
    noCircles,
    fontAhead,
    platformPolicy,
  ],
  html: { cspNonce: NONCE },
  resolve: { conditions: ['uos:source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    assetsDir: assetsOf(LANGUAGE),
    // why: data URLs of images are allowed, inlined scripts and fonts are not
    assetsInlineLimit: 0,
    // why no polyfill: a browser that does not know the hint loads what it names a moment later, and all are spared it
    modulePreload: { polyfill: false, resolveDependencies: (_, needed) => needed.filter((file) => !ALWAYS.test(file)) },
    rolldownOptions: {
      output: {
        // why few files: on a slow line twenty small ones cost more than they save
        codeSplitting: {
          groups: [
            // why here: the SDK fetches it with the first call of a page that looks at its calls, as every page does
            { name: 'shell', test: /packages[\\/]sdk[\\/]src[\\/]runtime[\\/]inspect/ },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/, tags: ['$initial'] },
            { name: 'mantine', test: /node_modules/, tags: ['$initial'] },
            { name: 'shell', test: /packages[\\/]/, tags: ['$initial'] },
            { name: 'words', test: CONTRACT_CORE, minShareCount: 2, includeDependenciesRecursively: false },
            // why not their dependencies: a calendar would take the pop-ups of every screen along
            ...SHARED.map(([name, test]) => ({ name, test, minShareCount: 2, includeDependenciesRecursively: false })),
            { name: serviceOf, test: OF_SERVICE, minShareCount: 2, includeDependenciesRecursively: false },
            { name: partOfContract, test: CONTRACT_PART, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      // why the header: the platform refuses writes that come from another origin than its own
      [PROXIED]: { target: PLATFORM, changeOrigin: true, headers: { origin: new URL(PLATFORM).origin } },
    },
  },
});
