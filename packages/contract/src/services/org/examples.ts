// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import { user } from '../session/examples.ts';
import type * as s from './schemas.ts';

export const organization: z.output<typeof s.Organization> = {
  id: app.OrganizationId,
  name: app.OrganizationName,
  status: 'Approved',
  domain: 'lanternbay.example',
  companyName: '上海灯湾互动科技有限公司',
  role: 'owner',
  createdAt: '2026-03-02T02:15:00Z',
  revision: 1,
};

export const project: z.output<typeof s.Project> = {
  Id: app.ProjectId,
  Name: app.ProjectName,
  OrganizationId: app.OrganizationId,
  OrganizationName: app.OrganizationName,
  Guid: '7c1f4d0a-52be-4c39-9a66-0d8e3b7f2a11',
  CreatedAt: '2026-03-09T06:30:00Z',
  AppId: app.AppId,
};

export const projectWithApp: z.output<typeof s.ProjectWithApp> = { ...project, App: app };

export const organizationMember: z.output<typeof s.OrganizationMember> = {
  UserId: user.UserId,
  UserName: user.UserName,
  Login: 'chen.deng',
  Email: user.Email,
  Role: 'owner',
};
