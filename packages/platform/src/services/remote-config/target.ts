// What a file asks of an app's configuration, held against what there is.
import { isDeepStrictEqual } from 'node:util';
import type { remoteConfig } from '@uos/contract';
import type { ConfigType } from '@uos/contract/rules';
import type { Call, Handlers } from '#kernel/call/call';
import { checkedRule, checkedVariants } from './checked.ts';
import type { Document } from './document.ts';
import { enableFault, foreignKey, LOWEST_PRIORITY, momentOf, timesFault, valueFault, WHOLE } from './rules.ts';
import { mapInTurns } from './turns.ts';

type SetDocument = Extract<Handlers<typeof remoteConfig>['document']['set'], (...args: never) => unknown>;
type Given = Pick<Parameters<SetDocument>[0]['input'], 'configs' | 'overrides'>;
type Asking = Pick<Call, 'refuse' | 'ports' | 'now' | 'actor'>;

/** What a file asks for, with the ids of what it is about. */
export async function targetOf(call: Asking, before: Document, wanted: Given): Promise<Document> {
  const no = (detail: string) => call.refuse('invalid', 'invalid parameters', { details: [detail] });
  const configs = configsOf(call, before, wanted, no);
  const types = new Map(configs.map(({ key, type }) => [key, type]));
  const typesBefore = new Map(before.configs.map(({ key, type }) => [key, type]));
  const overrides = new Map<string, Document['overrides'][number]>();
  const known = new Map(before.overrides.map((row) => [row.id, row]));
  const namesake = namesakes(before, wanted.overrides);
  await mapInTurns(wanted.overrides, async (given, index) => {
    const at = `overrides[${index}] (${given.name})`;
    const id = given.overrideId?.toLowerCase() ?? namesake(given.name) ?? call.ports.ids.uuid();
    if (overrides.has(id)) {
      throw no(`${at}: ${id} stands there twice`);
    }
    const was = known.get(id);
    const row = {
      id,
      name: given.name,
      description: given.description ?? '',
      status: given.status ?? was?.status ?? ('disable' as const),
      start_at: momentOf(given.startDate),
      end_at: momentOf(given.endDate),
      rule: await checkedRule(call, given.rule, `${at}: `),
      rollout: given.rolloutPercentage ?? WHOLE,
      priority: given.priority ?? LOWEST_PRIORITY,
      variants: checkedVariants(call, given.variants, was?.variants ?? [], `${at}: `),
      created_at: was?.created_at ?? call.now,
      created_by: was?.created_by ?? call.actor.name,
    };
    const wrong = isDeepStrictEqual(was, row)
      ? leftBehind(row, typesBefore, types)
      : unfit(row, was, { types, now: call.now });
    if (wrong !== undefined) {
      throw no(`${at}: ${wrong}`);
    }
    overrides.set(id, row);
  });
  return { configs, overrides: [...overrides.values()] };
}

function configsOf(call: Asking, before: Document, wanted: Given, no: (detail: string) => Error): Document['configs'] {
  const known = new Map(before.configs.map((row) => [row.key, row]));
  const taken = new Set<string>();
  return wanted.configs.map(({ key, type, value, description = '' }, index) => {
    const wrong = valueFault({ key, type, value });
    if (wrong !== undefined) {
      throw no(`configs[${index}]: ${wrong}`);
    }
    if (taken.has(key)) {
      throw no(`configs[${index}]: ${key} stands there twice`);
    }
    taken.add(key);
    const was = known.get(key);
    return {
      id: was?.id ?? call.ports.ids.uuid(),
      ...{ key, type, value, description },
      created_at: was?.created_at ?? call.now,
      created_by: was?.created_by ?? call.actor.name,
    };
  });
}

/** Of each name the one override that nothing else in the file is about, once. */
function namesakes(before: Document, given: Given['overrides']): (name: string) => string | undefined {
  const claimed = new Set(given.flatMap(({ overrideId }) => overrideId?.toLowerCase() ?? []));
  const free = Map.groupBy(
    before.overrides.filter(({ id }) => !claimed.has(id)),
    ({ name }) => name,
  );
  return (name) => {
    const [first, ...others] = free.get(name) ?? [];
    if (first === undefined || others.length > 0) {
      return undefined;
    }
    free.delete(name);
    return first.id;
  };
}

type Row = Document['overrides'][number];

type Types = ReadonlyMap<string, ConfigType>;

/** What an override that is new or changed may not be, or undefined. */
function unfit(
  row: Row,
  was: Row | undefined,
  { types, now }: { readonly types: Types; readonly now: string },
): string | undefined {
  // why not again: one that is enabled and over stays as it is
  const isEndNew = was?.status !== 'enable' || was.end_at !== row.end_at;
  const ready = isEndNew ? row : { ...row, end_at: null };
  return (
    timesFault(row) ?? (row.status === 'enable' ? enableFault(ready, types, now) : foreignKey(row.variants, types))
  );
}

/** What an override that stays as it is would lose; what it had lost before is nobody's fault. */
function leftBehind({ variants }: Row, before: Types, types: Types): string | undefined {
  return foreignKey(variants, before) === undefined ? foreignKey(variants, types) : undefined;
}
