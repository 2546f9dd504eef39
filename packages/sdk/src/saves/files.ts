// Saves of a player as the server has them: what is uploaded, confirmed, read back.
import type { CloudSave, FilesListInput, FilesSetInput, SaveUploadTokens } from '../generated/save.ts';
import { saveTable } from '../generated/save.ts';
import { serverClock } from '../player/clock.ts';
import { PlayerError, PlayerOffline } from '../player/errors.ts';
import { asPlayer, type TokenHolder } from '../player/proofs.ts';
import { prepare } from '../player/wire.ts';
import { SaveConflict } from './conflict.ts';
import { signedPut } from './signed-put.ts';

export interface SaveFilesOptions {
  /** Where the platform is, such as `https://uos.example.com`. */
  readonly origin: string;
  /** Whose saves they are: what `createPlayer` makes. */
  readonly player: Pick<TokenHolder, 'token'>;
  /** Longest wait for an answer, 15 s when absent; for bytes, so long without any of them. */
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

/** What is said of a save beside its bytes. What is left out stays as it is. */
export type PutInput = Omit<FilesSetInput, 'userId' | 'fileUploadRequest' | 'coverUploadRequest' | 'saveId'> & {
  /** The save that is changed; a new one when absent. */
  readonly saveId?: string;
  /** Extension of the file, such as `json`. */
  readonly format?: string;
};

export interface LoadedSave {
  readonly save: CloudSave;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface SaveFiles {
  /** Newest first. */
  list(input?: FilesListInput): Promise<{ readonly saves: readonly CloudSave[]; readonly totalCount?: number }>;
  /** The bytes of a save, and what is known of it. */
  load(saveId: string): Promise<LoadedSave>;
  /**
   * Uploads bytes and confirms them. Where `ifRevision` is given and the save has another one by now, nothing is changed
   * and it rejects with `SaveConflict`.
   */
  put(bytes: Uint8Array<ArrayBuffer>, input: PutInput): Promise<CloudSave>;
  remove(saveId: string): Promise<void>;
}

/** An answer that got lost is asked for again so often: a confirmation that is repeated changes nothing. */
const TRIES = 3;

export function saveFiles(options: SaveFilesOptions): SaveFiles {
  const { player, timeoutMs = 15_000 } = options;
  const send = options.fetch ?? fetch.bind(globalThis);
  const wire = {
    ...{ origin: options.origin.replace(/\/+$/, ''), table: saveTable, clock: serverClock(), timeoutMs },
    fetch: send,
  };
  const call = async <T>(name: string, input: object): Promise<T> => {
    try {
      return (await asPlayer(prepare(wire, name, { ...input }), player)) as T;
    } catch (error) {
      throw SaveConflict.of(error) ?? error;
    }
  };
  const bytesOf = async (name: string, url: string, init?: RequestInit): Promise<Response> => {
    let reply: Response;
    try {
      reply = await send(url, { ...init, credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
    } catch (cause) {
      throw new PlayerOffline('no answer came', { call: name, cause });
    }
    if (!reply.ok) {
      const text = await reply.text().catch(() => '');
      throw new PlayerError(textOf(text) ?? `HTTP ${reply.status}`, { call: name, status: reply.status });
    }
    return reply;
  };

  return {
    list: (input = {}) => call('files.list', input),
    async load(saveId) {
      const { save } = await call<{ save: CloudSave }>('files.get', { id: saveId, includeDownloadURL: true });
      const { fileURL = '' } = save.file;
      if (fileURL === '') {
        return { save, bytes: new Uint8Array() };
      }
      const reply = await bytesOf('files.load', fileURL);
      try {
        return { save, bytes: new Uint8Array(await reply.arrayBuffer()) };
      } catch (cause) {
        throw new PlayerOffline('the bytes ended too early', { call: 'files.load', cause });
      }
    },
    async put(bytes, { saveId, format = '', ...said }) {
      const upload = { format, originalName: '' };
      const { fileUploadToken: to, ...tokens } = await again(() =>
        call<SaveUploadTokens>('files.uploadToken', {
          ...(saveId === undefined ? {} : { saveId }),
          fileUploadRequest: upload,
        }),
      );
      const { url, headers } = signedPut(to);
      await again(() => bytesOf('files.put', url, { method: 'PUT', headers, body: bytes }));
      const { save } = await again(() =>
        call<{ save: CloudSave }>('files.set', {
          ...{ ...said, saveId: tokens.saveId },
          fileUploadRequest: { objectId: to.objectId, size: bytes.byteLength },
        }),
      );
      return save;
    },
    async remove(saveId) {
      await call('files.remove', { id: saveId });
    },
  };
}

/** Once more where no answer came. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !(error instanceof PlayerOffline)) {
        throw error;
      }
    }
  }
}

/** The server's own words, in JSON or in the XML of object stores. */
function textOf(body: string): string | undefined {
  const [, message] = /<Message>([^<]*)<\/Message>/.exec(body) ?? /"message":"([^"]*)"/.exec(body) ?? [];
  return message;
}
