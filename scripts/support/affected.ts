// What a change can break, by where its files lie: a service is a room in every package, and so are its tests.

export interface Affected {
  /** The first file that all tests stand on; undefined where there is none. */
  readonly everything: string | undefined;
  /** Folder names of services and features. */
  readonly services: readonly string[];
  /** Test files that were changed themselves. */
  readonly tests: readonly string[];
}

type Reach = 'everything' | 'nothing' | 'itself' | 'service';

/** First row that fits; `service` has its name in the first group. */
const ROOMS: readonly (readonly [RegExp, Reach])[] = [
  [/^packages\/platform\/src\/services\/([^/]+)\//, 'service'],
  [/^packages\/contract\/src\/services\/([^/]+)\//, 'service'],
  [/^packages\/cli\/src\/commands\/([^/]+)\//, 'service'],
  [/^packages\/web\/src\/features\/([^/]+)\//, 'service'],
  [
    /^tests\/(?:conformance\/cases|e2e\/scenes|e2e\/lists|support\/fills)\/(?!index|case|scene|list|coverage)([^/]+)\.ts$/,
    'service',
  ],
  // why nothing: what they are made from is what was changed
  [/^packages\/[^/]+\/(?:openapi|reference|src\/generated)\//, 'nothing'],
  [/^tests\/types\/generated\//, 'nothing'],
  [/^(?:docs\/|examples\/|[^/]*\.md$|tests\/(?:bench|soak)\/)/, 'nothing'],
  // why nothing: they are `unit`, which is run whole
  [/^(?:tests\/fences|scripts)\//, 'nothing'],
  [/^packages\/(?!platform\/)[^/]+\/.*\.test\.tsx?$/, 'nothing'],
  [/\.test\.tsx?$/, 'itself'],
];

export function affectedBy(paths: readonly string[]): Affected {
  const services = new Set<string>();
  const tests = new Set<string>();
  for (const path of paths) {
    const [room, reach] = ROOMS.find(([pattern]) => pattern.test(path)) ?? [undefined, 'everything'];
    if (reach === 'everything') {
      return { everything: path, services: [], tests: [] };
    }
    if (reach === 'itself') {
      tests.add(path);
    }
    if (reach === 'service') {
      services.add(room?.exec(path)?.[1] ?? '');
    }
  }
  return { everything: undefined, services: [...services].sort(), tests: [...tests].sort() };
}
