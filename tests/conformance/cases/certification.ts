// Certification of enterprises; each case in an organisation of its own.

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const invalid = 'invalid parameters';
const changed = 'changed since it was read';

const company = {
  CompanyName: '灯湾网络科技有限公司',
  CreditCode: '91310000MA1K3XXX0X',
  LicenseImageUrl: 'https://files.example/licence.png',
  LegalPerson: '陈灯',
  ContactName: '陈灯',
  ContactPhone: '13800000000',
  ContactEmail: 'chen@example.com',
};

async function newOrganization({ owner }: World): Promise<string> {
  const domain = `${randomUUID().slice(0, 12)}.example`;
  return (await owner.org.create({ OrgName: domain, Domain: domain })).id;
}

async function applied(world: World) {
  return world.owner.certification.create({ OrganizationId: await newOrganization(world), ...company });
}

export const cases: Cases = {
  'certification.create': {
    async ok(world) {
      const made = await applied(world);
      expect(made).toMatchObject({ Status: 'Pending', CompanyName: company.CompanyName, BankName: '' });
      const second = world.owner.certification.create({ OrganizationId: made.OrganizationId, ...company });
      await expect(second).rejects.toMatchObject({ serverMessage: invalid });
    },
    errors: {
      'invalid organization id': ({ owner, otherApp }) =>
        owner.certification.create({ OrganizationId: otherApp.orgId, ...company }),
      [invalid]: ({ owner, app }) =>
        owner.certification.create({ OrganizationId: app.orgId, ...company, ContactEmail: 'none' }),
    },
  },
  'certification.list': {
    async ok(world) {
      const { Id, OrganizationId } = await applied(world);
      const mine = await world.owner.certification.list({ orgId: OrganizationId, status: 'Pending' });
      expect(mine).toMatchObject({ TotalCount: 1, Items: [{ Id }] });
      expect((await world.operator.certification.list({ count: 1 })).Items).toHaveLength(1);
    },
    errors: {
      'error to get org info': ({ owner, otherApp }) => owner.certification.list({ orgId: otherApp.orgId }),
      [invalid]: ({ owner }) => owner.certification.list({}),
    },
  },
  'certification.get': {
    async ok(world) {
      const { Id } = await applied(world);
      expect((await world.operator.certification.get({ id: Id })).Id).toBe(Id);
      await expect(world.member.certification.get({ id: Id })).rejects.toMatchObject({ serverMessage: invalid });
    },
    errors: { [invalid]: ({ owner }) => owner.certification.get({ id: UNKNOWN }) },
  },
  'certification.update': {
    async ok(world) {
      const { Id } = await applied(world);
      await world.operator.certification.invalidate({ id: Id, Reason: '执照不清' });
      const mended = await world.owner.certification.update({ id: Id, CreditCode: '91310000MA1K3YYY0Y' });
      expect(mended).toMatchObject({ Status: 'Pending', Reason: '', CreditCode: '91310000MA1K3YYY0Y' });
    },
    errors: {
      [invalid]: async (world) => {
        const { Id } = await applied(world);
        await world.operator.certification.approve({ id: Id });
        return world.owner.certification.update({ id: Id, LegalPerson: 'x' });
      },
    },
  },
  'certification.approve': {
    async ok(world) {
      const { Id, OrganizationId } = await applied(world);
      expect(await world.operator.certification.approve({ id: Id })).toMatchObject({ Status: 'Approved' });
      const { Items } = await world.owner.org.list({ OrganizationId });
      expect(Items).toMatchObject([{ status: 'Approved', companyName: company.CompanyName }]);
    },
    errors: {
      [changed]: async (world) => {
        const { Id, Revision } = await applied(world);
        await world.owner.certification.update({ id: Id, CompanyName: '大银行股份有限公司' });
        return world.operator.certification.approve({ id: Id, Revision });
      },
      [invalid]: async (world) => {
        const { Id } = await applied(world);
        await world.operator.certification.approve({ id: Id });
        return world.operator.certification.approve({ id: Id });
      },
    },
  },
  'certification.invalidate': {
    async ok(world) {
      const { Id, OrganizationId } = await applied(world);
      const refused = await world.operator.certification.invalidate({ id: Id, Reason: '执照不清' });
      expect(refused).toMatchObject({ Status: 'Invalid', Reason: '执照不清' });
      const again = await world.owner.certification.create({ OrganizationId, ...company });
      expect(again.Status).toBe('Pending');
      const old = world.owner.certification.update({ id: Id, LegalPerson: 'x' });
      await expect(old).rejects.toMatchObject({ serverMessage: invalid });
    },
    errors: {
      [changed]: async (world) => {
        const { Id, Revision } = await applied(world);
        await world.owner.certification.update({ id: Id, CompanyName: '大银行股份有限公司' });
        return world.operator.certification.invalidate({ id: Id, Revision });
      },
      [invalid]: ({ operator }) => operator.certification.invalidate({ id: UNKNOWN }),
    },
  },
};
