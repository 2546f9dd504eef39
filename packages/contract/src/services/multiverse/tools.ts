// Small calls that belong to no resource. Source: wire/realtime-and-compute.md 2.1; wire/cdn-and-platform.md 2.3.8.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, flag, text, time } from '../../kernel/fields.ts';
import { op } from '../../kernel/op.ts';
import { labels } from '../../labels/labels.ts';
import { byAnyone, refreshesSecret } from '../shared/marks.ts';

export const Ping = entity(
  z.object({
    Address: text('地址', 'host:port as asked'),
    Reachable: flag('可达', 'Something answered'),
    LatencyMs: count('延迟', 'Milliseconds'),
    CheckedAt: time('检查时间', 'Time of the check'),
  }),
  { id: 'Ping', zh: '连通性', en: 'Whether an address can be reached' },
);

const noAddress = { error: 'address cannot be empty' };

export const ping = op('GET /base/tools/ping', {
  query: z.object({
    address: field(z.string(noAddress).min(1, noAddress).max(261), '地址', 'host:port'),
    protocol: field(enumOf(labels.probe.protocol).optional(), '协议', 'Default tcp'),
  }),
  reply: Ping,
  base: 'platform',
  errorStyle: 'platform',
  ...byAnyone,
  limit: { calls: 60, seconds: 60 },
  known: 'assumed',
  because: 'parameters and reply not shown; the check of allocations that time out',
  summary: { zh: '检查地址是否可达', en: 'Check whether a server address can be reached' },
  errors: ['address cannot be empty', 'invalid parameters'],
});

export const refreshToken = op('GET /game/refreshUosToken', {
  cli: 'refresh-secret',
  // why: the specification calls it so; wire/realtime-and-compute.md 2.1
  alsoAt: ['/game/refresh-token-equivalent'],
  ...refreshesSecret,
  reply: z.object({}),
  known: 'seen',
  effect: 'write',
  summary: { zh: '刷新密钥缓存', en: 'Drop the cached secret of the app' },
});
