// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import { multiverseAllocation, multiverseProfile } from '../multiverse/examples.ts';
import type * as s from './schemas.ts';

const configId = '4c9d2e81-07fa-4b36-95c8-e3a6d1f07b52';
const ticketId = 'd3e80b6f-9a24-4c71-8d5e-2f07c6b9a148';
const createdAt = 1_795_176_000_000;

export const matchApp: z.output<typeof s.MatchApp> = {
  appId: app.AppId,
  appType: 'multiverse',
  name: app.ProjectName,
  status: 'open',
  configCount: 1,
  createdAt,
  closedAt: null,
};

export const matchTicketSum: z.output<typeof s.MatchTicketSum> = { time: '2026-11-18T16:00:00Z', ticketCount: 5210 };

export const matchTopApp: z.output<typeof s.MatchTopApp> = {
  appId: app.AppId,
  appName: app.ProjectName,
  ticketCount: 5210,
};

export const matchRelaxation: z.output<typeof s.MatchRelaxation> = {
  type: 'ReferenceControl.Replace',
  ageType: 'Oldest',
  atSeconds: 20,
  value: 400,
};

export const matchRule: z.output<typeof s.MatchRule> = {
  name: '段位接近',
  type: 'Difference',
  source: 'players.attributes.rating',
  reference: 200,
  not: false,
  enableRule: true,
  relaxations: [matchRelaxation],
};

export const matchTeamDefinition: z.output<typeof s.MatchTeamDefinition> = {
  name: 'crew',
  teamCount: { min: 2, max: 2 },
  playerCount: { min: 1, max: 4 },
  teamRules: [],
};

export const matchConfig: z.output<typeof s.MatchConfig> = {
  id: configId,
  appId: app.AppId,
  appType: 'multiverse',
  name: '排位赛',
  description: '四对四',
  enabled: true,
  hosting: {
    type: 'multiverse',
    profileId: multiverseProfile.id,
    regionIds: ['shanghai'],
    allocationTTL: '3600s',
  },
  teams: [matchTeamDefinition],
  matchRules: [matchRule],
  ticketTimeoutSeconds: 60,
  fillWindowSeconds: 5,
  backfillEnabled: true,
  regionStrategy: 'ticket',
  defaultRegionId: 'shanghai',
  version: 3,
  createdAt,
  updatedAt: createdAt,
};

export const matchTicketCount: z.output<typeof s.MatchTicketCount> = {
  waiting: 6,
  matched: 8,
  oldestAgeSeconds: 11,
  backfills: 1,
};

export const matchTicketPoint: z.output<typeof s.MatchTicketPoint> = {
  time: '2026-11-20T12:00:00Z',
  created: 84,
  matched: 80,
  timeout: 1,
  canceled: 3,
  avgWaitSeconds: 7.4,
};

export const matchPlayer: z.output<typeof s.MatchPlayer> = {
  id: 'b6f04d91-58c2-4e7a-93d0-1c8a7f52e6b3',
  attributes: { rating: '1480' },
};

export const matchParty: z.output<typeof s.MatchParty> = { id: ticketId, players: [matchPlayer], createdAt };

export const matchTeam: z.output<typeof s.MatchTeam> = {
  teamDefinitionName: 'crew',
  teamName: 'crew-1',
  playerIds: [matchPlayer.id],
  tickets: [matchParty],
};

export const matchTestResult: z.output<typeof s.MatchTestResult> = {
  matches: [{ teams: [matchTeam], regionId: 'shanghai', roomId: '' }],
  unmatchedTicketIds: [],
  evaluations: [{ matchIndex: 0, rule: matchRule.name, passed: true, detail: '1480 - 1455 <= 200' }],
};

export const matchAssignment: z.output<typeof s.MatchAssignment> = {
  status: 'assigned',
  ip: multiverseAllocation.ip,
  gamePorts: 'game/31017',
  roomId: '28d5f9b0-e6a1-4c74-8f23-b07c91d4e5a6',
  regionId: 'shanghai',
  allocationId: multiverseAllocation.uuid,
  teams: [matchTeam],
  message: '',
};

export const matchTicket: z.output<typeof s.MatchTicket> = {
  id: ticketId,
  appId: app.AppId,
  configId,
  status: 'assigned',
  players: [matchPlayer],
  regionIds: ['shanghai'],
  customData: '',
  assignment: matchAssignment,
  createdAt,
  expiresAt: createdAt + 60_000,
};

export const matchBackfill: z.output<typeof s.MatchBackfill> = {
  appId: app.AppId,
  configId,
  roomId: matchAssignment.roomId,
  regionId: 'shanghai',
  ip: multiverseAllocation.ip,
  gamePorts: 'game/31017',
  matchProperties: JSON.stringify([matchTeam]),
  createdAt,
  updatedAt: createdAt + 4000,
};
