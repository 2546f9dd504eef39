import { describe, expect, it } from 'vitest';
import { mayCall } from '../../kernel/may-call.ts';
import type { Service } from '../../kernel/service.ts';
import { declared } from '../../kernel/walk.ts';
import { save } from './contract.ts';
import { cloudSave, saveFile } from './examples.ts';
import * as s from './schemas.ts';

const { files, profilePictures, appConfig } = save.tree;

describe('files', () => {
  it('are uploaded by any user id, with a format that may be empty', () => {
    const body = { userId: 'rank', fileUploadRequest: { format: '', originalName: 'slot-1' } };
    expect(files.uploadToken.body?.parse({ ...body, sdkVersion: '2.0.0' })).toEqual(body);
    expect(files.uploadToken.body?.safeParse({ ...body, userId: '' }).success).toBe(false);
  });

  it('are confirmed as real clients do, or changed without an upload', () => {
    const whole = {
      userId: cloudSave.userId,
      saveId: cloudSave.saveId,
      name: cloudSave.name,
      namespace: 'kv_game_rank',
      progressType: 'LINEAR',
      fileUploadRequest: { clearExisting: false, objectId: saveFile.objectId },
    };
    expect(files.set.body?.parse(whole)).toEqual(whole);
    expect(files.set.body?.safeParse({ userId: 'rank', saveId: cloudSave.saveId, name: '改名' }).success).toBe(true);
  });

  it('are listed without a total where the caller does not want one', () => {
    const { fileURL: _url, ...file } = saveFile;
    expect(files.list.reply.parse({ saves: [{ ...cloudSave, file }] }).totalCount).toBeUndefined();
  });

  it('are deleted up to a hundred at once', () => {
    const ids = (count: number) => ({ saveIds: new Array(count).fill(cloudSave.saveId) });
    expect([1, 100].map((count) => files.removeMany.query?.safeParse(ids(count)).success)).toEqual([true, true]);
    expect([0, 101].map((count) => files.removeMany.query?.safeParse(ids(count)).success)).toEqual([false, false]);
  });
});

describe('a player', () => {
  it('need not say who it is, and reaches what is its own and nothing of the app', () => {
    const body = { fileUploadRequest: { originalName: 'slot-1' } };
    expect(files.uploadToken.body?.parse(body)).toEqual(body);
    const open = declared([save as Service]).filter((call) => mayCall(call, 'player'));
    expect(open.map(({ id }) => id)).toEqual([
      ...['list', 'get', 'uploadToken', 'set', 'remove', 'removeMany'].map((verb) => `save.files.${verb}`),
      ...['list', 'uploadToken', 'set', 'removeMany'].map((verb) => `save.profilePictures.${verb}`),
    ]);
  });

  it('is not somebody who only has a build of the game', () => {
    const open = declared([save as Service]).filter((call) => mayCall(call, 'game'));
    expect(open.map(({ id }) => id)).toEqual([]);
  });
});

describe('profile pictures', () => {
  it('are set with an upload, never without', () => {
    const body = { userId: 'player-1042', pfpId: cloudSave.saveId };
    expect(profilePictures.set.body?.safeParse(body).success).toBe(false);
    expect(profilePictures.set.body?.safeParse({ ...body, fileUploadRequest: { objectId: '' } }).success).toBe(false);
  });
});

describe('app config', () => {
  it('changes any one limit, within its range', () => {
    const accepts = (change: object) => appConfig.set.body?.safeParse(change).success;
    expect([{}, { downloadUrlTtl: 600 }, { clientWriteEnabled: false }].map(accepts)).toEqual([true, true, true]);
    expect([{ downloadUrlTtl: 599 }, { downloadUrlTtl: 3601 }, { maxSaveSize: 0 }, { color: 1 }].map(accepts)).toEqual(
      new Array(4).fill(false),
    );
    expect(Object.keys(s.SaveAppConfig.shape)).toEqual(Object.keys(s.SaveAppConfigChange.shape));
  });
});
