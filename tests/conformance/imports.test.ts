// Imports of every family: what cannot be read is listed, and the rows beside it are tried.
import { type Declared, declared, jsonBody, passport } from '@uos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { spellingOf } from '../../packages/platform/src/kernel/call/input/spelling.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { refFieldsOf } from '../support/fills/fields.ts';
import { openStudio } from '../support/fills/index.ts';
import { requestOf } from './permissions/requests.ts';

/** Key of the body by which the rows come. */
function rowsKeyOf({ operation }: Declared): string | undefined {
  const body = jsonBody(operation);
  return body instanceof z.ZodObject
    ? Object.keys(body.shape).find((key) => spellingOf(body.shape[key] as z.ZodType).eachByItself === true)
    : undefined;
}

const imports = declared([passport]).flatMap((call) => {
  const key = rowsKeyOf(call);
  return key === undefined ? [] : [{ call, id: call.id, key }];
});

interface Imported {
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly failed: readonly { readonly index: number; readonly message: string }[];
}

/** In a studio of its own: the call with some rows, and one that looks right. */
async function openImport(call: Declared, key: string) {
  const studio = await openStudio(platform, ['passport']);
  const ids = await studio.ids(['passport.realm', ...new Set(refFieldsOf(call).map(({ ref }) => ref))]);
  const { method, path, body } = requestOf(call, ids);
  const [row] = (body as Record<string, object[]>)[key] ?? [];
  const send = async (rows: readonly unknown[]) => {
    const answer = await studio.app.call(method, path, { [key]: rows });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Imported;
  };
  return { send, row };
}

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});

describe('imports', () => {
  it('are all calls that answer what became of rows', () => {
    const answering = declared([passport]).filter(
      ({ operation }) => operation.reply instanceof z.ZodType && operation.reply.meta()?.id === 'PassportImportResult',
    );
    expect(imports.map(({ id }) => id)).toEqual(answering.map(({ id }) => id));
    expect(imports.length).toBeGreaterThan(0);
  });

  it.each(imports)('$id lists the rows that cannot be read, and tries the others', async ({ call, key }) => {
    const { send, row } = await openImport(call, key);
    const name = row !== undefined && 'title' in row ? 'title' : 'displayName';
    const wrong = [null, 'row', [], {}, { ...row, surprise: 1 }, { ...row, [name]: 7 }, { ...row, [name]: 'a\0b' }];
    const listed = await send([...wrong, row]);
    const unread = listed.failed.filter(({ message }) => message.startsWith('invalid payload'));
    expect(unread.map(({ index }) => index)).toEqual(wrong.map((_, index) => index));
    // why not what is made: what the row names may not be there, and then it is listed for that
    const elsewhere = await openImport(call, key);
    const alone = await elsewhere.send([elsewhere.row]);
    expect(listed.createdCount).toBe(alone.createdCount);
    expect(listed.createdCount + listed.failed.length).toBe(wrong.length + 1);
  });
});
