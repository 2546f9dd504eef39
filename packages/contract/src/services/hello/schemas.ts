// In-game voice: the organisation and project it runs under, its use, and the tokens of players.
// Source: wire/data-and-tools.md 1.5.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, flag, id, secret, text, time } from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';

export const VoiceRole = enumOf(labels.voiceToken.role);

export const HelloOrg = entity(
  z.object({
    orgId: text('组织 ID', 'Organisation id of the voice service'),
    name: text('名称', 'Name'),
    status: text('状态', 'State'),
  }),
  {
    id: 'HelloOrg',
    zh: '语音组织',
    en: 'An organisation of the voice service',
    columns: ['name', 'orgId', 'status'],
    key: 'orgId',
  },
);

export const HelloProject = entity(
  z.object({
    projectId: text('项目 ID', 'Project id of the voice service'),
    appId: id('app.app', '应用 ID', 'App it belongs to'),
    orgId: text('组织 ID', 'Organisation it belongs to'),
    name: text('名称', 'Name'),
    vendorAppId: text('供应商应用 ID', 'Id at the vendor that carries the voice'),
    status: text('状态', 'State'),
    recordingEnabled: flag('允许录音', 'Conversations may be recorded'),
  }),
  {
    id: 'HelloProject',
    zh: '语音项目',
    en: 'What the voice of an app runs in',
    columns: ['name', 'projectId', 'vendorAppId', 'status', 'recordingEnabled'],
    key: 'projectId',
  },
);

const seconds = {
  rtcSeconds: count('实时语音时长', 'Seconds of all members'),
  recordingSeconds: count('录音时长', 'Seconds that were recorded'),
};

export const HelloDailyUsage = entity(
  z.object({ date: field(z.iso.date(), '日期', 'Day in Asia/Shanghai'), ...seconds }),
  {
    id: 'HelloDailyUsage',
    zh: '每日用量',
    en: 'Voice of one day',
    columns: ['date', 'rtcSeconds', 'recordingSeconds'],
    key: 'date',
  },
);

export const HelloUsage = entity(z.object({ ...seconds, activeAppCount: count('活跃应用数', 'Apps with any voice') }), {
  id: 'HelloUsage',
  zh: '语音用量',
  en: 'Voice in a range of days',
});

export const HelloAppUsage = entity(
  z.object({ appId: id('app.app', '应用 ID', 'App'), appName: text('应用名称', 'Name of the app'), ...seconds }),
  {
    id: 'HelloAppUsage',
    zh: '应用用量',
    en: 'Voice of one app',
    columns: ['appName', 'appId', 'rtcSeconds', 'recordingSeconds'],
    key: 'appId',
  },
);

export const VoiceToken = entity(
  z.object({
    accessToken: secret('访问令牌', 'Lets the player join the channel'),
    channelName: text('频道', 'Channel to join'),
    userId: text('用户 ID', 'Player it was made for'),
    vendorAppId: text('供应商应用 ID', 'Id to start the engine of the vendor with'),
    expiresAt: time('过期时间', 'End of its life'),
  }),
  { id: 'VoiceToken', zh: '语音令牌', en: 'Permission of a player to join a voice channel' },
);
