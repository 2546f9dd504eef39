// What players read, and what developers try before players do.
import type { remoteConfig } from '@uos/contract';
import { ruleCompiler } from '#engines/rules/compile';
import type { Call, Handlers } from '#kernel/call/call';
import { ReadyJson } from '#kernel/call/message';
import { checkedVariants } from './checked.ts';
import { readDocument } from './document.ts';
import { LOWEST_PRIORITY, momentOf, WHOLE } from './rules.ts';
import { areTooLarge, attributesOf, MOST_CHARACTERS, type Playing } from './serve/attributes.ts';
import {
  isBefore,
  type ReadyConfig,
  type ReadyOverride,
  type ReadyValue,
  ready,
  readyOverride,
} from './serve/compiled.ts';
import { countRead } from './serve/counted.ts';
import {
  allSettingsJson,
  chosen,
  evaluate,
  isForAll,
  placeOf,
  resolve,
  settingsJson,
  type Verdict,
  type Which,
} from './serve/evaluate.ts';
import { exposuresOf } from './serve/exposure.ts';
import { knownConfigs } from './serve/known.ts';
import { byTurn } from './store/overrides.ts';
import { targetOf } from './target.ts';
import { mapInTurns } from './turns.ts';

type Tree = Handlers<typeof remoteConfig>['settings'];
type Simulate = Extract<Tree['simulate'], (...args: never) => unknown>;
type Draft = NonNullable<Parameters<Simulate>[0]['input']['draft']>;

export const settings: Tree = {
  async get(call) {
    userOf(call);
    const config = await knownConfigs(call.ports).of(call.appId);
    const counted = countRead(call.ports, call.appId, 'getSettingsCall');
    const reply = repliedJson(config, config.defaults, call.input);
    await counted;
    return reply;
  },
  async resolve(call) {
    const userId = userOf(call);
    if (userId === '') {
      throw call.refuse('invalid', 'invalid parameters', { details: ['userId: required without a player token'] });
    }
    refuseLarge(call);
    const config = await knownConfigs(call.ports).of(call.appId);
    // why first: what is answered is made while it is written down that it was asked for
    const counted = countRead(call.ports, call.appId, 'overridesCall');
    const attributes = attributesOf(userId, { ...call.input, personaId: personaOf(call) });
    const { values, verdicts } = resolve(config, { userId, attributes }, Date.parse(call.now));
    const reply = repliedJson(config, values, call.input);
    await counted;
    exposuresOf(call.ports).add(call.appId, userId, verdicts, attributes);
    return reply;
  },
  async simulate(call) {
    const { userId = '', time, draft, document } = call.input;
    refuseLarge(call);
    const saved =
      document === undefined ? await knownConfigs(call.ports).of(call.appId) : await readyAs(call, document);
    const config = draft === undefined ? saved : withDraft(saved, await drafted(call, saved, draft));
    const attributes = attributesOf(userId, call.input);
    const at = Date.parse(time ?? call.now);
    const { values, verdicts } = evaluate(config, { userId, attributes }, at);
    const given = chosen(config, values, call.input);
    const why = await mapInTurns(verdicts, (verdict) =>
      JSON.stringify(verdictReply(verdict, placeOf(verdict.override, userId))),
    );
    const sources = JSON.stringify(sourcesOf(verdicts, new Set(given)));
    return new ReadyJson(`{"settings":${settingsJson(given)},"overrides":[${why.join()}],"sources":${sources}}`);
  },
};

function repliedJson(config: ReadyConfig, values: readonly ReadyValue[], which: Which): ReadyJson {
  const json = isForAll(which) ? allSettingsJson(config, values) : settingsJson(chosen(config, values, which));
  return new ReadyJson(`{"settings":${json}}`);
}

/** The user that is read for: a player's own, whatever it says. */
function userOf({
  credentials,
  input,
  refuse,
}: Pick<Call<{ readonly userId?: string | undefined }>, 'credentials' | 'input' | 'refuse'>): string {
  const { player } = credentials;
  if (player === undefined) {
    return input.userId ?? '';
  }
  const own = player.userId;
  if (input.userId !== undefined && input.userId !== own) {
    throw refuse('denied', 'permission denied', { details: ['userId: not the player of the token'] });
  }
  return own;
}

const personaOf = ({ credentials, input }: Pick<Call<Playing>, 'credentials' | 'input'>): string | undefined =>
  credentials.player === undefined ? input.personaId : credentials.player.personaId;

/** why six: no JSON grows more where it is read and written again, `1e20` to `100000000000000000000` */
const MOST_GROWTH = 6;

function refuseLarge(call: Pick<Call<Playing>, 'input' | 'headers' | 'refuse'>): void {
  const sentBytes = Number(call.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (sentBytes * MOST_GROWTH > MOST_CHARACTERS && areTooLarge(call.input)) {
    throw call.refuse('invalid', 'invalid parameters', {
      details: [`attributes: at most ${MOST_CHARACTERS} characters as JSON`],
    });
  }
}

/** All of it as a file has it, as if that were written. */
async function readyAs(
  call: Parameters<typeof targetOf>[0] & Pick<Call, 'db' | 'appId'>,
  document: Parameters<typeof targetOf>[2],
): Promise<ReadyConfig> {
  const { configs, overrides } = await targetOf(call, await readDocument(call.db, call.appId), document);
  return ready(call.appId, 0, configs, overrides.toSorted(byTurn));
}

/** The override as it is edited, as if it were enabled; a rule that cannot be read is an answer, no error. */
async function drafted(
  call: Pick<Call, 'refuse' | 'ports' | 'now'>,
  saved: ReadyConfig,
  draft: Draft,
): Promise<ReadyOverride> {
  const was = saved.overrides.find(({ id }) => id === draft.overrideId?.toLowerCase());
  const row = {
    id: draft.overrideId?.toLowerCase() ?? call.ports.ids.uuid(),
    name: draft.name,
    status: 'enable' as const,
    priority: draft.priority ?? LOWEST_PRIORITY,
    start_at: momentOf(draft.startDate),
    end_at: momentOf(draft.endDate),
    rollout: draft.rolloutPercentage ?? WHOLE,
    rule: draft.rule ?? '',
    variants: checkedVariants(call, draft.variants, was?.kept ?? []),
    created_at: was?.createdAt ?? call.now,
  };
  return readyOverride(row, saved, await ruleCompiler());
}

/** Where it will be tried once it is saved. */
function withDraft(saved: ReadyConfig, ready: ReadyOverride): ReadyConfig {
  const others = saved.overrides.filter(({ id }) => id !== ready.id);
  const behind = others.findIndex((other) => isBefore(ready, other));
  return { ...saved, overrides: others.toSpliced(behind < 0 ? others.length : behind, 0, ready) };
}

function verdictReply({ override, reason, variant, decided }: Verdict, bucket: number) {
  return {
    overrideId: override.id,
    name: override.name,
    priority: override.priority,
    matched: reason === 'MATCHED',
    reason,
    bucket,
    variantName: variant?.name ?? '',
    keys: decided.map(({ key }) => key),
    message: override.fault?.message ?? '',
    position: override.fault?.position ?? -1,
  };
}

function sourcesOf(verdicts: readonly Verdict[], given: ReadonlySet<ReadyValue>): Record<string, string> {
  return Object.fromEntries(
    verdicts.flatMap(({ override, decided }) =>
      decided.filter((value) => given.has(value)).map(({ key }) => [key, override.id]),
    ),
  );
}
