// Stateless functions, one file for what is deployed and one for how it runs.
// Source: game-services.md section 7; wire/realtime-and-compute.md 6.
import * as z from 'zod';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { refreshesSecret } from '../shared/marks.ts';
import { functions, runtimes, versions } from './functions.ts';
import { entries, logs, triggers, usage } from './runs.ts';

export const stateless = service(
  'stateless',
  {
    internal: 'func-stateless',
    title: { zh: '无状态函数', en: 'Stateless functions' },
    group: 'compute',
    intro: {
      zh: '按调用计费的云函数：代码版本、触发器、网关与日志。',
      en: 'Functions billed by the call: versions of code, triggers, gateway and logs.',
    },
    base: 'func',
    accepts: 'app',
    access: 'member',
    errorStyle: 'service',
  },
  {
    refreshToken: op('POST /func-stateless/functions/refresh-token', {
      cli: 'refresh-secret',
      body: z.strictObject({}),
      reply: z.object({}),
      ...refreshesSecret,
      summary: { zh: '刷新密钥缓存', en: 'Drop the cached secret of the app' },
    }),
    functions,
    versions,
    runtimes,
    triggers,
    entries,
    logs,
    usage,
  },
);
