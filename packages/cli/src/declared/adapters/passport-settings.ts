// Settings of player accounts: limits, guilds, rules for minors. A fetch leaves out what is as by default, so that a
// default that changes, such as the public holidays, goes on to change with it.
import { defaultPassportSettings } from '@uos/contract/rules';
import { configSetFields } from '@uos/sdk/services/passport.fields';
import { type Adapter, ONE, type Value } from '../adapter.ts';
import { schemaOf } from '../of-fields.ts';

const FIELDS = configSetFields.config?.fields ?? {};

export const passportSettings: Adapter = {
  service: 'passport',
  kind: 'settings',
  title: { zh: '服务配置', en: 'settings' },
  isOne: true,
  schema: schemaOf(FIELDS, Object.keys(FIELDS), 'Settings of player accounts; what is left out stays as it is'),
  async list(ctx) {
    const { config } = await (await ctx.uos.service('passport')).config.get();
    const value: Value = { ...config };
    const known = Object.fromEntries(Object.keys(FIELDS).map((key) => [key, value[key]]));
    return [{ name: ONE, id: ONE, value, told: beyond(known, { ...defaultPassportSettings }) }];
  },
  async create() {
    // They are there as long as the service is on.
  },
  async update(ctx, { value }, change) {
    // why with all that is there: what is left out becomes the default
    await (await ctx.uos.service('passport')).config.set({ config: { ...value, ...change } });
  },
  async remove() {
    // They go with the service.
  },
};

/** What is not as by default, within objects too. */
function beyond(value: Value, defaults: Value): Value {
  const left = Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
    const usual = defaults[key];
    if (isObject(one) && isObject(usual)) {
      const inside = beyond(one, usual);
      return Object.keys(inside).length === 0 ? [] : [[key, inside]];
    }
    return JSON.stringify(one) === JSON.stringify(usual) ? [] : [[key, one]];
  });
  return Object.fromEntries(left);
}

function isObject(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
