// What the commands of hosting share: the client for jobs, ports and variables as they are typed.
import { nearest } from '@uos/contract/rules';
import type { ServerPortInput } from '@uos/sdk/services/multiverse';
import { type CliError, usageError } from '../../errors/cli-error.ts';
import type { FlagSpecs } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';
import { take } from '../../program/lists.ts';

type Ctx = Context<unknown, unknown>;

export const PROFILE_TEXT = { zh: '启动配置的名称或 ID', en: 'Name or id of a profile' };

export const ENV_FLAG = {
  env: {
    type: 'string',
    many: true,
    short: 'e',
    value: 'NAME=value',
    text: { zh: '服务器的环境变量', en: 'Environment variable of the server' },
  },
} as const satisfies FlagSpecs;

export const REGION_FLAG = {
  region: {
    type: 'string',
    value: 'id',
    ref: 'multiverse.region',
    text: { zh: '地域；游戏只有一个地域时可省略', en: 'Region; not needed where the game has only one' },
  },
} as const satisfies FlagSpecs;

/** `7777`, `7777/tcp`, `game=7777/udp`; UDP unless told. Throws CliError with exit 2. */
function portOf(ctx: Ctx, text: string, usual: 'tcp' | 'udp'): ServerPortInput {
  const [, name = 'game', number = '', protocol = usual] =
    /^(?:([\w.-]{1,64})=)?(\d{1,5})(?:\/(tcp|udp))?$/i.exec(text) ?? [];
  const port = Number(number);
  if (number === '' || port < 1 || port > 65_535) {
    throw usageError(
      'bad-port',
      () =>
        ctx.say({
          zh: `“${text}”不是端口，例如 7777、7777/tcp 或 game=7777/udp。`,
          en: `"${text}" is no port, such as 7777, 7777/tcp or game=7777/udp.`,
        }),
      `uos ${ctx.command.id} --help`,
    );
  }
  return { name, port, protocol: protocol.toUpperCase() as ServerPortInput['protocol'] };
}

/** All of a line; those without a name of their own get one each. Throws CliError with exit 2. */
export function portsOf(ctx: Ctx, texts: readonly string[], usual: 'tcp' | 'udp' = 'udp'): ServerPortInput[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const port = portOf(ctx, text, usual);
    const isOwn = text.includes('=');
    const name = !isOwn && taken.has(port.name) ? `${port.name}-${taken.size + 1}` : port.name;
    taken.add(name);
    return { ...port, name };
  });
}

/** Throws CliError with exit 2 for what is no `NAME=value`. */
export function envsOf(ctx: Ctx, texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) {
        throw usageError(
          'bad-variable',
          () => ctx.say({ zh: `“${text}”不是变量，例如 MAP=fog。`, en: `"${text}" is no variable, such as MAP=fog.` }),
          `uos ${ctx.command.id} --help`,
        );
      }
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

/**
 * The region that is given, else the only one of the game. Throws CliError with exit 2 for one that it does not run in, and
 * where there are several, or none.
 */
export async function regionOf(ctx: Ctx, gameId: string, given: string | undefined): Promise<string> {
  const { regions } = await ctx.uos.service('multiverse');
  const ids = (await take(regions.list.all({ gameId }))).map(({ regionId }) => regionId);
  if (given !== undefined && ids.length > 0) {
    if (!ids.includes(given)) {
      throw noSuchRegion(ctx, given, ids);
    }
    return given;
  }
  const [only, ...others] = ids;
  if (only === undefined || others.length > 0) {
    throw usageError(
      'no-region',
      () =>
        only === undefined
          ? ctx.say({ zh: '游戏还没有地域。', en: 'The game has no region yet.' })
          : ctx.say({
              zh: `用 --region 选择地域：${[only, ...others].join('、')}。`,
              en: `Choose a region by --region: ${[only, ...others].join(', ')}.`,
            }),
      only === undefined ? 'uos multiverse region offered' : ctx.line(`--region=${only}`),
    );
  }
  return only;
}

function noSuchRegion(ctx: Ctx, given: string, ids: readonly string[]): CliError {
  const meant = nearest(given, ids) ?? (ids.length === 1 ? ids[0] : undefined);
  return usageError(
    'no-region',
    () =>
      ctx.say({
        zh: `游戏没有“${given}”这个地域，已有：${ids.join('、')}。`,
        en: `The game does not run in "${given}". It runs in: ${ids.join(', ')}.`,
      }),
    meant === undefined ? 'uos multiverse region ls' : ctx.line(`--region=${meant}`),
  );
}

interface Address {
  readonly ip: string;
  readonly gameServerPorts: readonly { readonly port: number }[];
}

/** `203.0.113.40:31017` of its first port; empty until it is ready. */
export function addressOf({ ip, gameServerPorts }: Address): string {
  const [first] = gameServerPorts;
  return ip === '' || first === undefined ? ip : `${ip}:${first.port}`;
}
