// In-game voice. Source: game-services.md section 7; wire/data-and-tools.md 1.5.
import * as z from 'zod';
import { field, line } from '../../kernel/fields.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import * as codes from '../shared/codes.ts';
import { k } from '../shared/fields.ts';
import { byPlayerOrGame, fieldsAreOurs, operatorOnly } from '../shared/marks.ts';
import { days } from '../usage/schemas.ts';
import * as s from './schemas.ts';

/** The console makes organisation and project by itself, and shows none of its failures. */
const silently = { access: 'owner', fail: 'silent', retry: 'always', ...fieldsAreOurs } as const;

export const hello = service(
  'hello',
  {
    internal: 'hello',
    title: { zh: '游戏语音', en: 'In-game voice' },
    group: 'realtime',
    intro: {
      zh: '游戏内实时语音与录音。',
      en: 'Voice and recording inside a game.',
    },
    base: 'hello',
    accepts: 'app',
    access: 'member',
    errorStyle: 'service',
  },
  {
    orgs: {
      create: op('POST /orgs', {
        body: z.strictObject({}),
        reply: z.object({ org: field(s.HelloOrg, '语音组织', 'The organisation, made where there was none') }),
        ...silently,
        summary: { zh: '创建语音组织', en: 'Make sure that the organisation exists' },
      }),
    },
    projects: {
      list: op('GET /projects', {
        reply: z.object({ projects: field(z.array(s.HelloProject), '语音项目', 'None while the service is pending') }),
        ...fieldsAreOurs,
        summary: { zh: '列出语音项目', en: 'List the voice projects of the app' },
      }),
      refactor: op('POST /projects/refactor', {
        cli: 'project repair',
        body: z.strictObject({}),
        reply: z.object({ project: field(s.HelloProject, '语音项目', 'The project, made or repaired') }),
        ...silently,
        summary: { zh: '创建或修复语音项目', en: 'Make or repair the voice project of the app' },
        errors: [codes.wrongState],
      }),
    },
    usages: {
      daily: op('GET /usages/daily', {
        query: z.object(days),
        reply: z.object({ usages: field(z.array(s.HelloDailyUsage), '用量', 'Oldest day first') }),
        ...fieldsAreOurs,
        summary: { zh: '查看每日用量', en: 'Read the voice of an app by day' },
        errors: [codes.invalid],
      }),
      sum: op('GET /usages/daily/sum', {
        cli: 'usage total',
        query: z.object(days),
        reply: s.HelloUsage,
        ...fieldsAreOurs,
        summary: { zh: '查看用量合计', en: 'Read the voice of a range; of all apps for an operator' },
        errors: [codes.invalid],
      }),
      top: op('GET /usages/daily/top', {
        query: z.object({ ...days, k }),
        reply: z.object({ apps: field(z.array(s.HelloAppUsage), '应用', 'Longest voice first') }),
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '用量最高的应用', en: 'Rank the apps with most voice' },
        errors: [codes.invalid, codes.denied],
      }),
      compute: op('POST /usages/daily/compute', {
        body: z.strictObject({ date: field(z.iso.date(), '日期', 'Day in Asia/Shanghai') }),
        reply: s.HelloDailyUsage,
        retry: 'always',
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '重新统计一天的用量', en: 'Compute the voice of a day again' },
        errors: [codes.invalid, codes.denied],
      }),
    },
    tokens: {
      create: op('POST /tokens', {
        body: z.object({
          channelName: line(64, '频道', 'Channel to join'),
          userId: field(z.string().min(1).max(128), '用户 ID', 'Player'),
          role: field(s.VoiceRole, '角色', 'May speak, or only listen'),
          ttl: field(z.int().min(1).max(86_400).optional(), '有效期', 'Seconds, default 3600'),
        }),
        reply: s.VoiceToken,
        retry: 'always',
        ...byPlayerOrGame,
        known: 'seen',
        because: 'fields seen in samples of the SDK, the path is ours',
        summary: { zh: '获取语音令牌', en: 'Get permission to join a voice channel' },
        errors: [codes.invalid, codes.denied],
      }),
    },
  },
);
