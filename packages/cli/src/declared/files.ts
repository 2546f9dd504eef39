// The files that declare things: uos.json of a folder and *.uos.json beside it.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { checkDryWrite } from '../connection/dry-run.ts';
import { CliError, EXIT, usageError } from '../errors/cli-error.ts';
import { readJsonFile } from '../profile/where/json-file.ts';
import { PROJECT_FILE } from '../profile/where/project-file.ts';
import { projectFile } from '../profile/where/settings.ts';
import { upwards } from '../profile/where/upwards.ts';
import { type Adapter, type AnyContext, ONE } from './adapter.ts';
import { ADAPTERS } from './adapters/index.ts';
import { faultsOf } from './check.ts';
import type { Declared } from './plan.ts';
import { projectSchema } from './schema.ts';

/** What all files say of one kind. */
export interface Declaration {
  readonly adapter: Adapter;
  readonly declared: Declared;
}

/** Reads files and folders; the project file of this folder where none is named. Throws CliError with exit 2. */
export function readDeclarations(
  ctx: AnyContext,
  paths: readonly string[],
  adapters: readonly Adapter[],
): Declaration[] {
  const files = filesOf(ctx, paths);
  const found = new Map<Adapter, Record<string, Readonly<Record<string, unknown>>>>();
  const from = new Map<string, string>();
  for (const file of files) {
    const values = readJsonFile(file) ?? {};
    const services = values.services ?? {};
    const name = relative(ctx.io.cwd, file) || file;
    const faults = faultsOf(projectSchema(ADAPTERS), values, '', (at, near) =>
      ctx.say({
        zh: `${at}：未知的键${near === undefined ? '' : `，最接近的是 ${near}`}`,
        en: `${at}: unknown key${near === undefined ? '' : `, nearest: ${near}`}`,
      }),
    );
    if (faults.length > 0) {
      throw usageError(
        'bad-declaration',
        (t) => t.errors.badDeclaration(name, faults.slice(0, 5).join('; ')),
        'uos schema',
      );
    }
    refuseOtherApp(ctx, name, values.app);
    for (const adapter of adapters) {
      const section = sectionOf(services as Record<string, Record<string, Declared>>, adapter);
      const all = found.get(adapter) ?? {};
      found.set(adapter, all);
      for (const [key, value] of Object.entries(section)) {
        const path = `${adapter.service}.${adapter.kind}.${key}`;
        const other = from.get(path);
        if (other !== undefined) {
          throw usageError('declared-twice', (t) => t.errors.declaredTwice(path, other, name));
        }
        from.set(path, name);
        all[key] = value;
      }
    }
  }
  return adapters.map((adapter) => ({ adapter, declared: found.get(adapter) ?? {} }));
}

function sectionOf(services: Record<string, Record<string, Declared>>, { service, kind, isOne }: Adapter): Declared {
  const section = services[service]?.[kind];
  return section === undefined ? {} : isOne ? { [ONE]: section } : section;
}

/** why: a file that was fetched of one app would make another one like it, whichever the profile happens to name */
function refuseOtherApp({ settings, say, line }: AnyContext, file: string, app: unknown): void {
  const { app: chosen } = settings;
  if (typeof app !== 'string' || app === chosen?.value || chosen?.from === 'flag' || chosen?.from === 'environment') {
    return;
  }
  throw usageError(
    'declared-for-other-app',
    () =>
      say({
        zh: `${file} 属于应用 ${app}，而这次用的是 ${chosen?.value ?? '-'}。`,
        en: `${file} is of app ${app}, and this run works with ${chosen?.value ?? 'none'}.`,
      }),
    line(`--app=${app}`),
  );
}

function filesOf(ctx: AnyContext, paths: readonly string[]): string[] {
  if (paths.length === 0) {
    const project = projectFile(ctx.io.cwd)?.file;
    if (project === undefined) {
      throw new CliError('no-project-file', {
        exit: EXIT.usage,
        what: (t) => t.errors.noProjectFile,
        next: 'uos fetch',
      });
    }
    return [project];
  }
  return [...new Set(paths.flatMap((path) => filesAt(resolve(ctx.io.cwd, path))))];
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) {
    throw usageError('unreadable-file', (t) => t.errors.unreadable(path));
  }
  if (!statSync(path).isDirectory()) {
    return [path];
  }
  const files = readdirSync(path)
    .filter((name) => name === PROJECT_FILE || name.endsWith('.uos.json'))
    .sort()
    .map((name) => join(path, name));
  if (files.length === 0) {
    throw usageError('no-declaration', (t) => t.errors.noDeclaration(path), 'uos fetch');
  }
  return files;
}

/** Writes the kinds that were fetched into a file; all else in it stays. Answers its path. */
export function writeDeclarations(ctx: AnyContext, path: string | undefined, fetched: readonly Declaration[]): string {
  const file =
    path === undefined ? (projectFile(ctx.io.cwd)?.file ?? join(ctx.io.cwd, PROJECT_FILE)) : resolve(ctx.io.cwd, path);
  const before = existsSync(file) ? (readJsonFile(file) ?? {}) : {};
  const services: Record<string, Record<string, Declared>> = structuredClone((before.services ?? {}) as never);
  for (const { adapter, declared } of fetched) {
    const { service, kind, isOne } = adapter;
    const section = isOne ? declared[ONE] : declared;
    services[service] = { ...services[service], [kind]: section as Declared };
  }
  const app = ctx.settings.app?.value;
  const head = { ...schemaBeside(file), ...(app !== undefined && { app }) };
  const text = `${JSON.stringify({ ...head, ...before, services }, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) {
    return file;
  }
  checkDryWrite(ctx.env, file);
  try {
    writeFileSync(file, text);
  } catch (cause) {
    throw new CliError('unwritable-file', {
      exit: EXIT.failed,
      what: (t) => t.errors.unwritable(file),
      why: () => (cause as Error).message,
      cause,
    });
  }
  return file;
}

/** For the editor of whoever has the package in the project; a path that leads nowhere would only be marked. */
function schemaBeside(file: string): { readonly $schema?: string } {
  const folder = dirname(file);
  for (const above of upwards(folder)) {
    const schema = join(above, 'node_modules/@uos/cli/schema/uos.schema.json');
    if (existsSync(schema)) {
      const path = relative(folder, schema).replaceAll('\\', '/');
      return { $schema: path.startsWith('.') ? path : `./${path}` };
    }
  }
  return {};
}
