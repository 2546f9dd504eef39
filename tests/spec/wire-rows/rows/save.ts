// Source: wire/data-and-tools.md 0, 1.2, 2.2 and 2.3.
import { expect } from 'vitest';
import { INT, type Row, TIME, UUID } from '../row.ts';

const SAVE =
  'saveId userId personaId name namespace progressType description tags properties file revision createdAt modifiedAt';
const FILE = 'objectId originalName format size md5 modifiedAt';
const TOKEN = 'objectId objectName objectDir bucketName bucketUrl region tmpSecretId tmpSecretKey token';
const LIMITS = 'maxSaveSize maxSavesPerUser maxPfpSize downloadUrlTtl clientWriteEnabled';
const USE = 'count totalNum totalSize uploadCount downloadSize';
const PICTURE = 'pfpId userId personaId file createdAt modifiedAt';
const BASE = '/usave/v1';
const no = (code: number) => ({ code, message: expect.any(String), details: expect.any(Array) });

/** What a cloud function sends that saves without the SDK: null fields are left out, an ending is empty. */
const ASKS = { userId: 'rank', fileUploadRequest: { format: '', originalName: 'rank.json' } };

export const rows: readonly Row[] = [
  {
    ...{
      call: 'save.files.uploadToken',
      known: 'seen',
      as: 'app',
      send: `POST ${BASE}/saves/upload-token`,
      status: 200,
    },
    body: ASKS,
    has: { saveId: UUID, fileUploadToken: { bucketName: 'uos-save', region: 'ap-shanghai', expiredTime: INT } },
    names: { fileUploadToken: TOKEN },
    keep: { rank: 'saveId', upload: 'fileUploadToken.objectId' },
  },
  {
    ...{
      call: 'save.files.uploadToken',
      known: 'ours',
      as: 'app',
      send: `POST ${BASE}/saves/upload-token`,
      status: 200,
    },
    says: 'with a cover',
    body: { ...ASKS, saveId: '{rank}', coverUploadRequest: { format: 'png', originalName: 'cover.png' } },
    has: { saveId: UUID },
    names: { fileUploadToken: TOKEN, coverUploadToken: TOKEN },
  },
  {
    ...{ call: 'save.files.uploadToken', known: 'seen', as: 'player', status: 200 },
    says: 'by a player, who need not say who it is',
    send: `POST ${BASE}/saves/upload-token`,
    body: { fileUploadRequest: { format: 'sav', originalName: 'slot-1.sav' } },
    names: { fileUploadToken: TOKEN },
  },
  {
    ...{ call: 'save.files.uploadToken', known: 'seen', as: 'player', status: 403 },
    says: 'for somebody else',
    send: `POST ${BASE}/saves/upload-token`,
    body: ASKS,
    has: no(7),
  },
  {
    ...{ call: 'save.files.uploadToken', known: 'spec', as: 'app', status: 403 },
    says: 'for the save of another player',
    send: `POST ${BASE}/saves/upload-token`,
    body: { ...ASKS, userId: 'somebody', saveId: '{rank}' },
    has: no(7),
  },
  {
    ...{ call: 'save.files.uploadToken', known: 'spec', as: 'app', status: 404 },
    says: 'for a save that nobody knows',
    send: `POST ${BASE}/saves/upload-token`,
    body: { ...ASKS, saveId: '{unknown}' },
    has: no(5),
  },
  {
    ...{ call: 'save.files.set', known: 'seen', as: 'app', send: `POST ${BASE}/saves`, status: 400 },
    says: 'with nothing uploaded',
    body: {
      ...{ userId: 'rank', saveId: '{rank}', name: 'rank', namespace: 'kv_game_rank', progressType: 'LINEAR' },
      fileUploadRequest: { clearExisting: false, objectId: '{upload}' },
    },
    has: { ...no(9), message: 'object not uploaded' },
  },
  {
    ...{ call: 'save.files.set', known: 'seen', as: 'app', send: `POST ${BASE}/saves`, status: 200 },
    says: 'without an upload',
    body: { userId: 'rank', saveId: '{rank}', name: 'rank', namespace: 'kv_game_rank', progressType: 'LINEAR' },
    has: {
      save: {
        ...{ saveId: UUID, userId: 'rank', namespace: 'kv_game_rank', progressType: 'LINEAR', createdAt: TIME },
        file: { objectId: '', size: 0, md5: '', modifiedAt: null },
      },
    },
    names: { save: SAVE, 'save.file': FILE },
  },
  {
    ...{
      call: 'save.files.uploadToken',
      known: 'seen',
      as: 'app',
      send: `POST ${BASE}/saves/upload-token`,
      status: 200,
    },
    says: 'for a second save',
    body: ASKS,
    keep: { second: 'saveId' },
  },
  {
    ...{ call: 'save.files.set', known: 'spec', as: 'app', send: `POST ${BASE}/saves`, status: 409 },
    says: 'a second one of a linear namespace',
    body: { userId: 'rank', saveId: '{second}', namespace: 'kv_game_rank', progressType: 'LINEAR' },
    has: { code: 6, message: 'linear save already exists', details: [{ field: 'saveId', reason: UUID }] },
  },
  {
    ...{ call: 'save.files.set', known: 'seen', as: 'app', send: `POST ${BASE}/saves`, status: 200 },
    says: 'of many where the type is left out',
    body: { userId: 'rank', saveId: '{second}', name: 'second' },
    has: { save: { progressType: 'MULTI', namespace: '', personaId: '' } },
  },
  {
    ...{ call: 'save.files.set', known: 'ours', as: 'app', send: `POST ${BASE}/saves`, status: 400 },
    says: 'of a revision that is gone',
    body: { userId: 'rank', saveId: '{second}', name: 'third', ifRevision: 9 },
    has: {
      ...no(9),
      message: 'save was changed elsewhere',
      details: [{ field: 'saveId' }, { field: 'revision', reason: '1' }, { field: 'modifiedAt' }],
    },
  },
  {
    ...{ call: 'save.files.list', known: 'seen', as: 'app', status: 200 },
    says: 'as a cloud function asks',
    send: `GET ${BASE}/saves?namespaces=kv_game_rank&userId=rank&start=0&count=50&skipTotal=true`,
    has: { saves: [{ userId: 'rank', namespace: 'kv_game_rank' }] },
    names: { 'saves.0': SAVE },
  },
  {
    ...{ call: 'save.files.list', known: 'spec', as: 'member', send: `GET ${BASE}/saves?limit=1`, status: 200 },
    has: { totalCount: 2, saves: [{ name: 'second' }] },
  },
  {
    ...{ call: 'save.files.list', known: 'seen', as: 'player', send: `GET ${BASE}/saves`, status: 200 },
    says: 'of a player its own',
    has: { totalCount: 0, saves: [] },
  },
  {
    ...{ call: 'save.files.list', known: 'spec', as: 'game', send: `GET ${BASE}/saves`, status: 403 },
    has: no(7),
  },
  {
    ...{ call: 'save.files.get', known: 'seen', as: 'app', status: 200 },
    send: `GET ${BASE}/saves/{rank}?includeDownloadURL=true`,
    has: { save: { file: { fileURL: '' } } },
    names: { save: SAVE, 'save.file': `${FILE} fileURL` },
  },
  {
    ...{ call: 'save.files.get', known: 'ours', as: 'member', status: 403 },
    says: 'what is in it, by who may only look',
    send: `GET ${BASE}/saves/{rank}?includeDownloadURL=true`,
    has: no(7),
  },
  {
    ...{ call: 'save.files.get', known: 'spec', as: 'player', send: `GET ${BASE}/saves/{rank}`, status: 404 },
    says: 'of somebody else',
    has: no(5),
  },
  {
    ...{ call: 'save.versions.list', known: 'ours', as: 'app', send: `GET ${BASE}/saves/{rank}/versions`, status: 200 },
    has: { versions: [] },
  },
  {
    ...{ call: 'save.versions.restore', known: 'ours', as: 'app', status: 404 },
    send: `POST ${BASE}/saves/{rank}/versions/1:restore`,
    body: {},
    has: no(5),
  },
  {
    ...{ call: 'save.versions.restore', known: 'ours', as: 'app', status: 200 },
    send: `POST ${BASE}/saves/{save.file}/versions/1:restore`,
    body: {},
    has: { save: { revision: 3, file: { size: 9 } } },
  },
  {
    ...{ call: 'save.profilePictures.uploadToken', known: 'spec', as: 'app', status: 200 },
    send: `POST ${BASE}/pfps/upload-token`,
    body: { userId: 'rank', fileUploadRequest: { format: 'png', originalName: 'me.png' } },
    has: { pfpId: UUID },
    names: { fileUploadToken: TOKEN },
    keep: { pfp: 'pfpId', picture: 'fileUploadToken.objectId' },
  },
  {
    ...{ call: 'save.profilePictures.uploadToken', known: 'spec', as: 'app', status: 400 },
    says: 'of what is no picture',
    send: `POST ${BASE}/pfps/upload-token`,
    body: { userId: 'rank', fileUploadRequest: { format: 'svg', originalName: 'me.svg' } },
    has: no(3),
  },
  {
    ...{ call: 'save.profilePictures.set', known: 'spec', as: 'app', send: `POST ${BASE}/pfps`, status: 400 },
    says: 'with nothing uploaded',
    body: { userId: 'rank', pfpId: '{pfp}', fileUploadRequest: { objectId: '{picture}' } },
    has: { ...no(9), message: 'object not uploaded' },
  },
  {
    ...{ call: 'save.profilePictures.set', known: 'ours', as: 'app', send: `POST ${BASE}/pfps`, status: 400 },
    says: 'with an upload that nobody knows',
    body: { userId: 'ana', pfpId: '{save.picture}', fileUploadRequest: { objectId: '{unknown}' } },
    has: no(9),
  },
  {
    ...{ call: 'save.profilePictures.list', known: 'spec', as: 'app', status: 200 },
    send: `GET ${BASE}/pfps?userIds=ana&includeDownloadURL=true`,
    has: { totalCount: 1, pfps: [{ pfpId: UUID, userId: 'ana', file: { format: 'png', size: INT } }] },
    names: { 'pfps.0': PICTURE, 'pfps.0.file': `${FILE} fileURL` },
    keep: { link: 'pfps.0.file.fileURL', shown: 'pfps.0.file.objectId' },
  },
  {
    ...{ call: 'save.profilePictures.set', known: 'spec', as: 'app', send: `POST ${BASE}/pfps`, status: 200 },
    says: 'again with what it has',
    body: { userId: 'ana', pfpId: '{save.picture}', fileUploadRequest: { objectId: '{shown}' } },
    names: { pfp: PICTURE },
  },
  {
    ...{ known: 'seen', as: 'anyone', send: 'GET {link}', onContent: true, status: 200 },
    says: 'a file by its address, without anything beside it',
    head: { 'Content-Type': 'image/png', 'Access-Control-Allow-Origin': '*' },
  },
  {
    ...{ known: 'seen', as: 'anyone', send: 'PUT /cos/uos-save/a/b', onContent: true, status: 403 },
    says: 'an object without a signature',
    body: 'x',
    head: { 'Content-Type': 'application/xml' },
    text: /<Code>AccessDenied<\/Code>/,
  },
  {
    ...{ call: 'save.profilePictures.removeMany', known: 'spec', as: 'app', send: `DELETE ${BASE}/pfps`, status: 400 },
    says: 'of nobody',
    has: no(3),
  },
  {
    ...{ call: 'save.profilePictures.removeMany', known: 'spec', as: 'app', status: 200 },
    send: `DELETE ${BASE}/pfps?userIds=ana`,
    has: { deleted: [UUID] },
  },
  {
    ...{ call: 'save.appConfig.get', known: 'spec', as: 'member', send: `GET ${BASE}/app-config`, status: 200 },
    has: {
      appConfig: {
        ...{ maxSaveSize: 10000000, maxSavesPerUser: 100, maxPfpSize: 2000000, downloadUrlTtl: 1800 },
        clientWriteEnabled: true,
      },
    },
    names: { appConfig: LIMITS },
  },
  {
    ...{ call: 'save.appConfig.set', known: 'spec', as: 'app', send: `POST ${BASE}/app-config`, status: 200 },
    body: { clientWriteEnabled: false },
    has: { appConfig: { clientWriteEnabled: false, maxSavesPerUser: 100 } },
  },
  {
    ...{ call: 'save.appConfig.set', known: 'spec', as: 'app', send: `POST ${BASE}/app-config`, status: 400 },
    says: 'beyond its range',
    body: { downloadUrlTtl: 3601 },
    has: no(3),
  },
  {
    ...{ call: 'save.files.uploadToken', known: 'spec', as: 'player', status: 403 },
    says: 'by a player where players may not write',
    send: `POST ${BASE}/saves/upload-token`,
    body: { fileUploadRequest: {} },
    has: no(7),
  },
  {
    ...{ call: 'save.files.remove', known: 'spec', as: 'app', send: `DELETE ${BASE}/saves/{second}`, status: 200 },
    has: {},
  },
  {
    ...{ call: 'save.files.remove', known: 'spec', as: 'app', send: `DELETE ${BASE}/saves/{second}`, status: 404 },
    says: 'twice',
    has: no(5),
  },
  {
    ...{ call: 'save.files.removeMany', known: 'spec', as: 'app', status: 404 },
    says: 'with one that is none',
    send: `DELETE ${BASE}/saves?ids[]={rank}&ids[]={unknown}`,
    has: no(5),
  },
  {
    ...{ call: 'save.files.removeMany', known: 'spec', as: 'app', status: 200 },
    send: `DELETE ${BASE}/saves?saveIds[]={rank}`,
    has: { deleted: [UUID] },
  },
  {
    ...{ call: 'save.usage.daily', known: 'spec', as: 'member', send: `GET ${BASE}/usage/daily`, status: 200 },
    names: { 'usages.0': `date ${USE}` },
  },
  {
    ...{ call: 'save.usage.sum', known: 'spec', as: 'app', send: `GET ${BASE}/usage/daily/sum`, status: 200 },
    names: { '': USE },
  },
  {
    ...{ call: 'save.usage.top', known: 'spec', as: 'operator', send: `GET ${BASE}/usage/daily/top?k=5`, status: 200 },
    has: { apps: expect.any(Array) },
  },
  {
    ...{ call: 'save.usage.top', known: 'spec', as: 'app', send: `GET ${BASE}/usage/daily/top`, status: 403 },
    has: no(7),
  },
  {
    ...{ call: 'save.refreshToken', known: 'spec', as: 'app', send: `POST ${BASE}/refresh-token`, status: 200 },
    body: {},
    has: {},
  },
];
