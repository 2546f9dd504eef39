// Tokens of machines that call the platform. Source: wire/cdn-and-platform.md 2.2 (ServiceToken), 2.3.7.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { entity, field, id, ruled, secret, text, time, timeOrNull } from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { labels } from '../../labels/labels.ts';
import { slug } from '../../rules/names/names.ts';

/** What a token is for; the specification leaves the name of the partner open. */
export const ServiceTokenService = enumOf(labels.serviceToken.serviceName, { error: 'invalid service name' });

export const ServiceToken = entity(
  z.object({
    Id: id('serviceToken.token', '令牌 ID', 'Token id'),
    Name: text('名称', 'Unique name'),
    ServiceName: field(ServiceTokenService, '服务', 'Who uses it'),
    // why: whole only in the answer that made it, later its first 6 characters and ***; wire/cdn-and-platform.md 2.2
    Token: secret('令牌', 'Sent as Authorization: Bearer; whole only when it is made'),
    CreatedBy: text('创建者', 'Operator who made it'),
    CreatedAt: time('创建时间', 'Time of creation'),
    UpdatedAt: time('更新时间', 'Time of the last regeneration'),
    LastUsedAt: timeOrNull('上次使用', 'Last call with it'),
  }),
  {
    id: 'ServiceToken',
    zh: '服务令牌',
    en: 'What a machine proves itself with to the platform',
    columns: ['Name', 'Id', 'ServiceName', 'Token', 'CreatedBy', 'CreatedAt', 'LastUsedAt'],
    key: 'Id',
    named: ['Name'],
  },
);

export const ServiceTokenPage = totalItems(ServiceToken);

const badName = 'invalid service token name';

export const ServiceTokenCreate = z.object({
  Name: field(ruled(slug, '名称', badName).max(64, { error: badName }), '名称', `${slug.en}; at most 64 characters`),
  ServiceName: field(ServiceTokenService, '服务', 'Who will use it'),
});
