// Resources: what a game counts, such as coins and items. Source: wire/passport.md 2.5, 3.6 rows 116-121 and 144.

import * as z from 'zod';
import { enumOf, only } from '../../../kernel/enums.ts';
import { count, entity, field, flag, ruled, text } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { LARGE_BODY } from '../../../kernel/vocabulary.ts';
import { labels } from '../../../labels/labels.ts';
import { itemSlug } from '../../../rules/names/names.ts';
import * as codes from '../codes.ts';
import { fieldsDocumented, replyIsOurs } from '../marks.ts';
import {
  customData,
  displayName,
  filter,
  ImportResult,
  idDomainID,
  importRows,
  overwrite,
  shownName,
  slugPath,
  stamps,
  total,
} from '../shared.ts';

export const ResourceType = enumOf(labels.resource.type);

export const EconomyResource = entity(
  z.object({
    slugName: text('标识', 'Never changes'),
    // why twice: players' messages say resourceSlug, rewards say slugName; wire/passport.md 2.5
    resourceSlug: text('资源标识', 'Same as slugName'),
    idDomainID,
    type: field(ResourceType, '类型', 'Currency is real money: CNY, built in'),
    displayName: shownName,
    namespace: text('命名空间', 'Group of the game itself, default default'),
    quantityLimit: count('持有上限', 'Most a persona may hold, 0 for no limit'),
    stackable: flag('可堆叠', 'One inventory row with a quantity, not one row per unit'),
    lifetimeSeconds: count('有效时长', 'Seconds that what a persona gets lasts, 0 for good'),
    customData,
    ...stamps,
  }),
  {
    id: 'EconomyResource',
    zh: '资源',
    en: 'A currency or item of the game',
    columns: ['slugName', 'displayName', 'type', 'namespace', 'quantityLimit', 'stackable', 'createdAt'],
    key: 'slugName',
  },
);

/** A hundred years: what lasts longer is for good, and a moment beyond it is none that every calendar knows. */
const LONGEST_LIFETIME = 100 * 365 * 86_400;

const namespace = field(z.string().min(1).max(64).optional(), '命名空间', 'Group of the game itself, default default');
const writable = {
  namespace,
  quantityLimit: count('持有上限', 'Most a persona may hold, 0 for no limit').optional(),
  lifetimeSeconds: field(
    z.int().min(0).max(LONGEST_LIFETIME).optional(),
    '有效时长',
    'Seconds that what a persona gets lasts; 0, the default, for good',
  ),
  customData: customData.optional(),
};

const create = z.strictObject({
  slugName: ruled(itemSlug, '标识'),
  type: field(only(ResourceType, ['VirtualCurrency', 'Item']), '类型', 'Real money cannot be created'),
  displayName,
  stackable: field(z.boolean().optional(), '可堆叠', 'Default true, always so for VirtualCurrency'),
  ...writable,
});

const bySlug = { slug: slugPath('passport.resource', '标识', 'Slug of the resource') };
const resource = z.object({ resource: field(EconomyResource, '资源', 'The resource') });

export const resources = {
  search: op('POST /resources/search', {
    body: z.strictObject({
      ...startCount,
      slugName: filter('标识', 'Whole slug'),
      displayName: filter('显示名称', 'Part of the name'),
      type: field(ResourceType.optional(), '类型', 'Type'),
      namespace: filter('命名空间', 'Whole namespace'),
    }),
    reply: z.object({ resources: field(z.array(EconomyResource), '资源', 'Rows of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'resources',
    effect: 'read',
    known: 'spec',
    because: 'filters are ours',
    summary: { zh: '搜索资源', en: 'Search resources' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /resources/{slug}', {
    params: bySlug,
    reply: resource,
    ...replyIsOurs,
    summary: { zh: '查看资源', en: 'Read a resource' },
    errors: [codes.notFound],
  }),
  create: op('POST /resources', {
    body: create,
    reply: resource,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '创建资源', en: 'Create a resource' },
    errors: [codes.invalidParameters, codes.badSlug, codes.exists],
  }),
  update: op('PUT /resources/{slug}', {
    params: bySlug,
    body: z.strictObject({ displayName: displayName.optional(), ...writable }),
    reply: resource,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '修改资源', en: 'Change a resource' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  remove: op('DELETE /resources/{slug}', {
    params: bySlug,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除未被使用的资源', en: 'Delete a resource that nothing uses' },
    errors: [codes.notFound, codes.wrongState],
  }),
  import: op('POST /resources/import', {
    bodyLimit: LARGE_BODY,
    body: z.strictObject({ resources: importRows(create, '资源', 'Resources as in a create'), overwrite }),
    reply: ImportResult,
    access: 'owner',
    ...replyIsOurs,
    summary: { zh: '导入资源', en: 'Import resources' },
    errors: [codes.invalidParameters],
  }),
  namespaces: op('GET /namespaces', {
    reply: z.object({ namespaces: field(z.array(z.string()), '命名空间', 'Those in use'), total }),
    known: 'spec',
    because: 'the specification names the list and drops blanks',
    summary: { zh: '列出资源的命名空间', en: 'List the namespaces of resources' },
  }),
} as const;
