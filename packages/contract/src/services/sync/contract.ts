// Real-time rooms, one file per resource. Source: game-services.md section 7; wire/realtime-and-compute.md 3.
import * as z from 'zod';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { refreshesSecret } from '../shared/marks.ts';
import { perfSessions } from './perf.ts';
import { plugins } from './plugins.ts';
import { rooms, serviceRooms } from './rooms.ts';
import { byApp, config, init, profiles, tiers } from './settings.ts';
import { usage } from './usage.ts';

export const sync = service(
  'sync',
  {
    internal: 'usync',
    title: { zh: '实时同步', en: 'Real-time rooms' },
    group: 'realtime',
    intro: {
      zh: '多人实时同步：房间配置、房间、逻辑插件、中继与性能测试。',
      en: 'Real-time rooms: their configuration, logic plugins, relay and performance tests.',
    },
    base: 'lobby',
    accepts: 'app',
    access: 'member',
    errorStyle: 'service',
  },
  {
    init,
    recache: op('POST /api/app/{appId}/recache', {
      cli: 'refresh-secret',
      params: byApp,
      body: z.strictObject({}),
      reply: z.object({}),
      ...refreshesSecret,
      summary: { zh: '刷新密钥缓存', en: 'Drop the cached secret of the app' },
    }),
    config,
    tiers,
    profiles,
    rooms,
    serviceRooms,
    plugins,
    perfSessions,
    usage,
  },
);
