// Stateful functions, one file per resource. Source: game-services.md section 7; wire/realtime-and-compute.md 5.
import * as z from 'zod';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { refreshesSecret } from '../shared/marks.ts';
import { autoscaler, functions, logs } from './functions.ts';
import { servers, usage } from './servers.ts';

export const func = service(
  'func',
  {
    internal: 'func',
    title: { zh: '有状态函数', en: 'Stateful functions' },
    group: 'compute',
    intro: {
      zh: '有状态的逻辑服务器，支持自动扩缩容、日志与在线人数。',
      en: 'Logic servers with state that scale by themselves, their logs and players.',
    },
    base: 'func',
    accepts: 'app',
    access: 'member',
    errorStyle: 'service',
  },
  {
    refreshToken: op('POST /func/refresh-token', {
      cli: 'refresh-secret',
      body: z.strictObject({}),
      reply: z.object({}),
      ...refreshesSecret,
      summary: { zh: '刷新密钥缓存', en: 'Drop the cached secret of the app' },
    }),
    functions,
    servers,
    autoscaler,
    logs,
    usage,
  },
);
