// A player's progress and the settings of a game with every permission that they need: keys to write an object with, links
// to read it by, tokens of players, nonces. What was made is kept to be looked for.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SaveUploadToken } from '@uos/sdk';
import { signedPut } from '@uos/sdk/saves';
import type { Outside } from '../../packages/cli/src/testing/run-uos.ts';
import type { Visit } from '../../packages/platform/src/testing/browser.ts';

interface Cloud {
  readonly appId: string;
  readonly basic: Readonly<Record<string, string>>;
  canary(): string;
  keep(what: string, secret: unknown): string;
  go(path: string, json?: unknown, headers?: Readonly<Record<string, string>>): Promise<Visit>;
  reply(path: string, json?: unknown, headers?: Readonly<Record<string, string>>): Promise<Record<string, unknown>>;
}

/** Answers the id of a save that was made. */
export async function savesAndSettings({ appId, basic, canary, keep, go, reply }: Cloud): Promise<string> {
  for (const service of ['EnableSave', 'EnableRemoteConfig']) {
    await reply(`/service/app/${appId}/enable-service`, { [service]: true }, basic);
  }
  const asked = { userId: 'canary', fileUploadRequest: { format: 'json', originalName: 'progress.json' } };
  const given = await reply('/usave/v1/saves/upload-token', asked, basic);
  const token = given.fileUploadToken as SaveUploadToken;
  keep('permission to write a save', token.token);
  keep('temporary key of a save', token.tmpSecretKey);
  const { url, headers } = signedPut(token);
  await fetch(url, { method: 'PUT', body: '{"level":7}', headers });
  const other = signedPut({ ...token, tmpSecretKey: keep('wrong key of a save', canary()) });
  await fetch(other.url, { method: 'PUT', body: 'x', headers: other.headers });
  await fetch(url, { method: 'DELETE', headers });
  const confirmed = { userId: 'canary', saveId: given.saveId, name: 'progress', namespace: 'progress' };
  const fileUploadRequest = { objectId: token.objectId, clearExisting: false };
  await reply('/usave/v1/saves', { ...confirmed, fileUploadRequest }, basic);
  await go('/usave/v1/saves', { ...confirmed, saveId: canary(), fileUploadRequest }, basic);
  const read = await reply(`/usave/v1/saves/${given.saveId}?includeDownloadURL=true`, undefined, basic);
  const link = (read.save as { readonly file: { readonly fileURL: string } }).file.fileURL;
  keep('link to a save', new URL(link).searchParams.get('sign'));
  await fetch(link);
  await fetch(`${link}x`);

  const signedIn = await reply('/v1/login/token', { userID: 'canary' }, basic);
  const player = { Authorization: `Bearer ${keep('token of a player who saves', signedIn.accessToken)}` };
  await reply('/uconfig/v1/configs', { key: 'canary.lives', type: 'INT', value: '3' }, basic);
  await reply('/uconfig/v1/settings/overrides', { attributes: { user: { tier: 'gold' } } }, player);
  await reply('/uconfig/v1/settings/overrides', { userId: 'canary' }, basic);
  await go('/uconfig/v1/settings/overrides', { userId: 'somebody else' }, player);
  await go(
    '/uconfig/v1/settings/overrides',
    {},
    { Authorization: `Bearer ${keep('wrong token of a player', `${canary()}.${canary()}.x`)}` },
  );
  await go('/usave/v1/saves', undefined, { Authorization: `nonce ${keep('wrong nonce', canary())}`, 'X-APPID': appId });
  return String(given.saveId);
}

/** The same with the CLI; what it printed. */
export async function saveCommands(cli: Outside, env: Readonly<Record<string, string>>, save: string): Promise<string> {
  const file = join(cli.folder, 'progress.json');
  await writeFile(file, '{"level":8}');
  let shown = '';
  for (const args of [
    ['save', 'upload', file, '--save', save, '--yes'],
    ['save', 'download', save, '-o', join(cli.folder, 'again.json')],
    ['save', 'diff', save],
    ['remote-config', 'pull', join(cli.folder, 'remote-config.json')],
    ['remote-config', 'try', '--user', 'canary'],
  ]) {
    const { stdout, stderr, code } = await cli.run(args, { env });
    if (code !== 0) {
      throw new Error(`uos ${args.join(' ')} ended with ${code}: ${stderr}`);
    }
    shown += stdout + stderr;
  }
  return shown;
}
