// Which symbol file a frame needs: by its build id; without one by the name of its library, of the version of the app and
// the newest of those. Source: wire/data-and-tools.md 2.5.
import type { Crash } from './logs/crashes.ts';
import type { RawFrame } from './logs/frame.ts';
import { isInApp, moduleKey } from './rules.ts';
import type { Needed, SymbolRow } from './store/symbols.ts';

/** What an app has for some crashes: newest first. */
export type Symbols = readonly SymbolRow[];

/** What a report says of the build that crashed. */
interface Loaded {
  readonly appVersion: string;
  readonly buildIds?: readonly string[] | undefined;
}

/** Breakpad knows of a build id only so much. */
const SHORT_ID = 32;

export function neededBy(crashes: readonly Crash[]): Needed {
  const frames = crashes.flatMap((crash) => crash.frames);
  const native = frames.filter((frame) => frame.kind === 'native' && isInApp(frame));
  const buildIds = native.flatMap(({ buildId }) => (buildId === '' ? [] : [buildId, buildId.slice(0, SHORT_ID)]));
  const nameless = frames.filter(({ kind, buildId }) => kind === 'script' || (kind === 'native' && buildId === ''));
  return {
    buildIds: [...new Set(buildIds)],
    modules: [...new Set(nameless.map(({ module }) => moduleKey(module)))],
    isJava: frames.some(({ kind }) => kind === 'java'),
  };
}

/** Of each frame, undefined where there is none, and for frames that need none. */
export function symbolFinder(symbols: Symbols, build: Loaded): (frame: RawFrame) => SymbolRow | undefined {
  // why remembered: a stack has hundreds of frames and few libraries
  const known = new Map<string, SymbolRow | undefined>();
  return (frame) => {
    if (frame.kind === 'managed' || !isInApp(frame)) {
      return undefined;
    }
    const key = `${frame.kind} ${frame.buildId} ${frame.module}`;
    if (!known.has(key)) {
      known.set(key, symbolFor(symbols, frame, build));
    }
    return known.get(key);
  };
}

function symbolFor(symbols: Symbols, frame: RawFrame, build: Loaded): SymbolRow | undefined {
  if (frame.buildId !== '') {
    const exact = symbols.filter(
      ({ build_id }) =>
        build_id === frame.buildId || (build_id.length === SHORT_ID && frame.buildId.startsWith(build_id)),
    );
    return exact.toSorted((a, b) => b.rank - a.rank)[0];
  }
  const module = moduleKey(frame.module);
  const fitting = symbols.filter((symbol) => fits(symbol, frame, module));
  return (
    fitting.find(({ build_id }) => build.buildIds?.includes(build_id)) ??
    fitting.find(({ version }) => build.appVersion !== '' && version === build.appVersion) ??
    fitting[0]
  );
}

function fits({ kind, module }: SymbolRow, frame: RawFrame, wanted: string): boolean {
  if (frame.kind === 'java') {
    return kind === 'mapping';
  }
  if (frame.kind === 'script') {
    return kind === 'sourcemap' && module === wanted;
  }
  return (kind === 'native' || kind === 'breakpad') && module === wanted;
}

/** Not sure to be of the same build. */
export function isApproximate(
  { version, build_id }: SymbolRow,
  frame: RawFrame,
  { appVersion, buildIds = [] }: Loaded,
): boolean {
  const isNamed = frame.buildId !== '' || buildIds.includes(build_id);
  return !isNamed && (frame.kind === 'native' || appVersion === '' || version !== appVersion);
}
