// Whether whoever opened a socket may still have it: asked again and again, because a connection outlives the moment in
// which it was admitted.
import type { DeclaredSocket } from '@uos/contract';
import { type Admission, type Asked, admit } from '#kernel/call/admission';
import type { Gate } from '#kernel/call/admit';
import { Refusal } from '#kernel/call/errors';
import type { Ports } from '#kernel/ports';
import { nonceOf } from '#kernel/who/nonce';

/** Answers a question: why the socket of that app, known by then, must end; undefined where it may stay. */
export async function stay(
  declared: DeclaredSocket,
  { principal, credentials, appId: admittedApp }: Admission,
  asked: Asked,
  { ports, gate }: { readonly ports: Ports; readonly gate: Gate },
): Promise<(appId: string) => Promise<string | undefined>> {
  const { db } = ports;
  // why its secret is compared: a nonce is good once and cannot be asked for again
  const signedOnce = nonceOf(asked.headers) !== undefined && principal.kind === 'game';
  const secret = signedOnce ? await secretOf(ports, admittedApp) : undefined;

  const whyNot = async (appId: string): Promise<string | undefined> => {
    if (admittedApp === '' && appId !== '') {
      return standing(ports, declared, appId);
    }
    if (principal.kind === 'visitor') {
      return undefined;
    }
    if (signedOnce) {
      await admit(db, declared, credentials, asked);
      return (await secretOf(ports, admittedApp)) === secret ? undefined : 'the secret was changed';
    }
    const now = await gate.again(asked);
    return now.principal.id === principal.id && now.appId === admittedApp ? undefined : 'somebody else now';
  };
  return (appId) =>
    whyNot(appId).catch((error: unknown) => {
      // why only a refusal: who is connected stays while the database is away
      if (!(error instanceof Refusal)) {
        ports.log.warn({ socket: declared.id, err: error }, 'a socket could not be looked at');
      }
      return error instanceof Refusal ? error.message || 'not any more' : undefined;
    });
}

async function secretOf({ db }: Ports, appId: string): Promise<string | undefined> {
  const row = await db.selectFrom('apps').select('secret').where('id', '=', appId).executeTakeFirst();
  return row?.secret;
}

/** Of an app that nobody signed for, but that a first message has named. */
async function standing({ db }: Ports, { service }: DeclaredSocket, appId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('apps')
    .leftJoin('app_services as s', (join) =>
      join.onRef('s.app_id', '=', 'apps.id').on('s.name', '=', service.internal ?? ''),
    )
    .select(['apps.status', 's.status as service'])
    .where('apps.id', '=', appId)
    .executeTakeFirst();
  if (row?.status !== 'Active') {
    return 'the app is not active';
  }
  return service.internal === undefined || row.service === 'Enabled' ? undefined : 'the service was switched off';
}
