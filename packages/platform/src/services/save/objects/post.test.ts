// Forms to the object endpoint, as mini games and pages send them: signed as a request, or by a policy.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import {
  type Ask,
  asPlayer,
  asServer,
  must,
  noise,
  postPolicy,
  postSigned,
  putObject,
  type Saved,
  type UploadToken,
} from '../testing.ts';

let platform: TestPlatform;
let server: Ask;
let player: Ask;
beforeAll(async () => {
  platform = await testPlatform();
  const app = await platform.app(['save']);
  [server, player] = [asServer(app), asPlayer(platform, app, 'ana', 'p1')];
});
afterAll(() => platform?.stop());

interface Given {
  readonly saveId: string;
  readonly fileUploadToken: UploadToken;
}
const given = (): Promise<Given> =>
  must(player, 'POST', '/saves/upload-token', { fileUploadRequest: { format: 'sav', originalName: 'slot 1.sav' } });
const stored = async ({ saveId, fileUploadToken }: Given): Promise<Buffer> => {
  const body = { saveId, fileUploadRequest: { objectId: fileUploadToken.objectId, clearExisting: false } };
  await must(player, 'POST', '/saves', body);
  const { save } = await must<{ save: Saved }>(player, 'GET', `/saves/${saveId}?includeDownloadURL=true`);
  return Buffer.from(await (await fetch(save.file.fileURL ?? '')).arrayBuffer());
};
const codeOf = async (answer: Response) => [answer.status, /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1]];

describe('a form', () => {
  it.each(['/', '/uos-save/', '/cos/uos-save/'])('that is signed as a request to %s is kept', async (path) => {
    const made = await given();
    const bytes = noise(200_000);
    const answer = await postSigned({ token: made.fileUploadToken, bytes }, path);
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('access-control-allow-origin')]).toEqual([
      ...[200, `"${createHash('md5').update(bytes).digest('hex')}"`, '*'],
    ]);
    expect(await stored(made)).toEqual(bytes);
  });

  it('with a policy that allows it is kept, and answered as it asks for', async () => {
    const made = await given();
    const { objectDir } = made.fileUploadToken;
    const conditions = [
      { bucket: 'uos-save' },
      ['starts-with', '$key', `${objectDir}/`],
      ['eq', '$success_action_status', '201'],
      ['content-length-range', 1, 10],
    ];
    const form = { token: made.fileUploadToken, bytes: 'progress', fields: { success_action_status: '201' } };
    const answer = await postPolicy(form, conditions);
    expect([answer.status, await answer.text()]).toEqual([
      201,
      expect.stringContaining(`<Bucket>uos-save</Bucket><Key>${objectDir}/`),
    ]);
    const again = await postPolicy({ token: made.fileUploadToken, bytes: 'again' });
    expect([again.status, await again.text()]).toEqual([204, '']);
    expect(String(await stored(made))).toBe('again');
    expect(await codeOf(await postPolicy({ token: made.fileUploadToken, bytes: 'late' }))).toEqual([
      ...[403, 'AccessDenied'],
    ]);
  });

  it('is refused where its policy does not hold, and writes nothing', async () => {
    const made = await given();
    const token = made.fileUploadToken;
    const post = (conditions: readonly unknown[], fields = {}) =>
      postPolicy({ token, bytes: 'progress', fields }, conditions).then(codeOf);
    const wrong = [403, 'SignatureDoesNotMatch'];
    expect(await post([['eq', '$key', 'another']])).toEqual(wrong);
    expect(await post([['starts-with', '$key', 'another/']])).toEqual(wrong);
    expect(await post([{ bucket: 'another' }])).toEqual(wrong);
    expect(await post([['matches', '$key', '']])).toEqual(wrong);
    expect(await post([['content-length-range', 9, 20]])).toEqual([400, 'EntityTooSmall']);
    expect(await post([['content-length-range', 0, 7]])).toEqual([400, 'EntityTooLarge']);
    expect(await post([], { policy: Buffer.from('{"expiration":"2999-01-01T00:00:00Z"}').toString('base64') })).toEqual(
      wrong,
    );
    expect(await post([], { 'q-signature': 'f'.repeat(40) })).toEqual(wrong);
    expect((await putObject(token, 'x')).status).toBe(200);
  });

  it('opens the object of its token alone, by the key of that token', async () => {
    const [one, two] = [await given(), await given()];
    const form = { token: one.fileUploadToken, bytes: 'x' };
    const other = `${two.fileUploadToken.objectDir}/${two.fileUploadToken.objectName}`;
    expect(await codeOf(await postSigned({ ...form, fields: { key: other } }))).toEqual([403, 'AccessDenied']);
    expect(await codeOf(await postPolicy({ ...form, fields: { key: other } }))).toEqual([403, 'AccessDenied']);
    const crossed = { 'x-cos-security-token': two.fileUploadToken.token };
    expect(await codeOf(await postPolicy({ ...form, fields: crossed }))).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await codeOf(await postSigned({ ...form, fields: { Signature: undefined } }))).toEqual([
      ...[403, 'AccessDenied'],
    ]);
    expect(await codeOf(await postSigned(form, '/elsewhere'))).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('past the limit is refused, and one that is no form is said to be none', async () => {
    await must(server, 'POST', '/app-config', { maxSaveSize: 1000 });
    const { fileUploadToken: token } = await given();
    expect(await codeOf(await postSigned({ token, bytes: noise(1001) }))).toEqual([400, 'EntityTooLarge']);
    expect(await codeOf(await postSigned({ token, bytes: noise(3_000_000) }))).toEqual([400, 'EntityTooLarge']);
    expect((await postSigned({ token, bytes: noise(1000) })).status).toBe(200);
    const raw = (body: string | FormData, headers = {}) =>
      fetch(`${token.bucketUrl}/`, { method: 'POST', body, headers }).then(codeOf);
    expect(await raw('x', { 'Content-Type': 'text/plain' })).toEqual([400, 'MalformedPOSTRequest']);
    expect(await raw('--b\r\nx', { 'Content-Type': 'multipart/form-data; boundary=b' })).toEqual([
      ...[400, 'MalformedPOSTRequest'],
    ]);
    expect(await raw(new FormData())).toEqual([400, 'MalformedPOSTRequest']);
    expect(await codeOf(await fetch(`${token.bucketUrl}/x`, { method: 'POST', body: 'x' }))).toEqual([
      ...[405, 'MethodNotAllowed'],
    ]);
  });
});
