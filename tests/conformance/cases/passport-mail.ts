// Mail: templates, sendings, messages and inboxes. What a number means: wire/passport.md 1.5.
import { expect } from 'vitest';
import { type Gamer, openGame } from '../game.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const COIN = 'GOLD_COIN';
const gift = { slugName: 'gift', displayName: '礼物', scope: 'Persona', title: '礼物' } as const;
const attachments = [{ resourceSlug: COIN, quantity: 6 }];
const missing = [{ resourceSlug: 'NONE', quantity: 1 }];

/** A game with a resource of which a persona may have 10, and a template. */
async function mailing(world: World, settings: Readonly<Record<string, unknown>> = {}) {
  const game = await openGame(world, settings);
  const { passport } = game.uos;
  await passport.resources.create({ slugName: COIN, displayName: '金币', type: 'VirtualCurrency', quantityLimit: 10 });
  const { template } = await passport.inboxTemplates.create({ ...gift, attachments });
  return { ...game, passport, template };
}

/** A persona with a mail. */
async function mailed(world: World, settings: Readonly<Record<string, unknown>> = {}) {
  const game = await mailing(world, settings);
  const ana = await game.player('Ana');
  const send = () => game.passport.inboxMessages.send({ templateSlugName: 'gift', personaId: ana.personaId });
  const { record, message } = await send();
  return { ...game, ana, send, recordId: record.id, id: message?.messageId ?? '' };
}

const mine = ({ uos }: Gamer) => uos.passport.playerInbox;
const templates = async (world: World) => (await mailing(world)).passport.inboxTemplates;
/** Of somebody without any mail. */
const empty = async (world: World) => mine(await (await mailing(world)).player());

/** With a template whose end is over. */
async function over(world: World) {
  const game = await mailing(world);
  const end = { expireType: 'FixedTime', expireAt: '2020-01-01T00:00:00Z' } as const;
  await game.passport.inboxTemplates.create({ ...gift, slugName: 'over', ...end });
  return game;
}

async function taken(world: World) {
  const game = await mailed(world);
  await mine(game.ana).consume({ id: game.id });
  return game;
}

export const cases: Cases = {
  'passport.inboxTemplates.search': {
    async ok(world) {
      const found = await (await templates(world)).search({ displayName: '礼', scope: 'Persona' });
      expect(found).toMatchObject({ total: 1, templates: [{ slugName: 'gift' }] });
    },
    errors: { 30001: async (world) => (await templates(world)).search({ start: -1 }) },
  },
  'passport.inboxTemplates.get': {
    async ok(world) {
      expect((await (await templates(world)).get({ id: 'gift' })).template.attachments).toEqual(attachments);
    },
    errors: {
      50001: async (world) => {
        await mailing(world);
        return world.other.passport.inboxTemplates.get({ id: 'gift' });
      },
    },
  },
  'passport.inboxTemplates.create': {
    async ok(world) {
      expect((await mailing(world)).template).toMatchObject({ expireType: 'Duration', expireDuration: 2_592_000 });
    },
    errors: {
      30001: async (world) => (await templates(world)).create({ ...gift, slugName: 'x', expireType: 'FixedTime' }),
      30003: async (world) => (await templates(world)).create({ ...gift, slugName: 'search' }),
      50001: async (world) => (await templates(world)).create({ ...gift, slugName: 'x', attachments: missing }),
      60001: async (world) => (await templates(world)).create(gift),
    },
  },
  'passport.inboxTemplates.update': {
    async ok(world) {
      const { template } = await (await templates(world)).update({ id: 'gift', content: '请查收', attachments: [] });
      expect(template).toMatchObject({ content: '请查收', attachments: [] });
    },
    errors: {
      30001: async (world) => (await templates(world)).update({ id: 'gift', expireType: 'FixedTime' }),
      50001: async (world) => (await templates(world)).update({ id: 'none' }),
    },
  },
  'passport.inboxTemplates.remove': {
    async ok(world) {
      expect(await (await templates(world)).remove({ id: 'gift' })).toEqual({});
    },
    errors: {
      50001: async (world) => (await templates(world)).remove({ id: 'none' }),
      90001: async (world) => {
        const { passport } = await mailing(world);
        const board = { slugName: 'weekly', displayName: '周榜', rewardInboxTemplateSlug: 'gift' };
        await passport.leaderboards.create(board);
        return passport.inboxTemplates.remove({ id: 'gift' });
      },
    },
  },
  'passport.inboxTemplates.names': {
    async ok(world) {
      const names = [{ slugName: 'gift', displayName: '礼物' }];
      expect(await (await templates(world)).names()).toEqual({ names, total: 1 });
    },
  },
  'passport.inboxMessages.send': {
    async ok(world) {
      const { passport } = await mailing(world);
      await passport.inboxTemplates.create({ ...gift, slugName: 'all', scope: 'All' });
      const { record, message } = await passport.inboxMessages.send({ templateSlugName: 'all' });
      expect([record.scope, record.status, record.targets, message]).toEqual(['All', 'Sent', [], undefined]);
    },
    errors: {
      30001: async (world) => (await mailing(world)).passport.inboxMessages.send({ templateSlugName: 'gift' }),
      50001: async (world) => (await mailing(world)).passport.inboxMessages.send({ templateSlugName: 'none' }),
      60001: async (world) => {
        const { passport, player } = await mailing(world);
        const tap = { templateSlugName: 'gift', idempotencyKey: 'tap' };
        await passport.inboxMessages.send({ ...tap, personaId: (await player('Ana')).personaId });
        return passport.inboxMessages.send({ ...tap, personaId: (await player('Bo')).personaId });
      },
      80001: async (world) => (await mailed(world, { inboxCapacity: 1 })).send(),
      90001: async (world) => {
        const { passport, player } = await over(world);
        return passport.inboxMessages.send({ templateSlugName: 'over', personaId: (await player()).personaId });
      },
    },
  },
  'passport.inboxMessages.sendMany': {
    async ok(world) {
      const { passport, player } = await mailing(world);
      const personaIds = [(await player()).personaId, UNKNOWN];
      const tap = { templateSlugName: 'gift', personaIds, idempotencyKey: 'tap' };
      const sent = await passport.inboxMessages.sendMany(tap);
      const { record, failed } = sent;
      expect([record.sentCount, failed]).toEqual([1, [{ personaId: UNKNOWN, message: 'persona not found' }]]);
      expect(await passport.inboxMessages.sendMany(tap)).toEqual(sent);
      expect((await passport.inboxRecords.search()).total).toBe(1);
    },
    errors: {
      30001: async (world) =>
        (await mailing(world)).passport.inboxMessages.sendMany({ templateSlugName: 'gift', personaIds: [] }),
      50001: async (world) =>
        (await mailing(world)).passport.inboxMessages.sendMany({ templateSlugName: 'none', personaIds: [UNKNOWN] }),
      60001: async (world) => {
        const { passport, player } = await mailing(world);
        const [ana, bo] = [(await player('Ana')).personaId, (await player('Bo')).personaId];
        const tap = { templateSlugName: 'gift', idempotencyKey: 'tap' };
        await passport.inboxMessages.sendMany({ ...tap, personaIds: [ana] });
        return passport.inboxMessages.sendMany({ ...tap, personaIds: [ana, bo] });
      },
      90001: async (world) =>
        (await over(world)).passport.inboxMessages.sendMany({ templateSlugName: 'over', personaIds: [UNKNOWN] }),
    },
  },
  'passport.inboxMessages.search': {
    async ok(world) {
      const { passport, ana, recordId } = await mailed(world);
      const filter = { personaId: ana.personaId, recordId, templateSlugName: 'gift', status: 'Unread' } as const;
      expect(await passport.inboxMessages.search(filter)).toMatchObject({ total: 1, messages: [{ title: '礼物' }] });
    },
    errors: { 30001: async (world) => (await mailing(world)).passport.inboxMessages.search({ start: -1 }) },
  },
  'passport.inboxMessages.get': {
    async ok(world) {
      const { passport, id } = await mailed(world);
      expect((await passport.inboxMessages.get({ id })).message.status).toBe('Unread');
    },
    errors: {
      50001: async (world) => {
        const { id } = await mailed(world);
        return world.other.passport.inboxMessages.get({ id });
      },
    },
  },
  'passport.inboxRecords.search': {
    async ok(world) {
      const { passport, recordId } = await taken(world);
      expect(await passport.inboxRecords.search({ id: recordId })).toMatchObject({
        ...{ total: 1, records: [{ sentCount: 1, receivedCount: 1, consumedCount: 1, title: '礼物' }] },
      });
    },
    errors: { 30001: async (world) => (await mailing(world)).passport.inboxRecords.search({ start: -1 }) },
  },
  'passport.inboxRecords.recall': {
    async ok(world) {
      const { passport, recordId, ana } = await mailed(world);
      expect(await passport.inboxRecords.recall({ id: recordId })).toEqual({ recalledCount: 1 });
      expect(await mine(ana).list()).toMatchObject({ total: 0 });
    },
    errors: {
      50001: async (world) => (await mailing(world)).passport.inboxRecords.recall({ id: UNKNOWN }),
      90001: async (world) => {
        const { passport, recordId: id } = await mailed(world);
        await passport.inboxRecords.recall({ id });
        return passport.inboxRecords.recall({ id });
      },
    },
  },
  'passport.playerInbox.receive': {
    async ok(world) {
      const { passport, player } = await mailing(world);
      await passport.inboxTemplates.create({ ...gift, slugName: 'all', scope: 'All' });
      await passport.inboxMessages.send({ templateSlugName: 'all' });
      const inbox = mine(await player());
      expect([await inbox.receive(), await inbox.receive()]).toEqual([{ receivedCount: 1 }, { receivedCount: 0 }]);
    },
  },
  'passport.playerInbox.list': {
    async ok(world) {
      const { ana, id } = await mailed(world);
      const found = await mine(ana).list({ order: 'asc', onlyUncompleted: true });
      expect(found).toMatchObject({ total: 1, messages: [{ messageId: id, attachments }] });
    },
    errors: { 30001: async (world) => (await empty(world)).list({ count: 51 }) },
  },
  'passport.playerInbox.read': {
    async ok(world) {
      const { ana, id } = await mailed(world);
      expect((await mine(ana).read({ id })).message.status).toBe('Unconsumed');
    },
    errors: { 50001: async (world) => (await empty(world)).read({ id: UNKNOWN }) },
  },
  'passport.playerInbox.consume': {
    async ok(world) {
      const { ana, id } = await mailed(world);
      expect((await mine(ana).consume({ id })).message.status).toBe('Completed');
      expect((await ana.uos.passport.playerInventory.list()).inventory[0]?.quantity).toBe(6);
    },
    errors: {
      50001: async (world) => (await empty(world)).consume({ id: UNKNOWN }),
      60001: async (world) => {
        const { ana, id, send } = await mailed(world);
        const { message } = await send();
        await mine(ana).consume({ id, idempotencyKey: 'tap' });
        return mine(ana).consume({ id: message?.messageId ?? '', idempotencyKey: 'tap' });
      },
      80001: async (world) => {
        const { ana, send } = await taken(world);
        const { message } = await send();
        return mine(ana).consume({ id: message?.messageId ?? '' });
      },
      90001: async (world) => {
        const { ana, id } = await taken(world);
        return mine(ana).consume({ id });
      },
    },
  },
  'passport.playerInbox.consumeAll': {
    async ok(world) {
      const { ana, send } = await mailed(world);
      await send();
      const { consumedCount, failed } = await mine(ana).consumeAll();
      expect([consumedCount, failed.length]).toEqual([1, 1]);
    },
  },
  'passport.playerInbox.remove': {
    async ok(world) {
      const { ana, id } = await taken(world);
      expect(await mine(ana).remove({ id })).toEqual({});
    },
    errors: {
      50001: async (world) => (await empty(world)).remove({ id: UNKNOWN }),
      90001: async (world) => {
        const { ana, id } = await mailed(world);
        return mine(ana).remove({ id });
      },
    },
  },
  'passport.playerInbox.clear': {
    async ok(world) {
      expect(await mine((await taken(world)).ana).clear()).toEqual({ deletedCount: 1 });
    },
  },
};
