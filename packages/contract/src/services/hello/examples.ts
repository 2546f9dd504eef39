// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

export const helloOrg: z.output<typeof s.HelloOrg> = {
  orgId: app.OrganizationId,
  name: app.OrganizationName,
  status: 'active',
};

export const helloProject: z.output<typeof s.HelloProject> = {
  projectId: 'b3f6e0c8-27d1-4a95-8f4e-6c9d1b70a253',
  appId: app.AppId,
  orgId: helloOrg.orgId,
  name: app.ProjectName,
  vendorAppId: 'example-vendor-app',
  status: 'active',
  recordingEnabled: false,
};

export const helloDailyUsage: z.output<typeof s.HelloDailyUsage> = {
  date: '2026-11-19',
  rtcSeconds: 184_320,
  recordingSeconds: 0,
};

export const helloUsage: z.output<typeof s.HelloUsage> = {
  rtcSeconds: 184_320,
  recordingSeconds: 0,
  activeAppCount: 1,
};

export const helloAppUsage: z.output<typeof s.HelloAppUsage> = {
  appId: app.AppId,
  appName: app.ProjectName,
  rtcSeconds: 184_320,
  recordingSeconds: 0,
};

export const voiceToken: z.output<typeof s.VoiceToken> = {
  accessToken: 'example-voice-token',
  channelName: 'harbour-7',
  userId: 'player-1042',
  vendorAppId: helloProject.vendorAppId,
  expiresAt: '2026-11-20T07:00:00Z',
};
