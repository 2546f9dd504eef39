// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import { user } from '../session/examples.ts';
import type * as s from './schemas.ts';

export const publicTicket: z.output<typeof s.PublicTicket> = {
  Id: 'a17e5b30-4c9d-4826-b0f3-7d2e91c68f45',
  Type: 'proposal',
  Title: '万人同服的房间切分方案',
  Content: '活动期间单房间人数超过 200,希望评估分线方案。',
  Expert: 'director',
  Duration: 2,
  Fee: 1296,
  Status: 'Processing',
  OrganizationId: app.OrganizationId,
  OrgName: app.OrganizationName,
  AppId: app.AppId,
  Attachments: ['http://127.0.0.1:4180/files/consultation/rooms.pdf'],
  Replies: [{ UserName: 'ops.zhao', Content: '已安排专家，明天下午联系您。', CreatedAt: '2026-11-19T08:00:00Z' }],
  CreatedBy: user.UserId,
  CreatedAt: '2026-11-19T06:20:00Z',
  UpdatedAt: '2026-11-19T08:00:00Z',
};

export const ticket: z.output<typeof s.Ticket> = {
  ...publicTicket,
  ContactName: user.UserName,
  ContactPhone: '13800000000',
  ContactEmail: user.Email,
};
