// Sessions that have lost their right: to another one of the same player, or with the secret that asked for their token.
// Apps that end, and services that are switched off, the kernel sees to.
import type { Call } from '#kernel/call/call';
import { hashToken } from '#kernel/keys/seal';
import type { Ports } from '#kernel/ports';
import { secretContext } from '#kernel/who/credentials';
import type { PlayerSockets } from '#kernel/who/player-sockets';
import type { Session, Sessions } from './sessions.ts';
import { currentSessions, endPlayers, type SecretsRow, secretsOf } from './store.ts';

/** Topic on which processes hear of a session that another has replaced; its id is the session. */
export const REPLACED = 'push-replaced';

/** Topic on which processes hear of a session whose player was sent away; its id is the session. */
const ENDED = 'push-ended';

/** For whoever keeps accounts of players, and bans one. */
export const playerSockets: PlayerSockets = {
  async end(db, { fanOut }, { appId, playerIds }) {
    if (playerIds.length > 0) {
      for (const id of await endPlayers(db, appId, playerIds)) {
        await fanOut.publish(db, ENDED, id);
      }
    }
  },
};

export function watchSessions(ports: Ports, sessions: Sessions): () => void {
  const failed = (error: unknown): void => ports.log.warn({ err: error }, 'push sessions could not be looked at');
  const all = async (): Promise<void> => {
    const mine = [...sessions.all()];
    const current = await currentSessions(
      ports.db,
      mine.map(({ id }) => id),
    );
    for (const one of mine.filter(({ id }) => !current.has(id))) {
      endReplaced(one);
    }
  };
  const offs = [
    ports.fanOut.subscribe(REPLACED, (id) => {
      if (id === undefined) {
        all().catch(failed);
        return;
      }
      const replaced = sessions.get(id);
      if (replaced !== undefined) {
        endReplaced(replaced);
      }
    }),
    // why nothing where some were missed: all are looked at then, by the other topic
    ports.fanOut.subscribe(ENDED, (id) =>
      sessions.get(id ?? '')?.socket.close(1008, 'the player may not be here any more'),
    ),
    ports.fanOut.subscribe('app', (appId) => {
      endUnsigned(ports, appId === undefined ? [...sessions.all()] : sessions.ofApp(appId)).catch(failed);
    }),
  ];
  return () => {
    for (const off of offs) {
      off();
    }
  };
}

export function endReplaced({ socket }: Session): void {
  socket.send({ ev: 'remoteLogin' });
  socket.close(4001, 'the same player came in elsewhere');
}

const SECRETS = { app: 'AppServiceSecret', game: 'AppSecret' } as const;

/** What is remembered of the secret that somebody signed with; empty for who came without one. */
export async function signatureOf({ db, ports, principal }: Pick<Call, 'db' | 'ports' | 'principal'>): Promise<string> {
  const { kind, id } = principal;
  if (kind !== 'app' && kind !== 'game') {
    return '';
  }
  const [row] = await secretsOf(db, [id]);
  return row === undefined ? '' : signature(ports, row, kind);
}

/** why a hash: the sealed text changes with the master key, and the secret itself is kept nowhere else */
function signature({ seal }: Ports, row: SecretsRow, kind: keyof typeof SECRETS): string {
  const sealed = kind === 'app' ? row.service_secret : row.secret;
  return `${kind} ${hashToken(seal.open(sealed, secretContext(row.id, SECRETS[kind])))}`;
}

async function endUnsigned(ports: Ports, sessions: readonly Session[]): Promise<void> {
  const signed = sessions.filter(({ signedWith }) => signedWith !== '');
  const rows = await secretsOf(ports.db, [...new Set(signed.map(({ appId }) => appId))]);
  for (const row of rows) {
    const good = new Set([signature(ports, row, 'app'), signature(ports, row, 'game')]);
    for (const { appId, signedWith, socket } of signed) {
      if (appId === row.id && !good.has(signedWith)) {
        socket.close(1008, 'the secret was changed');
      }
    }
  }
}
