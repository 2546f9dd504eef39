// Who a word means: a user or a persona, by id, by the id that the game gave, by phone number, e-mail or name.
import { passportPlayerLabels } from '@uos/contract/labels';
import { isUosError, type UosApiError } from '@uos/sdk/http';
import type { PassportUser, Persona } from '@uos/sdk/services/passport';
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import type { ArgSpecs, Output } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { pageSize, take } from '../../../program/lists.ts';
import { isUuid } from '../../../text/ids.ts';
import type { Text } from '../../../text/text.ts';

type AnyContext = Context<unknown, unknown>;

export type Player =
  | { readonly kind: 'persona'; readonly id: string; readonly persona: Persona }
  | { readonly kind: 'user'; readonly id: string; readonly user: PassportUser };

export const PLAYER_ARG = {
  player: {
    text: {
      zh: '用户或角色：ID、外部用户 ID、手机号、邮箱或名称',
      en: 'User or persona: id, external user id, phone number, e-mail or name',
    },
  },
} as const satisfies ArgSpecs;

const KINDS = {
  user: { zh: '用户', en: 'user', color: 'gray' },
  persona: { zh: '角色', en: 'persona', color: 'gray' },
} as const;

export const PLAYER_OUTPUT: Output = {
  columns: [
    { field: 'name', title: { zh: '名称', en: 'Name' } },
    { field: 'kind', title: { zh: '类型', en: 'Kind' }, labels: KINDS },
    { field: 'id', title: { zh: 'ID', en: 'Id' } },
    { field: 'status', title: { zh: '状态', en: 'Status' }, labels: passportPlayerLabels.persona.status },
    { field: 'realm', title: { zh: '区服', en: 'Realm' } },
    { field: 'externalUserID', title: { zh: '外部用户 ID', en: 'External user id' } },
    { field: 'unbanAt', title: { zh: '解封时间', en: 'Ban ends' }, format: 'time' },
  ],
  fields: ['kind', 'id', 'name', 'status', 'realm', 'userID', 'externalUserID', 'reason', 'unbanAt'],
};

/** A player as a row. */
export function playerRow(player: Player): Record<string, string> {
  if (player.kind === 'persona') {
    const { personaID, userID, displayName, status, realmName, banInfo } = player.persona;
    const own = { kind: 'persona', id: personaID, name: displayName, status, realm: realmName, userID };
    return { ...own, externalUserID: '', reason: banInfo?.reason ?? '', unbanAt: banInfo?.unbanAt ?? '' };
  }
  const { userID, externalUserID, displayName, userStatus: status, banInfo } = player.user;
  const own = { kind: 'user', id: userID, name: displayName, status, realm: '', userID, externalUserID };
  return { ...own, reason: banInfo?.reason ?? '', unbanAt: banInfo?.unbanAt ?? '' };
}

/** All that the words may mean, users before personas. */
export async function playersMeant(ctx: AnyContext, words: string, limit = 20): Promise<Player[]> {
  const { users, personas } = await ctx.uos.service('passport');
  if (isUuid(words)) {
    const [persona, user] = await Promise.all([
      unlessMissing(async () => (await personas.get({ id: words })).persona),
      unlessMissing(async () => (await users.get({ id: words })).user),
    ]);
    return [...(user === undefined ? [] : [userOf(user)]), ...(persona === undefined ? [] : [personaOf(persona)])];
  }
  const count = pageSize(limit, 50);
  const search = (filter: object): Promise<PassportUser[]> => take(users.search.all({ ...filter, count }), limit);
  // why alone at first: as a name it would be written down, wherever calls are looked at
  const known = words.includes('@')
    ? await search({ email: words })
    : /^\+?\d{6,}$/.test(words)
      ? await search({ phoneNumber: words })
      : [];
  if (known.length > 0) {
    return known.map(userOf);
  }
  const [found, named] = await Promise.all([
    Promise.all([{ externalUserID: words }, { displayName: words }].map(search)),
    take(personas.search.all({ displayName: words, count }), limit),
  ]);
  const all = [...found.flat().map(userOf), ...named.map(personaOf)];
  return Array.from(new Map(all.map((player) => [player.id, player])).values()).slice(0, limit);
}

/** Id of the one user that is meant, by a persona too. why apart: who signs in by name alone has a persona of that name */
export async function userMeant(ctx: AnyContext, words: string): Promise<string> {
  return userIdOf(await playerMeant(ctx, words, userIdOf));
}

/** The one persona that is meant: a user with one stands for it. Throws as `playerMeant` does. */
export async function personaMeant(ctx: AnyContext, words: string): Promise<Persona> {
  const { users } = await ctx.uos.service('passport');
  const personas = await Promise.all(
    (await exactly(ctx, words)).map(async (player) =>
      player.kind === 'persona' ? [player.persona] : (await users.get({ id: player.id })).personas,
    ),
  );
  const meant = [...new Map(personas.flat().map((one) => [one.personaID, one])).values()];
  return onlyPlayer(ctx, words, meant.map(personaOf)).persona;
}

/**
 * The one that is meant; those with the same `key` are one. Throws CliError: exit 3 where nobody is, exit 2 where
 * several are.
 */
export async function playerMeant(
  ctx: AnyContext,
  words: string,
  key: (player: Player) => string = ({ id }) => id,
): Promise<Player> {
  const meant = await exactly(ctx, words);
  return onlyPlayer(
    ctx,
    words,
    meant.filter((player, at) => meant.findIndex((one) => key(one) === key(player)) === at),
  );
}

/** Those of whom the words are the whole name or id; all that may be meant where there are none. */
async function exactly(ctx: AnyContext, words: string): Promise<Player[]> {
  const all = await playersMeant(ctx, words);
  const exact = all.filter((player) => [player.id, nameOf(player), externalOf(player)].includes(words));
  return exact.length > 0 ? exact : all;
}

function onlyPlayer<P extends Player>(ctx: AnyContext, words: string, meant: readonly P[]): P {
  const [only, ...others] = meant;
  if (only === undefined) {
    throw new CliError('not-found', {
      exit: EXIT.notFound,
      what: () => ctx.say({ zh: `没有找到玩家“${words}”。`, en: `There is no player "${words}".` }),
      next: 'uos passport player find --help',
    });
  }
  if (others.length > 0) {
    const ids = [only, ...others].slice(0, 4).map(({ kind, id }) => `${ctx.say(KINDS[kind])} ${id}`);
    throw usageError(
      'several-players',
      () => ctx.say({ zh: `“${words}”可能指：${ids.join('、')}`, en: `"${words}" may be ${ids.join(', ')}` }),
      `uos ${ctx.command.id} ${only.id}`,
    );
  }
  return only;
}

function userIdOf(player: Player): string {
  return player.kind === 'user' ? player.id : player.persona.userID;
}

/** Does a column of personas begin with it? why so few words: a name of a persona may be any other. */
export function isPersonaTitle(word: string): boolean {
  return /^(persona(_?id)?|角色( ?id)?)$/i.test(word);
}

/** How a question names a player. */
export function calledBy(player: Player): Text {
  const name = nameOf(player) || player.id;
  return player.kind === 'user'
    ? { zh: `用户 ${name}`, en: `user ${name}` }
    : { zh: `角色 ${name}（${player.persona.realmName}）`, en: `persona ${name} of ${player.persona.realmName}` };
}

function nameOf(player: Player): string {
  return player.kind === 'user' ? player.user.displayName : player.persona.displayName;
}

function externalOf(player: Player): string {
  return player.kind === 'user' ? player.user.externalUserID : '';
}

function userOf(user: PassportUser): Player {
  return { kind: 'user', id: user.userID, user };
}

function personaOf(persona: Persona): Extract<Player, { kind: 'persona' }> {
  return { kind: 'persona', id: persona.personaID, persona };
}

/** Undefined where there is no such thing. */
export async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isUosError(error) && (error as Partial<UosApiError>).status === 404) {
      return undefined;
    }
    throw error;
  }
}
