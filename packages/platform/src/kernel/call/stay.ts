// Whether whoever opened a socket, or follows something, may still: asked again and again, because a connection outlives
// the moment in which it was admitted.
import type { Declared, DeclaredSocket } from '@uos/contract';
import type { Ports } from '#kernel/ports';
import { nonceOf } from '#kernel/who/nonce';
import { type Admission, type Asked, admit } from './admission.ts';
import type { Gate } from './admit.ts';
import { Refusal } from './errors.ts';

/** What has been asked about already, while all of them are looked at. */
export type Round = Map<string, Promise<string | undefined>>;

type Opened = Declared | DeclaredSocket;

/** Why the socket of that app, known by then, must end; undefined where it may stay. */
export type Stay = (appId: string, round: Round) => Promise<string | undefined>;

interface Where {
  readonly ports: Ports;
  readonly gate: Gate;
}

export async function stay(
  declared: Opened,
  admission: Admission,
  asked: Asked,
  { ports, gate }: Where,
): Promise<Stay> {
  const { principal, appId } = admission;
  if (principal.kind === 'visitor' && appId === '') {
    return held(declared, ports, ofNobody(declared, ports));
  }
  // why its secret is compared: a nonce is good once and cannot be asked for again
  const signedOnce = nonceOf(asked.headers) !== undefined && principal.kind === 'game';
  const secret = signedOnce ? await secretOf(ports, appId) : undefined;
  return held(declared, ports, ofSomebody(declared, { ...admission, asked, secret }, { ports, gate }));
}

/** why only a refusal: who is connected stays while the database is away */
function held(declared: Opened, { log }: Ports, why: Stay): Stay {
  return (appId, round) =>
    why(appId, round).catch((error: unknown) => {
      if (error instanceof Refusal) {
        return error.message || 'not any more';
      }
      log.warn({ opened: declared.id, err: error }, 'who is connected could not be looked at');
      return undefined;
    });
}

/** Nobody signed, but a first message has named the app. Most sockets are of this kind: nothing of a request is kept here. */
function ofNobody(declared: Opened, ports: Ports): Stay {
  return async (appId, round) => {
    if (appId === '') {
      return undefined;
    }
    const name = `${declared.id} of ${appId}`;
    const known = round.get(name) ?? standing(ports, declared, appId);
    round.set(name, known);
    return known;
  };
}

interface Signed extends Admission {
  readonly asked: Asked;
  /** Of the app, where its signature was good for once. */
  readonly secret: string | undefined;
}

function ofSomebody(
  declared: Opened,
  { principal, credentials, appId: admittedApp, asked, secret }: Signed,
  { ports, gate }: Where,
): Stay {
  return async (appId, round) => {
    if (admittedApp === '' && appId !== '') {
      return ofNobody(declared, ports)(appId, round);
    }
    if (principal.kind === 'visitor') {
      return undefined;
    }
    if (secret !== undefined) {
      await admit(ports.db, declared, credentials, asked);
      return (await secretOf(ports, admittedApp)) === secret ? undefined : 'the secret was changed';
    }
    const now = await gate.again(asked);
    return now.principal.id === principal.id && now.appId === admittedApp ? undefined : 'somebody else now';
  };
}

async function secretOf({ db }: Ports, appId: string): Promise<string | undefined> {
  const row = await db.selectFrom('apps').select('secret').where('id', '=', appId).executeTakeFirst();
  return row?.secret;
}

async function standing({ db }: Ports, { service }: Opened, appId: string): Promise<string | undefined> {
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
