// What tickets, backfills and configs have in common. Source: wire/realtime-and-compute.md 4.2.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { entity, field, properties, text } from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';

/** Matchmaking belongs to hosting or to sync. */
export const AppType = enumOf(labels.matchApp.appType);

/** A moment as the game-server SDK reads it. */
export const epochMs = (zh: string, en: string) => field(z.int(), zh, `${en}, milliseconds since 1970`);

/** A player as a body names one. */
export const player = z.object({
  id: field(z.string().min(1).max(128), '玩家 ID', 'Id of the game itself'),
  attributes: properties('属性', 'What rules compare; numbers as text').optional(),
  qosResults: field(
    z
      .array(
        z.object({
          regionId: field(z.string().min(1), '地域', 'Region id', 'multiverse.region'),
          latency: field(z.number().min(0), '时延', 'Milliseconds'),
        }),
      )
      .optional(),
    '网络质量',
    'Latency to regions',
  ),
});
export const regionIds = field(
  z.array(z.string().min(1)).optional(),
  '地域',
  'Regions it accepts, the best first',
  'multiverse.region',
);

export const MatchPlayer = entity(
  z.object({
    id: text('玩家 ID', 'Id of the game itself'),
    attributes: properties('属性', 'What rules compare; numbers as text'),
  }),
  { id: 'MatchPlayer', zh: '玩家', en: 'A player of a ticket', columns: ['id', 'attributes'], key: 'id' },
);

export const MatchParty = entity(
  z.object({
    id: text('票据 ID', 'Ticket id', 'match.ticket'),
    players: field(z.array(MatchPlayer), '玩家', 'They stay together'),
    createdAt: epochMs('创建时间', 'Time of creation'),
  }),
  {
    id: 'MatchParty',
    zh: '组队',
    en: 'A ticket as a team holds it',
    columns: ['id', 'players', 'createdAt'],
    key: 'id',
  },
);

export const MatchTeam = entity(
  z.object({
    teamDefinitionName: text('队伍定义', 'Name in the config'),
    teamName: text('队名', 'Name of this team'),
    playerIds: field(z.array(z.string()), '玩家 ID', 'All of its players'),
    tickets: field(z.array(MatchParty), '票据', 'The parties it is made of'),
  }),
  { id: 'MatchTeam', zh: '队伍', en: 'A team of a match', columns: ['teamName', 'teamDefinitionName', 'playerIds'] },
);
