// Symbol files: uploaded, registered, listed and deleted. Source: wire/data-and-tools.md 1.4, 2.5.
import { buffer } from 'node:stream/consumers';
import type { InputOf, stacktrace } from '@uos/contract';
import { NotParsed } from '#engines/parsers/parsers';
import type { Identified, SymbolFile } from '#engines/parsers/symbols/formats';
import type { Call, Handlers } from '#kernel/call/call';
import { withOwnTransactions } from '#kernel/call/own-transactions';
import { likePart, startCountPage } from '#kernel/call/paging';
import { putSchedule } from '#kernel/time/schedules';
import { indexKey, SERVICE } from './names.ts';
import { keyOf, uploadCredential } from './objects/address.ts';
import { symbolReply } from './replies.ts';
import { moduleKey, rankOf } from './rules.ts';
import { contents } from './store/contents.ts';
import { claimUpload, type FileRow, findArrived, insertUpload } from './store/files.ts';
import { deleteSymbol, findSymbol, listSymbols, putSymbol, type Stored } from './store/symbols.ts';

type Tree = Handlers<typeof stacktrace>['symbols'];
type CreateCall = Call<InputOf<typeof stacktrace.tree.symbols.create>>;

export const symbols: Tree = {
  async list(call) {
    const { buildId, fileName, version, platform, appId } = call.input;
    const isAllApps = call.appId === '';
    const { rows, total } = await listSymbols(
      call.db,
      {
        // why: only an operator names another app than that of the call
        appId: isAllApps ? (appId ?? '') : call.appId,
        ...{ buildId: buildId?.toLowerCase(), version, platform },
        fileName: fileName === undefined ? undefined : likePart(fileName),
      },
      startCountPage(call.input),
    );
    return { symbols: rows.map((row) => symbolReply(row, isAllApps)), totalCount: total };
  },
  create: withOwnTransactions(async (call: CreateCall) => {
    const { appId, input, ports } = call;
    const arrived = await findArrived(ports.db, appId, input.objectKey);
    if (arrived === undefined) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['objectKey: nothing was uploaded there'] });
    }
    const { isArchive, files } = await identify(call, arrived);
    const wanted = isArchive ? filesOf(call, files) : [checked(call, files[0])];
    const made = await ports.db.transaction().execute(async (db) => {
      const isFirst = await claimUpload(db, appId, input.objectKey);
      const rows: Stored[] = [];
      for (const file of isFirst ? wanted : []) {
        const put = await putSymbol(db, rowOf(call, arrived, file));
        if (put !== undefined) {
          rows.push(put);
          await putSchedule(db, { service: SERVICE, key: indexKey(put.id), nextAt: ports.clock.now() });
        }
      }
      if (rows.length === 0) {
        throw call.refuse('exists', 'symbol file already exists', {
          details: wanted.map(({ buildId, arch }) => `buildId: ${buildId} ${arch}`.trim()).slice(0, 10),
        });
      }
      call.note({ target: rows.map(({ id }) => id).join(', ') });
      await call.recordIn(db);
      return rows.map((row) => symbolReply(row));
    });
    const [symbol] = made;
    if (symbol === undefined) {
      throw new Error('a symbol file was written but not answered');
    }
    return { symbol, symbols: made };
  }),
  async get(call) {
    return { symbol: symbolReply(await requireSymbol(call, call.input.id), call.appId === '') };
  },
  async remove(call) {
    const found = await requireSymbol(call, call.input.id);
    const gone = await deleteSymbol(call.db, found.app_id, found.id);
    if (gone === undefined) {
      throw call.refuse('not-found', 'symbol not found');
    }
    // why named: an operator's call is of no app
    call.note({ appId: gone.app_id, target: gone.id, before: { fileName: gone.file_name, buildId: gone.build_id } });
    return {};
  },
  async uploadCredential(call) {
    const { db, appId, ports, now, input, requestId } = call;
    const uploadId = ports.ids.uuid();
    const name = input.fileName ?? '';
    const key = keyOf(appId, uploadId, name);
    await insertUpload(db, { app_id: appId, id: uploadId, object_key: key, name, created_at: now });
    return { ...uploadCredential(ports, now, { appId, uploadId, key }), requestId };
  },
};

async function requireSymbol(call: Call, id: string): Promise<Stored> {
  const found = await findSymbol(call.db, call.appId, id);
  if (found === undefined) {
    throw call.refuse('not-found', 'symbol not found');
  }
  return found;
}

async function identify({ ports, appId, refuse }: CreateCall, { etag, size }: FileRow): Promise<Identified> {
  const [tenant, own] = [contents.tenantOf(appId), { md5: etag, size }];
  const { objects, parsers } = ports;
  // why not copied here: what a file is stands at its beginning and its end
  const from =
    objects.file === undefined
      ? {
          read: async (start: number, length: number) =>
            buffer(await objects.read(tenant, own, { start, end: start + length - 1 })),
        }
      : { path: objects.file(tenant, own) };
  try {
    return await parsers.parse('symbol-files', { appId, size, ...from });
  } catch (error) {
    throw error instanceof NotParsed ? refuse('invalid', 'not a symbol file', { details: [error.message] }) : error;
  }
}

/** The one file, which has to be the one that was announced. */
function checked(call: CreateCall, file: SymbolFile | undefined): SymbolFile {
  const { buildId } = call.input;
  if (file === undefined) {
    throw new Error('a symbol file was found and is none');
  }
  if (file.kind === 'native' && (file.buildId === '' || buildId === '')) {
    throw call.refuse('invalid', 'build id not found', {
      details: [
        file.buildId === ''
          ? 'the file has no .note.gnu.build-id: link it with -Wl,--build-id'
          : `buildId: that of the file is ${file.buildId}`,
      ],
    });
  }
  refuseOther(call, [file]);
  return file;
}

/** What can be used of an archive. */
function filesOf(call: CreateCall, files: readonly SymbolFile[]): SymbolFile[] {
  const usable = files.filter(({ kind, buildId }) => kind !== 'native' || buildId !== '');
  if (usable.length === 0) {
    throw call.refuse('invalid', 'build id not found', { details: files.map(({ member }) => member).slice(0, 10) });
  }
  refuseOther(call, usable);
  return usable;
}

function refuseOther(call: CreateCall, files: readonly SymbolFile[]): void {
  const { buildId } = call.input;
  if (buildId !== '' && !files.some((file) => file.buildId === buildId)) {
    throw call.refuse('invalid', 'build id does not match', {
      details: [
        `buildId: that of the file is ${files
          .map((file) => file.buildId || 'none')
          .join(', ')
          .slice(0, 500)}`,
      ],
    });
  }
}

function rowOf({ appId, input, ports, now, actor }: CreateCall, arrived: FileRow, file: SymbolFile): Stored {
  const { member, kind, buildId, arch, size, hasSymtab, hasDebugLine } = file;
  const fileName = member === '' ? input.fileName : (member.split('/').at(-1) ?? member).slice(0, 255);
  return {
    ...{ app_id: appId, id: ports.ids.uuid(), file_id: arrived.id, index_id: null, member, file_name: fileName },
    ...{ module: moduleKey(fileName), build_id: buildId, arch: arch === '' ? (input.arch ?? '') : arch, kind },
    platform: input.platform ?? (kind === 'sourcemap' ? 'webgl' : 'android'),
    ...{ version: input.version ?? '', size, has_symtab: hasSymtab, has_debug_line: hasDebugLine },
    ...{ rank: rankOf(file), object_key: input.objectKey, status: 'processing', reason: '' },
    ...{ created_at: now, created_by: actor.name },
  };
}
