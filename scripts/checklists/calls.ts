// Which calls of the specification's table the contract declares, and which of those the platform serves.

/** One line of `npm run -s operations`. */
export interface DeclaredCall {
  id: string;
  service: string;
  method: string;
  path: string;
  handled: boolean;
}

export interface Comparison {
  problems: string[];
  summary: string;
}

/** Compares `declared` with rows of calls.tsv; `only` keeps some folders, `handled` also asks that each is served. */
export function compareCalls(
  table: Record<string, string>[],
  declared: DeclaredCall[],
  { only, handled }: { only?: string[] | undefined; handled?: boolean | undefined } = {},
): Comparison {
  const rows = table.filter(({ folder = '' }) => only === undefined || only.includes(folder));
  const byCall = new Map(declared.map((call) => [`${call.method} ${bare(shapeOf(call.path))}`, call]));
  const problems = duplicatesIn(declared);
  let missing = 0;
  let unserved = 0;
  for (const { folder, method, path = '' } of rows) {
    const call = byCall.get(`${method} ${bare(shapeOf(path))}`);
    if (call === undefined) {
      missing += 1;
      problems.push(`not declared: ${folder} ${method} ${path}`);
      continue;
    }
    if (shapeOf(call.path).endsWith('/') !== shapeOf(path).endsWith('/')) {
      problems.push(`trailing slash differs: ${call.id} ${call.path} should be written ${path}`);
    }
    if (handled && !call.handled) {
      unserved += 1;
      problems.push(`declared but not served: ${folder} ${call.id}`);
    }
  }
  const served = handled ? `, ${rows.length - missing - unserved} served` : '';
  return {
    problems,
    summary: `${rows.length - missing} of ${rows.length} calls declared${served} (${declared.length} operations listed)`,
  };
}

function duplicatesIn(declared: DeclaredCall[]): string[] {
  const seen = new Map<string, string>();
  return declared.flatMap(({ id, method, path }) => {
    const key = `${method} ${shapeOf(path)}`;
    const first = seen.get(key);
    seen.set(key, id);
    return first === undefined ? [] : [`declared twice: ${first} and ${id}: ${key}`];
  });
}

/** Spellings that mean the same call: bases in braces go, words the specification leaves open match anything. */
const SAME: [RegExp, string][] = [
  [/^\{[^}]*\}(\/v1(?=\/game|\/provider|\/allocation|\/log-file))?/, ''],
  [/^\/\{gs\}\/v1/, ''],
  [/^\/(gs\/v1|api\/v1|client_api\/v1)(?=\/)/, ''],
  [/\{(partner|payment-provider|paymentProvider|provider|chat-app|chatApp)\}/g, '*'],
  [/(\/auth)-[a-z]+$/, '$1-*'],
  [/^\/api\/(alipay|\*)(?=\/|$)/, '/api/*'],
  [/^\/api\/app\/[a-z*-]+-monitors$/, '/api/app/*-monitors'],
  [/^\/api\/[a-z*]+-monitor$/, '/api/*-monitor'],
  [/\{[^}]*\}/g, '{}'],
];

function shapeOf(path: string): string {
  return SAME.reduce((shape, [pattern, replacement]) => shape.replace(pattern, replacement), path);
}

function bare(shape: string): string {
  return shape.replace(/\/$/, '');
}
