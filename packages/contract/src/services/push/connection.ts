// What is said on the connection of a player. Source: wire/realtime-and-compute.md 7 (socket protocol), 9.8 (limits).
import * as z from 'zod';
import { count, field, flag, line, text, time } from '../../kernel/fields.ts';
import { socket } from '../../kernel/socket.ts';
import * as codes from '../shared/codes.ts';
import { PushMessageType } from './schemas.ts';

const kind = <const Name extends string>(word: 'op' | 'ev', name: Name) =>
  field(z.literal(name), word === 'op' ? '操作' : '事件', 'What this is');
const requestId = field(z.string().max(64), '请求编号', 'Chosen by the client; the answer carries it');
const channels = field(z.array(z.string().min(1).max(64)).min(1).max(50), '频道', 'Names of channels');
const channelName = text('频道', 'Of a message to a channel');
const data = field(z.string().max(10_924), '数据', 'Bytes as base64, at most 8 KiB');
const resultCode = count('结果', '0, or the code of the error');
const messageId = text('消息 ID', 'Unique');
const epoch = text('纪元', 'Changes where offsets begin anew, as when the channel was forgotten');
const offset = count('位置', 'Position in the channel, rising by one with each message; 0 of a message to a player');
const messageType = field(PushMessageType, '消息类型', 'What it went to');

const said = <Shape extends z.core.$ZodShape>(zh: string, en: string, shape: Shape) =>
  z.strictObject(shape).meta({ title: zh, description: en });

const receives = z.discriminatedUnion('op', [
  said('连接', 'The first message: who this is', {
    op: kind('op', 'connect'),
    token: field(z.string().min(1).max(512), '连接令牌', 'Of connect-token; good once'),
    playerId: field(z.string().min(1).max(128), '玩家 ID', 'The one the token is for'),
  }),
  said('订阅', 'Subscribes to channels', {
    op: kind('op', 'subscribe'),
    id: requestId,
    channels,
    isPublic: field(z.boolean().optional(), '公共频道', 'Only channels that are configured'),
    since: field(
      z.record(z.string().min(1).max(64), z.strictObject({ epoch, offset })).optional(),
      '断点',
      'Of a channel: the last position that was read. Only what came after it follows, instead of all that is kept',
    ),
  }),
  said('退订', 'Leaves channels', { op: kind('op', 'unsubscribe'), id: requestId, channels }),
  said('列出公共频道', 'Lists the public channels', { op: kind('op', 'listPublicChannels'), id: requestId }),
  said('发送', 'Sends to a channel or to a player', {
    op: kind('op', 'send'),
    id: requestId,
    messageType,
    channelName: line(64, '频道', 'For a channel').optional(),
    playerId: field(z.string().min(1).max(128).optional(), '玩家 ID', 'For a player'),
    data,
  }),
  said('心跳', 'Says that the client is there', { op: kind('op', 'ping') }),
]);

const sends = z.discriminatedUnion('ev', [
  said('已连接', 'Answer to connect', {
    ev: kind('ev', 'connected'),
    success: flag('成功', 'Whether the token was taken'),
    msg: text('说明', 'Why not'),
    sessionId: text('会话 ID', 'Of this connection'),
    heartbeatSeconds: count('心跳间隔（秒）', 'How often to ping'),
  }),
  said('订阅结果', 'Answer to subscribe; kept messages follow, oldest first', {
    ev: kind('ev', 'subscribe'),
    id: requestId,
    resultCode,
    successfulChannelNames: field(z.array(z.string()), '成功的频道', 'Subscribed'),
    failed: field(
      z.array(z.strictObject({ name: text('频道', 'Name'), reason: text('原因', 'Why not') })),
      '失败的频道',
      'Not subscribed',
    ),
    positions: field(
      z.record(
        z.string(),
        z.strictObject({
          epoch,
          offset,
          recovered: flag('已补齐', 'Nothing is missing between since and this position; true where none was given'),
        }),
      ),
      '位置',
      'Where each subscribed channel is now; messages after it follow live',
    ),
  }),
  said('退订结果', 'Answer to unsubscribe; unasked where a channel was deleted or renamed, with an empty id', {
    ev: kind('ev', 'unsubscribe'),
    id: requestId,
    resultCode,
    channelNames: field(z.array(z.string()), '频道', 'What is not subscribed any more'),
  }),
  said('公共频道', 'Answer to listPublicChannels', {
    ev: kind('ev', 'publicChannels'),
    id: requestId,
    channels: field(
      z.array(z.strictObject({ name: text('频道', 'Name'), onlinePlayerCount: count('在线人数', 'Subscribers now') })),
      '频道',
      'By name',
    ),
  }),
  said('发送结果', 'Answer to send', {
    ev: kind('ev', 'ack'),
    id: requestId,
    code: count('结果', '0, or the code of the error; 8 over a limit'),
    messageId,
  }),
  said('消息', 'A message of a player or of the game', {
    ev: kind('ev', 'message'),
    messageType,
    channelName,
    senderId: text('发送者', 'Player, or what the game calls itself'),
    data,
    messageId,
    offset,
    sentAt: time('发送时间', 'When it was sent'),
    cached: flag('历史消息', 'It was sent before this one subscribed'),
  }),
  said('心跳', 'Answer to ping', { ev: kind('ev', 'pong') }),
  said('系统通知', 'A notice of the system', {
    ev: kind('ev', 'systemNotify'),
    title: text('标题', 'Title'),
    content: text('内容', 'What it says'),
    data: text('数据', 'For the game itself'),
    messageId,
  }),
  said('异地登录', 'The same player came in elsewhere; the connection ends', { ev: kind('ev', 'remoteLogin') }),
]);

export const connection = socket('/upush/ws', {
  base: 'platform',
  receives,
  sends,
  // why any: a game is a page of its own site, and the token of its player opens the connection, no cookie
  origins: 'any',
  accepts: 'none',
  access: 'public',
  limits: {
    messageBytes: 16_384,
    messagesPerSecond: 60,
    bufferedBytes: 262_144,
    slowCode: 4008,
    idleSeconds: 45,
    greetingSeconds: 10,
    perApp: 3500,
    perAddress: 200,
    opens: { calls: 10, seconds: 1 },
  },
  closes: {
    4001: { zh: '同一玩家在别处登录', en: 'The same player came in elsewhere' },
    4008: { zh: '读取过慢，积压的消息过多', en: 'Too slow a reader: too much waits for it' },
  },
  known: 'assumed',
  because: 'JSON text chosen by us; events and result fields follow the callbacks of the SDK that were seen',
  summary: { zh: '玩家的推送连接', en: 'The connection of a player' },
  errors: [codes.limit, codes.unavailable],
  example: [
    ['in', { op: 'connect', token: 'k3…', playerId: 'ana' }],
    ['out', { ev: 'connected', success: true, msg: '', sessionId: '7f0c…', heartbeatSeconds: 15 }],
    ['in', { op: 'subscribe', id: '1', channels: ['plaza'], isPublic: true }],
    [
      'out',
      {
        ev: 'subscribe',
        id: '1',
        resultCode: 0,
        successfulChannelNames: ['plaza'],
        failed: [],
        positions: { plaza: { epoch: '01J', offset: 12, recovered: true } },
      },
    ],
    ['in', { op: 'send', id: '2', messageType: 'PublicChannel', channelName: 'plaza', data: 'aGk=' }],
    ['out', { ev: 'ack', id: '2', code: 0, messageId: '01J…' }],
  ],
});
