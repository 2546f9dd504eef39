// Which screen of the console shows the same as a command: the one that makes the same call.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TABLE = join(import.meta.dirname, '../../web/src/routes/calls.ts');

export interface Screen {
  readonly path: string;
  /** `GET /buckets/{}`. */
  readonly calls: readonly string[];
}

/** The screens of the console with the calls each makes. why as text: no package may import the console. */
export function screens(): Screen[] {
  const rows = readFileSync(TABLE, 'utf8').matchAll(/'(\/[^']*)':\s*\[((?:\s*'[^']*',?)*)\s*\]/g);
  const all = Array.from(rows, ([, path = '', list = '']) => ({
    path,
    calls: Array.from(list.matchAll(/'([^']*)'/g), ([, call = '']) => shapeOf(call)),
  }));
  if (all.length < 100) {
    throw new Error(`${TABLE} reads otherwise than expected: ${all.length} screens`);
  }
  return all.filter(({ path }) => !/^\/(playground|login|logout|public|papers|\{)/.test(path));
}

export interface Called {
  readonly method: string;
  readonly path: string;
  readonly accepts: string;
}

/** Path of the screen for a command that makes these calls; undefined where no screen makes one of them. */
export function screenOf(all: readonly Screen[], id: string, calls: readonly Called[]): string | undefined {
  const found = all.filter(({ calls: made }) => calls.some((call) => made.some((shape) => isSame(shape, call))));
  const isOperator = calls.some(({ accepts }) => accepts === 'operator' || accepts === 'billing');
  const isOne = !/ (ls|list|create|search\S*)$/.test(id);
  // why: the calls of the platform are made by many screens, those of a service by its own
  const isService = calls.some(({ accepts }) => /^(app|cdn|metrics|player)$/.test(accepts));
  const score = ({ path }: Screen): number => {
    const side = /^\/(bc-)?admin/.test(path) === isOperator ? 0 : 100;
    const parameters = path.split('{').length;
    return side + (path.startsWith('/services/') === isService ? 0 : 10) + (isOne ? -parameters : parameters);
  };
  return found.toSorted((a, b) => score(a) - score(b) || a.path.length - b.path.length)[0]?.path;
}

function isSame(shape: string, { method, path }: Called): boolean {
  const [verb, end = ''] = shape.split(' ');
  const whole = shapeOf(`${method} ${path}`).slice(method.length + 1);
  return (
    verb === method &&
    (whole === end || (whole.endsWith(end) && /^\/(api|client_api)\/v1$/.test(whole.slice(0, -end.length))))
  );
}

function shapeOf(call: string): string {
  return call
    .split('?')[0]
    ?.replace(/\{[^}]+\}/g, '{}')
    .replace(/\/$/, '') as string;
}
