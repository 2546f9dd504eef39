// One call in four languages, made from the operation's own row of the wire table, with the real id of the app.
import type { Operation } from '../call/operation.ts';
import { typedWords, writtenCalls } from './typed-words.ts';

export interface SnippetFacts {
  readonly operation: Operation;
  readonly input: Readonly<Record<string, unknown>>;
  readonly appId: string;
  /** Where the platform is. */
  readonly origin: string;
}

export type SnippetLanguage = 'cli' | 'typescript' | 'csharp' | 'curl';

export function snippetsOf(facts: SnippetFacts): Readonly<Record<SnippetLanguage, string>> {
  return { cli: cli(facts), typescript: typescript(facts), csharp: csharp(facts), curl: curl(facts) };
}

/** The same call as a game makes it for its player, who has signed in as `player`. */
export function playerSnippetsOf(facts: SnippetFacts, player: string): Readonly<Record<'typescript' | 'curl', string>> {
  const { operation, input, appId, origin } = facts;
  const given = Object.keys(input).length === 0 ? '' : sourceOf(input);
  const { method, path, body } = requestOf(facts);
  return {
    typescript: [
      "import { createPlayer } from '@uos/sdk/player';",
      '',
      `const game = createPlayer({ origin: '${origin}', appId: '${appId}', appSecret });`,
      `await game.signIn({ externalUserID: ${sourceOf(player)} });`,
      `const reply = await game.${playerMethod(operation, given)};`,
    ].join('\n'),
    curl: [
      'curl -H "Authorization: Bearer $UOS_PLAYER_TOKEN"',
      ...(method === 'GET' ? [] : [`-X ${method}`]),
      ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${shellWord(JSON.stringify(body))}`]),
      `'${origin}${path}'`,
    ].join(' \\\n  '),
  };
}

/** Where a game finds the calls of a group; the others it makes by their name. Source: `sdk/player`. */
const PLAYER_GROUPS: Readonly<Record<string, string>> = {
  playerRealms: 'realms',
  playerPersonas: 'personas',
  'playerPersonas.search': 'players',
  'playerPersonas.random': 'players',
  'playerUsers.me': 'user',
  'playerUsers.updateMe': 'user',
  playerTermsOfService: 'terms',
  playerFriends: 'friends',
  playerFriendRequests: 'friends.requests',
  playerFriendBlacklist: 'friends.blacklist',
  playerPresences: 'presence',
  playerGuilds: 'guilds',
  playerEntitlements: 'entitlements',
  playerReports: 'reports',
  antiAddiction: 'playTime',
};

function playerMethod({ id }: Operation, given: string): string {
  const [, group = '', verb = ''] = id.split('.');
  const name = `${group}.${verb}`;
  const at = PLAYER_GROUPS[name] ?? PLAYER_GROUPS[group];
  return at === undefined ? `call('${name}'${given === '' ? '' : `, ${given}`})` : `${at}.${verb}(${given})`;
}

const SECRET = 'UOS_APP_SERVICE_SECRET';

/** Words after `uos`, as the CLI names its commands. */
function cliWords(operation: Operation): string[] {
  const [, ...rest] = operation.id.split('.');
  const verb = rest.at(-1) ?? '';
  const group = rest.length > 1 ? (rest[0] ?? '') : '';
  const [, own] = /^player([A-Z]\w*)$/.exec(group) ?? [];
  const inTree = [
    ...(own === undefined ? [] : ['player']),
    ...(group === '' ? [] : [resource(own ?? group).replace(/^-/, '')]),
    VERBS[verb] ?? kebab(verb),
  ];
  return [kebab(operation.service), ...(typedWords[methodOf(operation)]?.split(' ') ?? inTree)];
}

const VERBS: Readonly<Record<string, string>> = { list: 'ls', remove: 'rm' };

function resource(group: string): string {
  const name = kebab(group);
  if (name.endsWith('ies')) {
    return `${name.slice(0, -3)}y`;
  }
  if (/(ss|x|ch|sh)es$/.test(name)) {
    return name.slice(0, -2);
  }
  return name.endsWith('s') && !name.endsWith('ss') && !name.endsWith('statistics') ? name.slice(0, -1) : name;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function flag(key: string): string {
  return key
    .replace(/IDs$/, 'Ids')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

function cli(facts: SnippetFacts): string {
  const { operation, appId } = facts;
  const line = writtenCalls.has(methodOf(operation)) ? byId(facts) : byWords(facts);
  return [`uos app use ${appId}`, line].join('\n');
}

/** The command walks the pages itself, and takes how many rows at most. */
const PAGE_KEYS: ReadonlySet<string> = new Set([
  'page',
  'per_page',
  'offset',
  'limit',
  'count',
  'start',
  'starting_after',
]);
const ROWS: ReadonlySet<string> = new Set(['per_page', 'limit', 'count']);

function byWords({ operation, input }: SnippetFacts): string {
  const { row } = operation;
  const path = pathKeys(operation);
  const args = path.map((key) => shellWord(input[key] ?? `<${key}>`));
  const inputs = Object.entries(input).filter(([key]) => !path.includes(key));
  const whole = inputs.find(([key]) => key === row.body)?.[1];
  const objects = inputs.filter(([, value]) => row.body === true && isObject(value));
  const body = whole ?? (objects.length === 0 ? undefined : Object.fromEntries(objects));
  const flags = inputs
    .filter(([key, value]) => key !== row.body && !(row.body === true && isObject(value)))
    .flatMap(([key, value]) =>
      row.paging === undefined || !PAGE_KEYS.has(key)
        ? flagsOf(flag(key), value)
        : ROWS.has(key)
          ? [`--limit ${value}`]
          : [],
    );
  const data = body === undefined ? [] : [`--data ${shellWord(JSON.stringify(body))}`];
  return ['uos', ...cliWords(operation), ...args, ...flags, ...data].join(' ');
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names that every command has for something else. */
const TAKEN: ReadonlySet<string> = new Set(['limit', 'template']);

function flagsOf(word: string, value: unknown): string[] {
  const name = TAKEN.has(word) ? `input-${word}` : word;
  if (typeof value === 'boolean') {
    return [value ? `--${name}` : `--${name}=false`];
  }
  return Array.isArray(value) && value.every((one) => typeof one !== 'object')
    ? value.map((one) => `--${name} ${shellWord(one)}`)
    : [`--${name} ${shellWord(value)}`];
}

/** why by its id: the command that was written for it takes arguments of its own */
function byId({ operation, input }: SnippetFacts): string {
  const whole = operation.row.body === true ? undefined : operation.row.body;
  const body = whole === undefined ? undefined : input[whole];
  const missing = pathKeys(operation).filter((key) => !(key in input));
  const fields = [...Object.entries(input), ...missing.map((key): [string, string] => [key, `<${key}>`])]
    .filter(([key]) => key !== whole)
    .map(([key, value]) => `-F ${shellWord(`${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`)}`);
  const line = ['uos', 'api', methodOf(operation), ...fields].join(' ');
  return body === undefined ? line : `echo ${shellWord(JSON.stringify(body))} | ${line} --input -`;
}

function typescript({ operation, input, appId, origin }: SnippetFacts): string {
  const given = Object.keys(input).length === 0 ? '' : sourceOf(input);
  return [
    "import { appCredentials, createUos } from '@uos/sdk';",
    '',
    'const uos = createUos({',
    `  origin: '${origin}',`,
    '  as: appCredentials({',
    `    appId: '${appId}',`,
    `    appServiceSecret: process.env.${SECRET} ?? '',`,
    '  }),',
    '});',
    `const reply = await uos.${methodOf(operation)}(${given});`,
  ].join('\n');
}

/** `remote-config.settings.update` as the SDK names it. */
function methodOf({ id }: Operation): string {
  return id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function csharp(facts: SnippetFacts): string {
  const { appId, origin } = facts;
  const { method, path, body } = requestOf(facts);
  const content = body === undefined ? '' : `\n{\n    Content = JsonContent.Create(${anonymous(body)}),\n}`;
  return [
    `var secret = Environment.GetEnvironmentVariable("${SECRET}");`,
    `var key = Convert.ToBase64String(Encoding.UTF8.GetBytes($"${appId}:{secret}"));`,
    `using var http = new HttpClient { BaseAddress = new Uri("${origin}") };`,
    'http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Basic", key);',
    '',
    `using var request = new HttpRequestMessage(HttpMethod.${method[0]}${method.slice(1).toLowerCase()}, "${path}")${content};`,
    'using var response = await http.SendAsync(request);',
    'var reply = await response.Content.ReadAsStringAsync();',
  ].join('\n');
}

function curl(facts: SnippetFacts): string {
  const { appId, origin } = facts;
  const { method, path, body } = requestOf(facts);
  const lines = [
    `curl -u "${appId}:$${SECRET}"`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${shellWord(JSON.stringify(body))}`]),
    `'${origin}${path}'`,
  ];
  return lines.join(' \\\n  ');
}

interface Request {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: unknown;
}

function requestOf({ operation, input }: SnippetFacts): Request {
  const { row, prefix } = operation;
  const [method = 'GET', route = '/'] = row.route.split(' ');
  const keys = pathKeys(operation);
  const inQuery = new Set(row.query?.split(/[ ,]+/) ?? []);
  const rest = Object.entries(input).filter(([key]) => !keys.includes(key));
  const query = rest.filter(([key]) => row.body === undefined || inQuery.has(key));
  const body = rest.filter(([key]) => row.body !== undefined && !inQuery.has(key));
  const words = new URLSearchParams(query.map(([key, value]): [string, string] => [key, String(value)])).toString();
  const path = route.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input[key] ?? `<${key}>`)));
  return {
    method,
    path: `${prefix}${path}${words === '' ? '' : `?${words}`}`,
    body: bodyOf(row.body, body),
  };
}

/** The inputs of the body, or the one that is all of it. */
function bodyOf(kind: true | string | undefined, inputs: readonly (readonly [string, unknown])[]): unknown {
  if (kind === undefined) {
    return undefined;
  }
  const all = Object.fromEntries(inputs);
  return kind === true ? all : all[kind];
}

function pathKeys({ row }: Operation): string[] {
  return [...row.route.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
}

/** A word of a shell, quoted where it must be. */
function shellWord(value: unknown): string {
  const word = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A plain value as JavaScript. */
/** A plain value as TypeScript. */
export function sourceOf(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(sourceOf).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`}: ${sourceOf(inner)}`)
      .join(', ')} }`;
  }
  return typeof value === 'string'
    ? `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
    : String(value);
}

/** A plain value as C#. */
function anonymous(value: unknown): string {
  if (Array.isArray(value)) {
    return `new[] { ${value.map(anonymous).join(', ')} }`;
  }
  if (typeof value === 'object' && value !== null) {
    return `new { ${Object.entries(value)
      .map(([key, inner]) => `${key} = ${anonymous(inner)}`)
      .join(', ')} }`;
  }
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
