// Who looks for a match, and running matches that look for players. Source: wire/realtime-and-compute.md 4.1, 4.2, 9.5.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, id, text } from '../../kernel/fields.ts';
import { op } from '../../kernel/op.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import { labels } from '../../labels/labels.ts';
import * as codes from '../shared/codes.ts';
import { byGame, byPlayerOrGame } from '../shared/marks.ts';
import { epochMs, MatchPlayer, MatchTeam, player, regionIds } from './teams.ts';

export const TicketStatus = enumOf(labels.matchTicket.status);

export const MatchAssignment = entity(
  z.object({
    status: field(TicketStatus, '状态', 'State of the ticket'),
    ip: text('IP', 'Address to connect to, or empty'),
    gamePorts: text('端口', 'name/port,name/port of a hosted server, or empty'),
    roomId: text('房间 ID', 'Room to join'),
    regionId: text('地域', 'Region id', 'multiverse.region'),
    allocationId: text('服务器 ID', 'Allocation of a hosted server, or empty', 'multiverse.allocation'),
    teams: field(z.array(MatchTeam), '队伍', 'Who plays'),
    message: text('说明', 'Why it failed, or empty'),
  }),
  { id: 'MatchAssignment', zh: '匹配结果', en: 'Where a match plays' },
);

export const MatchTicket = entity(
  z.object({
    id: id('match.ticket', '票据 ID', 'Ticket id'),
    appId: text('应用 ID', 'App', 'app.app'),
    configId: id('match.config', '匹配配置 ID', 'Config'),
    status: field(TicketStatus, '状态', 'It can be withdrawn while it searches'),
    players: field(z.array(MatchPlayer), '玩家', 'They stay together'),
    regionIds: field(z.array(z.string()), '地域', 'Regions it accepts, the best first', 'multiverse.region'),
    customData: text('自定义数据', 'Data of the game itself'),
    assignment: field(z.union([MatchAssignment, z.null()]), '匹配结果', 'Null until there is one'),
    createdAt: epochMs('创建时间', 'Time of creation'),
    expiresAt: epochMs('到期时间', 'It gives up then'),
  }),
  {
    id: 'MatchTicket',
    zh: '票据',
    en: 'One or more players who look for a match together',
    columns: ['id', 'status', 'players', 'createdAt', 'expiresAt'],
    key: 'id',
  },
);

const backfill = {
  appId: field(z.string().min(1), '应用 ID', 'App', 'app.app'),
  configId: field(z.string().min(1), '匹配配置 ID', 'Config', 'match.config'),
  roomId: field(z.string().min(1), '房间 ID', 'One backfill per room'),
  regionId: field(z.string(), '地域', 'Region id', 'multiverse.region'),
  ip: field(z.string(), 'IP', 'Address that new players connect to'),
  gamePorts: field(z.string(), '端口', 'name/port,name/port'),
  matchProperties: field(z.string(), '队伍', 'JSON text of the teams now'),
};

export const MatchBackfill = entity(
  z.object({
    ...backfill,
    createdAt: epochMs('创建时间', 'Time of creation'),
    updatedAt: epochMs('更新时间', 'Changes when players were added'),
  }),
  {
    id: 'MatchBackfill',
    zh: '回填',
    en: 'A running match that takes more players',
    columns: ['roomId', 'configId', 'regionId', 'ip', 'gamePorts', 'updatedAt'],
    key: 'roomId',
  },
);

const byTicket = { id: id('match.ticket', '票据 ID', 'Ticket id') };
const ticket = z.object({ ticket: field(MatchTicket, '票据', 'The ticket') });
const byRoom = z.object({ roomId: field(z.string().min(1), '房间 ID', 'Room') });

/** The SDK of a game must be able to do this, and nobody has seen how. */
const forGames = {
  ...byPlayerOrGame,
  known: 'assumed',
  because: 'clients need it; ticket, player and attributes as in backfills, path is ours',
} as const;
/** Sent by a hosted server. */
const inServerSdk = { ...byGame, known: 'seen' } as const;
const noBackfill = 'backfill not found';

export const tickets = {
  create: op('POST /tickets', {
    bodyLimit: LARGE_BODY,
    body: z.strictObject({
      appId: id('app.app', '应用 ID', 'App'),
      configId: field(z.uuid(), '匹配配置 ID', 'Config', 'match.config'),
      players: field(z.array(player).min(1), '玩家', 'They stay together'),
      regionIds,
      customData: field(z.string().max(4096).optional(), '自定义数据', 'Data of the game itself'),
    }),
    reply: ticket,
    ...forGames,
    summary: { zh: '开始匹配', en: 'Look for a match' },
    errors: [codes.invalid, codes.notFound, codes.exists, codes.wrongState],
  }),
  get: op('GET /tickets/{id}', {
    params: byTicket,
    reply: ticket,
    ...forGames,
    summary: { zh: '查看票据，约每秒一次', en: 'Read a ticket; asked about once a second' },
    errors: [codes.notFound],
  }),
  cancel: op('DELETE /tickets/{id}', {
    params: byTicket,
    reply: ticket,
    danger: 'none',
    ...forGames,
    summary: { zh: '取消匹配', en: 'Withdraw a ticket that searches' },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;

// why open: the SDK sends its whole object, times included
export const backfills = {
  start: op('POST /backfill/start', {
    bodyLimit: LARGE_BODY,
    body: z.object({
      ...backfill,
      createdAt: count('创建时间', 'Ignored').optional(),
      updatedAt: count('更新时间', 'Ignored').optional(),
    }),
    reply: MatchBackfill,
    ...inServerSdk,
    summary: { zh: '开始回填', en: 'Ask for more players for a running match' },
    errors: [codes.invalid, codes.notFound, codes.exists],
  }),
  get: op('GET /backfill', {
    query: byRoom,
    reply: MatchBackfill,
    ...inServerSdk,
    because: 'the server asks once a second, which keeps the backfill alive',
    summary: { zh: '查看回填', en: 'Read the backfill of a room' },
    errors: [noBackfill],
  }),
  stop: op('DELETE /backfill/stop', {
    query: byRoom,
    reply: MatchBackfill,
    danger: 'none',
    ...inServerSdk,
    summary: { zh: '停止回填', en: 'Take no more players' },
    errors: [noBackfill],
  }),
} as const;
