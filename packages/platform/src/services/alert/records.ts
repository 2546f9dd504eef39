// The operation history: what the mount has recorded, and what operators and servers report themselves.
// Source: platform-core.md 3.13, 7.10; wire/cdn-and-platform.md 2.3.8.
import { type alert, declared, type FieldWords, fieldWords, type InputOf, services, titleOf } from '@uos/contract';
import type { LabelTable } from '@uos/contract/labels';
import { requireApp } from '#core/apps/apps';
import { tellGroups } from '#core/chat/chat-groups';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, offsetCountPage } from '#kernel/call/paging';
import { dayBounds } from '#kernel/time/period';
import { appScope, orgScope } from '#kernel/who/tenancy';
import { type HistoryRow, insertReport, listHistory, type Report } from './store.ts';

type Input = InputOf<(typeof alert)['tree']['records']['create']>;

export const records: Handlers<typeof alert>['records'] = {
  async list(call) {
    const { appId, orgId, serviceName, operation, target, userName } = call.input;
    await refuseStrangers(call);
    const { rows, total } = await listHistory(
      call.db,
      {
        appId,
        orgId,
        service: serviceName,
        operation,
        target,
        actor: userName === undefined ? undefined : likePart(userName),
        ...dayBounds(call.input),
      },
      offsetCountPage(call.input),
    );
    return { TotalCount: total, Items: rows.map(recordReply) };
  },
  async create(call) {
    return { Id: await report(call, call.input) };
  },
  async report(call) {
    const { appId = call.appId, orgId } = call.input;
    if (appId.toLowerCase() !== call.appId) {
      throw call.refuse('not-found', 'error to get app', { status: 404 });
    }
    const app = await appScope(call.db, call.credentials, call.appId);
    // why: a line is read by everybody in the organisation that it names
    if (orgId !== undefined && orgId.toLowerCase() !== app?.orgId) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['orgId: not the organisation of the app'] });
    }
    return { Id: await report(call, { ...call.input, appId: call.appId }) };
  },
};

/** A user names an app or an organisation of theirs; operators look at everything. */
async function refuseStrangers(call: Call<{ appId?: string | undefined; orgId?: string | undefined }>): Promise<void> {
  const { appId, orgId } = call.input;
  if (appId !== undefined) {
    await requireApp(call, appId);
  }
  if (orgId !== undefined && (await orgScope(call.db, call.credentials, orgId)) === undefined) {
    throw call.refuse('not-found', 'error to get org info');
  }
  if (appId === undefined && orgId === undefined && call.credentials.operator === undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['name an app or an organisation'] });
  }
}

async function report(call: Call, input: Input): Promise<string> {
  const { serviceName, appId, orgId, operation = '', title = '', template = '' } = input;
  const { principal, actor } = call;
  if (principal.kind === 'visitor' || principal.kind === 'game' || principal.kind === 'player') {
    throw call.refuse('unauthenticated', 'no session info');
  }
  const id = call.ports.ids.uuid();
  const row: Report = {
    id,
    at: call.now,
    actor_kind: principal.kind,
    actor_id: actor.id,
    actor_name: input.userName ?? actor.name,
    service: serviceName,
    operation,
    app_id: appId?.toLowerCase() ?? null,
    app_name: input.appName ?? '',
    org_id: orgId?.toLowerCase() ?? null,
    org_name: input.orgName ?? '',
    title,
    template,
  };
  await insertReport(call.db, row);
  await tellGroups(call.db, call.ports.config, { id, appId: row.app_id ?? null, at: call.now });
  return id;
}

function recordReply(row: HistoryRow) {
  return {
    Id: row.id,
    serviceName: row.service,
    operation: row.operation,
    title: row.title,
    ...englishOf(row),
    template: row.template,
    userName: row.actor_name,
    ...(row.app_id !== null && { appId: row.app_id, appName: row.app_name }),
    ...(row.org_id !== null && { orgId: row.org_id, orgName: row.org_name }),
    actor: row.actor_kind,
    target: row.target,
    requestId: row.request_id,
    changes: row.changes.map((change) => {
      const [own, read] = [knownOf(row.operation), knownOf(readingOf(row.operation))];
      const label = titleOf(own.titles, change.field) ?? titleOf(read.titles, change.field);
      const words = own.labels.get(change.field) ?? read.labels.get(change.field);
      return { ...change, ...(label !== undefined && { label }), ...(words !== undefined && inWords(change, words)) };
    }),
    CreatedAt: row.at,
  };
}

/** The values of an enum as people read them. */
function inWords({ before, after }: HistoryRow['changes'][number], table: LabelTable) {
  const said = (value: string | undefined) => {
    const known = value === undefined ? undefined : table[value];
    return known === undefined ? undefined : { zh: known.zh, en: known.en };
  };
  const [beforeWords, afterWords] = [said(before), said(after)];
  return { ...(beforeWords !== undefined && { beforeWords }), ...(afterWords !== undefined && { afterWords }) };
}

/** The line of an operation of ours is kept in Chinese, and has an English one in the contract. */
function englishOf({ operation, title }: HistoryRow): { readonly titleEn?: string } {
  const { summary } = knownOf(operation);
  return summary === undefined || summary.zh !== title ? {} : { titleEn: summary.en };
}

/** What the contract says of an operation: of one that it does not know, nothing. */
interface Known extends FieldWords {
  readonly summary?: { readonly zh: string; readonly en: string };
}

const known = new Map<string, Known>();

/** How the same thing is read: what begins a change answers something else than the thing. */
function readingOf(id: string): string {
  return id.replace(/[^.]+$/, 'get');
}

/** Kept, for a page of history names the same few again and again. */
function knownOf(id: string): Known {
  const kept = known.get(id);
  if (kept !== undefined) {
    return kept;
  }
  const call = declared(services).find((one) => one.id === id);
  const found: Known =
    call === undefined
      ? { titles: new Map(), labels: new Map() }
      : { summary: call.operation.summary, ...fieldWords(call.operation) };
  known.set(id, found);
  return found;
}
