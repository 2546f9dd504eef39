// Matchmaking, one file per resource. Source: game-services.md section 7; wire/realtime-and-compute.md 4.
import * as z from 'zod';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { refreshesSecret } from '../shared/marks.ts';
import { apps } from './apps.ts';
import { configs } from './configs.ts';
import { backfills, tickets } from './tickets.ts';

export const match = service(
  'match',
  {
    internal: 'matchmaking',
    title: { zh: '匹配', en: 'Matchmaking' },
    group: 'realtime',
    intro: {
      zh: '按规则把玩家匹配到一局，可补位，为游戏服托管与实时同步共用。',
      en: 'Matching players into a game by rules, with backfill; shared by game servers and rooms.',
    },
    base: 'match',
    accepts: 'app',
    access: 'member',
    errorStyle: 'service',
  },
  {
    refreshAuthCache: op('POST /apps/refresh-auth-cache', {
      cli: 'refresh-secret',
      body: z.strictObject({}),
      reply: z.object({}),
      ...refreshesSecret,
      summary: { zh: '刷新密钥缓存', en: 'Drop the cached secret of the app' },
    }),
    refreshRegionsCache: op('POST /apps/refresh-regions-cache', {
      body: z.strictObject({}),
      reply: z.object({}),
      ...refreshesSecret,
      summary: { zh: '刷新地域缓存', en: 'Drop the cached regions' },
    }),
    apps,
    configs,
    tickets,
    backfills,
  },
);
