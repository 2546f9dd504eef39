// Players for tests: a user and a persona of an app, and calls in their name.
import { json } from '#db/columns';
import { issuePlayerToken } from '#kernel/who/player-tokens';
import type { Answer, TestApp, TestPlatform } from '#testing';

export interface TestPlayer {
  readonly userId: string;
  readonly personaId: string;
  readonly realmId: string;
  readonly name: string;
  readonly token: string;
  /** Calls below `/upass/v1/sdk` with the token of the persona. */
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  /** The same, and what it answers; throws where it is refused. */
  ok<Reply = Readonly<Record<string, unknown>>>(method: string, path: string, body?: unknown): Promise<Reply>;
}

/** An app with an identity domain, and its first realm. */
export async function appWithRealm(
  platform: TestPlatform,
  settings: object = {},
  others: readonly string[] = [],
): Promise<{ app: TestApp; realmId: string }> {
  const app = await platform.app(['passport', ...others]);
  await app.call('POST', '/upass/v1/id-domains', { name: '灯塔' });
  if (Object.keys(settings).length > 0) {
    await app.call('POST', '/upass/v1/config', settings);
  }
  const { status, body } = await app.call('POST', '/upass/v1/realms/search', {});
  if (status !== 200) {
    throw new Error(`the realms of a new app: ${status} ${JSON.stringify(body)}`);
  }
  const [realm] = (body as { realms: { realmID: string }[] }).realms;
  return { app, realmId: realm?.realmID ?? '' };
}

export async function newPlayer(
  platform: TestPlatform,
  { app, realmId }: { readonly app: Pick<TestApp, 'id'>; readonly realmId: string },
  name = `玩家 ${platform.ports.ids.uuid().slice(0, 6)}`,
): Promise<TestPlayer> {
  const { ports } = platform;
  const now = ports.clock.now().toISOString();
  const [userId, personaId] = [ports.ids.uuid(), ports.ids.uuid()];
  const common = {
    app_id: app.id,
    status: 'Active' as const,
    display_name: name,
    properties: json<Record<string, string>>({}),
    created_at: now,
    modified_at: now,
  };
  await ports.db
    .insertInto('passport_users')
    .values({ ...common, id: userId, external_id: userId })
    .execute();
  await ports.db
    .insertInto('passport_personas')
    .values({ ...common, id: personaId, user_id: userId, realm_id: realmId, external_id: '', icon_url: '' })
    .execute();
  const account = { generation: 1, personaGeneration: 1, family: ports.ids.uuid() };
  const { token } = issuePlayerToken(ports, { userId, personaId, realmId, appId: app.id, account }, 'access');
  const call: TestPlayer['call'] = (method, path, body) =>
    platform.call(method, `/upass/v1/sdk${path}`, body ?? (method === 'POST' ? {} : undefined), {
      headers: { Authorization: `Bearer ${token}` },
    });
  return {
    userId,
    personaId,
    realmId,
    name,
    token,
    call,
    async ok<Reply>(method: string, path: string, body?: unknown) {
      const answer = await call(method, path, body);
      if (answer.status !== 200) {
        throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      }
      return answer.body as Reply;
    },
  };
}

/** Status and number of a refusal, as tests compare them. */
export const refusal = ({ status, body }: Answer): readonly [number, number | undefined] => [
  status,
  (body as { passportErrorCode?: number } | undefined)?.passportErrorCode,
];
