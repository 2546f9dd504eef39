// Consultations and their answers.
import { expect } from 'vitest';
import { UNKNOWN } from '../world.ts';
import type { Cases } from './case.ts';

const wrong = (value: unknown) => value as never;

const invalid = 'invalid parameters';

const question = {
  Type: 'crash',
  Title: '启动崩溃',
  Content: '日志见附件',
  ContactName: '陈灯',
  ContactPhone: '13800000000',
} as const;

export const cases: Cases = {
  'ticket.create': {
    async ok({ owner, app }) {
      const crash = await owner.ticket.create({ ...question, OrganizationId: app.orgId, AppId: app.id });
      expect(crash).toMatchObject({ Status: 'Pending', Fee: 6480, Duration: 0, OrganizationId: app.orgId });
      const proposal = { ...question, Type: 'proposal', Expert: 'chief', Duration: 3 } as const;
      expect(await owner.ticket.create(proposal)).toMatchObject({ Fee: 3840, Duration: 3 });
    },
    errors: {
      'invalid ticket type': ({ owner }) => owner.ticket.create({ ...question, Type: wrong('other') }),
      [invalid]: ({ owner, otherApp }) => owner.ticket.create({ ...question, AppId: otherApp.id }),
    },
  },
  'ticket.list': {
    async ok({ owner, member, operator }) {
      const { Id } = await owner.ticket.create(question);
      expect((await owner.ticket.list({ ticketId: Id })).TotalCount).toBe(1);
      expect((await member.ticket.list({ ticketId: Id })).TotalCount).toBe(0);
      expect((await operator.ticket.list({ ticketId: Id, status: 'Pending', type: 'crash' })).TotalCount).toBe(1);
    },
    errors: {
      'invalid ticket type': ({ owner }) => owner.ticket.list({ type: wrong('other') }),
      [invalid]: ({ owner }) => owner.ticket.list({ status: wrong('other') }),
    },
  },
  'ticket.get': {
    async ok({ owner, visitor }) {
      const { Id } = await owner.ticket.create(question);
      const seen = await visitor.ticket.get({ id: Id });
      expect(seen).toMatchObject({ Id, Title: question.Title });
      expect(seen).not.toHaveProperty('ContactPhone');
    },
    errors: { [invalid]: ({ visitor }) => visitor.ticket.get({ id: UNKNOWN }) },
  },
  'ticket.update': {
    async ok({ owner, operator }) {
      const { Id } = await owner.ticket.create(question);
      const answered = await operator.ticket.update({ id: Id, Reply: '请提供符号表' });
      expect(answered).toMatchObject({ Status: 'Processing', Replies: [{ Content: '请提供符号表' }] });
      expect((await operator.ticket.update({ id: Id, Status: 'Finished' })).Status).toBe('Finished');
      await expect(operator.ticket.update({ id: Id, Status: 'Pending' })).rejects.toMatchObject({ status: 400 });
    },
    errors: { [invalid]: ({ operator }) => operator.ticket.update({ id: UNKNOWN, Reply: 'x' }) },
  },
  'ticket.contactUs': {
    async ok({ visitor }) {
      const { Id } = await visitor.ticket.contactUs({ Name: '陈灯', Email: 'chen@example.com', Content: '想了解价格' });
      expect(Id).toMatch(/^[0-9a-f-]{36}$/);
    },
    errors: { [invalid]: ({ visitor }) => visitor.ticket.contactUs({ Name: 'x', Email: 'none', Content: 'x' }) },
  },
};
