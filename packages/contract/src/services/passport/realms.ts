// Realms: the servers of a game, where personas live. Source: wire/passport.md 2.1, 3.2 rows 31-35, 4.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { entity, field, id, properties, ruled, text, time } from '../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import { realmName } from '../../rules/names/names.ts';
import * as codes from './codes.ts';
import { byUser, pathIsOurs } from './marks.ts';

export const RealmStatus = enumOf(labels.realm.status);

export const Realm = entity(
  z.object({
    realmID: id('passport.realm', '区服 ID', 'Realm id'),
    idDomainID: id('app.app', '身份域 ID', 'App id'),
    name: ruled(realmName, '名称'),
    status: field(RealmStatus, '状态', 'Players log in only while it is Open'),
    externalRealmID: text('外部关联 ID', 'Id of the game itself or empty'),
    createdAt: time('创建时间', 'Time of creation'),
    modifiedAt: time('修改时间', 'Time of the last change'),
    properties: properties('属性', 'At most 512 bytes as JSON'),
  }),
  {
    id: 'Realm',
    zh: '区服',
    en: 'A server of the game; a user has one persona in each',
    columns: ['name', 'realmID', 'status', 'externalRealmID', 'createdAt'],
    key: 'realmID',
    named: ['name'],
  },
);

const writable = {
  status: field(RealmStatus.optional(), '状态', 'From any state to any; Created when it is left out of a create'),
  externalRealmID: field(z.string().max(128).optional(), '外部关联 ID', 'Unique id of the game itself'),
  properties: properties('属性', 'At most 512 bytes as JSON').optional(),
};

const byId = { id: id('passport.realm', '区服 ID', 'Realm id') };
const realm = z.object({ realm: field(Realm, '区服', 'The realm') });
const invalid = [codes.invalidParameters, codes.propertiesTooLarge] as const;

export const realms = {
  search: op('POST /realms/search', {
    body: z.strictObject({
      ...startCount,
      name: field(z.string().optional(), '名称', 'Part of the name'),
      status: field(RealmStatus.optional(), '状态', 'State'),
    }),
    reply: z.object({ realms: field(z.array(Realm), '区服', 'Realms of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'realms',
    effect: 'read',
    known: 'seen',
    because: 'name and status are ours',
    summary: { zh: '搜索区服', en: 'Search realms' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /realms/{id}', {
    params: byId,
    reply: realm,
    known: 'spec',
    because: 'wrapped as the other reads are',
    summary: { zh: '查看区服', en: 'Read a realm' },
    errors: [codes.notFound],
  }),
  create: op('POST /realms', {
    body: z.strictObject({ name: ruled(realmName, '名称'), ...writable }),
    reply: realm,
    access: 'owner',
    known: 'assumed',
    because: 'fields as seen in the entity',
    summary: { zh: '创建区服', en: 'Create a realm' },
    errors: [...invalid, codes.exists],
  }),
  update: op('PUT /realms/{id}', {
    params: byId,
    body: z.strictObject({ name: ruled(realmName, '名称').optional(), ...writable }),
    reply: realm,
    access: 'owner',
    known: 'assumed',
    because: 'fields as seen in the entity',
    summary: { zh: '修改区服', en: 'Change a realm' },
    errors: [...invalid, codes.notFound, codes.exists],
  }),
  remove: op('DELETE /realms/{id}', {
    params: byId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    known: 'spec',
    because: 'the last realm and one with active personas stay',
    summary: { zh: '删除区服', en: 'Delete a realm' },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;

export const playerRealms = {
  list: op('GET /sdk/realms', {
    query: z.object(startCount),
    reply: z.object({
      realms: field(z.array(Realm), '区服', 'Realms of this page but those not yet open'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'realms',
    ...byUser,
    ...pathIsOurs,
    summary: { zh: '列出可选的区服', en: 'List the realms a player may choose from' },
    errors: [codes.invalidParameters],
  }),
} as const;
