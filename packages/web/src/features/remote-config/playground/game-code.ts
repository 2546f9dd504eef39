// How a game reads its settings: with the SDK, by the defaults that it has without a platform.
import { sourceOf } from '../../../kit/snippets/snippets-of.ts';

interface GameFacts {
  readonly origin: string;
  readonly appId: string;
  readonly configs: readonly { readonly key: string; readonly type: string; readonly value: string }[];
  readonly player: { readonly userId?: string | undefined; readonly attributes?: unknown };
}

/** More are in the way of what is shown. */
const MOST_DEFAULTS = 12;

export function gameCode({ origin, appId, configs, player }: GameFacts): string {
  const shown = configs.slice(0, MOST_DEFAULTS);
  const [first] = shown;
  const more = configs.length > shown.length ? [`    // … ${configs.length - shown.length}`] : [];
  return [
    "import { settings } from '@uos/sdk/settings';",
    '',
    'const game = settings({',
    `  origin: ${sourceOf(origin)},`,
    `  appId: ${sourceOf(appId)},`,
    '  appSecret,',
    ...(player.userId === undefined ? [] : [`  userId: ${sourceOf(player.userId)},`]),
    '  defaults: {',
    ...shown.map(({ key, type, value }) => `    ${nameOf(key)}: ${defaultOf(type, value)},`),
    ...more,
    '  },',
    ...(player.attributes === undefined ? [] : [`  attributes: ${sourceOf(player.attributes)},`]),
    '});',
    'const { values, source } = await game.load();',
    ...(first === undefined ? [] : [`console.log(source, ${memberOf(first.key)});`]),
  ].join('\n');
}

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);
const nameOf = (key: string): string => (isName(key) ? key : sourceOf(key));
const memberOf = (key: string): string => (isName(key) ? `values.${key}` : `values[${sourceOf(key)}]`);

/** The value as the game writes it: the type of a default is the type of what comes in its place. */
function defaultOf(type: string, value: string): string {
  switch (type) {
    case 'INT':
    case 'FLOAT':
      return sourceOf(Number(value));
    case 'LONG':
      return `${BigInt(value.replace('+', ''))}n`;
    case 'BOOL':
      return String(value === 'true');
    case 'JSON':
      return sourceOf(JSON.parse(value));
    default:
      return sourceOf(value);
  }
}
