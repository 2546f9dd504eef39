// Realms of player accounts, by name.
import { passportPlayerLabels, wordsOf } from '@uos/contract/labels';
import { take } from '../../program/lists.ts';
import type { Adapter } from '../adapter.ts';

const STATUSES = wordsOf(passportPlayerLabels.realm.status);

interface Settings {
  readonly status?: (typeof STATUSES)[number];
  readonly externalRealmID?: string;
  readonly properties?: Record<string, string>;
}

export const realms: Adapter = {
  service: 'passport',
  kind: 'realms',
  title: { zh: '区服', en: 'realms' },
  schema: {
    type: 'object',
    description: 'A realm, by its name',
    properties: {
      status: { type: 'string', enum: STATUSES, description: 'Players log in only while it is Open' },
      externalRealmID: { type: 'string', description: 'Id of the game itself' },
      properties: {
        type: 'object',
        description: 'At most 512 bytes as JSON',
        additionalProperties: { type: 'string' },
      },
    },
    additionalProperties: false,
  },
  async list(ctx) {
    const passport = await ctx.uos.service('passport');
    const found = await take(passport.realms.search.all({ count: 50 }));
    return found.map(({ realmID, name, status, externalRealmID, properties }) => ({
      name,
      id: realmID,
      value: { status, externalRealmID, properties },
    }));
  },
  async create(ctx, name, value) {
    await (await ctx.uos.service('passport')).realms.create({ name, ...(value as Settings) });
  },
  async update(ctx, { id }, change) {
    await (await ctx.uos.service('passport')).realms.update({ id, ...(change as Settings) });
  },
  async remove(ctx, { id }) {
    await (await ctx.uos.service('passport')).realms.remove({ id });
  },
};
