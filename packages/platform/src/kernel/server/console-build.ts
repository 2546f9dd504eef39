// The built console on disk: where it is, its page, its files, and the paths it has screens for.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Language } from '@uos/contract/messages';

export interface BuiltFile {
  readonly type: string;
  /** Its name changes with its content. */
  readonly immutable: boolean;
  /** Read and packed when it is first asked for, and remembered; undefined where a newer build took it away. */
  content(): Promise<BuiltContent | undefined>;
}

export interface BuiltContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** For those who take it; absent where packing saves nothing. */
  readonly gzipped?: Uint8Array<ArrayBuffer>;
}

export interface ConsoleBuild {
  /** With the places for nonce and version still open. A build in Chinese alone has that page in every language. */
  readonly pages: Readonly<Record<Language, string>>;
  /** Changes whenever a page does. */
  readonly version: string;
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** True for a path that the console has a screen for. */
  hasScreen(path: string): boolean;
}

const PAGE = 'index.html';
const ENGLISH_PAGE = 'index.en.html';
const PATHS = 'routes.json';

/** The folder of the built console, or undefined. In this workspace and beside an installed `@uos/web` alike. */
export function findConsole(): string | undefined {
  for (let folder = import.meta.dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    const build = join(folder, 'node_modules', '@uos', 'web', 'dist');
    if (existsSync(join(build, PAGE))) {
      return build;
    }
  }
  return undefined;
}

/** Reads the build in a folder. */
export async function readConsole(folder: string): Promise<ConsoleBuild> {
  const zh = await readFile(join(folder, PAGE), 'utf8');
  const en = existsSync(join(folder, ENGLISH_PAGE)) ? await readFile(join(folder, ENGLISH_PAGE), 'utf8') : zh;
  const paths: string[] = existsSync(join(folder, PATHS))
    ? JSON.parse(await readFile(join(folder, PATHS), 'utf8'))
    : ['/'];
  const patterns = paths.map(patternOf);
  return {
    pages: { zh, en },
    version: createHash('sha256').update(zh).update(en).digest('hex').slice(0, 12),
    files: await readFiles(folder),
    hasScreen: (path) => patterns.some((pattern) => pattern.test(path)),
  };
}

/** When the build in a folder was made, 0 where there is none. */
export async function builtAt(folder: string): Promise<number> {
  return (await stat(join(folder, PAGE)).catch(() => undefined))?.mtimeMs ?? 0;
}

/** `/services/{appId}`, `/playground/push/{appId?}`, `/policy/libraries-{vendor}`, `/doc/*` as expressions. */
function patternOf(path: string): RegExp {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment === '*') {
        return '/.+';
      }
      if (/^\{[^}]+\?\}$/.test(segment)) {
        return '(?:/[^/]+)?';
      }
      const words = segment.split(/\{[^}]+\}/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return `/${words.join('[^/]+')}`;
    });
  return new RegExp(`^${segments.join('').replace(/\/$/, '')}/?$`);
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
const PACKED = new Set(['css', 'js', 'json', 'svg']);
const pack = promisify(gzip);
/** A file is packed once, and sent for as long as the platform runs. */
const BEST = 9;

async function readFiles(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const names = await readdir(folder, { recursive: true });
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    const ending = name.slice(name.lastIndexOf('.') + 1);
    const type = TYPES[ending];
    if (type !== undefined && name !== PATHS) {
      const path = `/${name.split(sep).join('/')}`;
      const content = once(() => readContent(join(folder, name), PACKED.has(ending)));
      files.set(path, { type, immutable: path.startsWith('/assets/'), content });
    }
  }
  return files;
}

async function readContent(file: string, packed: boolean): Promise<BuiltContent> {
  const bytes = new Uint8Array(await readFile(file));
  return packed ? { bytes, gzipped: new Uint8Array(await pack(bytes, { level: BEST })) } : { bytes };
}

/** Remembers what was read; what is not there is looked for again. */
function once(read: () => Promise<BuiltContent>): () => Promise<BuiltContent | undefined> {
  let kept: Promise<BuiltContent | undefined> | undefined;
  return () => {
    kept ??= read().catch((error: NodeJS.ErrnoException) => {
      kept = undefined;
      if (error.code === 'ENOENT') {
        return undefined;
      }
      throw error;
    });
    return kept;
  };
}
