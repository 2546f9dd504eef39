// Commands that read: find and what follows it, counting, different values, pipelines, and how something is looked for.
import { Aggregator, Query } from 'mingo';
import { type Found, lookUp, optionsOf, planOf, refuseLate } from '#engines/databases/mongo/subset/look-up';
import { Refusal } from '#engines/databases/mongo/subset/refusal';
import { type Document, encode, isPlainObject, keyOf, typed } from '#engines/databases/mongo/subset/values';
import {
  type Call,
  collectionName,
  collectionOf,
  countIn,
  documentIn,
  type Handler,
  optionalDocument,
} from './command.ts';

export const find: Handler = (call) => {
  const { command, cursors, login } = call;
  const batchSize = countIn(command, 'batchSize');
  const isSingle = command.singleBatch === true;
  return cursors.begin(bodiesOf(call), { namespace: namespaceOf(call), user: login.name }, { batchSize, isSingle });
};

export const getMore: Handler = ({ command, name, cursors, login }) =>
  cursors.more(command[name], login.name, countIn(command, 'batchSize'));

export const killCursors: Handler = ({ command, cursors, login }) => {
  const ids = command.cursors;
  return cursors.kill(Array.isArray(ids) ? ids : [], login.name);
};

export const count: Handler = (call) => {
  const { command, store, terms } = call;
  const collection = collectionOf(call);
  const filter = documentIn(command, 'query');
  const isAll = Object.keys(filter).length === 0;
  const skip = countIn(command, 'skip') ?? 0;
  const limit = countIn(command, 'limit') || Number.POSITIVE_INFINITY;
  let all = 0;
  if (isAll) {
    all = collection === undefined ? 0 : store.count(collection);
  } else {
    for (const _ of lookUp(store, collection, filter, terms)) {
      all += 1;
    }
  }
  return { n: Math.min(limit, Math.max(0, all - skip)) };
};

export const distinct: Handler = (call) => {
  const { command, store, terms } = call;
  const { key } = command;
  if (typeof key !== 'string') {
    throw new Refusal(14, `BSON field 'key' is the wrong type, expected type 'string'`);
  }
  const found = lookUp(store, collectionOf(call), documentIn(command, 'query'), terms);
  const values = new Map<string, unknown>();
  for (const { document } of found) {
    for (const value of valuesAt(document, key.split('.'))) {
      values.set(Buffer.from(keyOf(value)).toString('latin1'), value);
    }
  }
  return { values: [...values.values()] };
};

/** Through lists, whose values count each. */
function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  const [field, ...rest] = path;
  if (Array.isArray(value)) {
    const at = field !== undefined && /^\d+$/.test(field) ? valuesAt(value[Number(field)], rest) : [];
    return [...at, ...value.flatMap((one) => (Array.isArray(one) ? [] : valuesAt(one, path)))];
  }
  if (field === undefined) {
    return value === undefined ? [] : [value];
  }
  return isPlainObject(value) ? valuesAt(value[field], rest) : [];
}

export const aggregate: Handler = (call) => {
  const { command, name, cursors, login } = call;
  if (!isPlainObject(command.cursor)) {
    throw new Refusal(9, "The 'cursor' option is required, except for aggregate with the explain argument");
  }
  const namespace = command[name] === 1 ? `${call.database}.$cmd.aggregate` : namespaceOf(call);
  return cursors.begin(
    pipelineOf(call),
    { namespace, user: login.name },
    { batchSize: countIn(command.cursor, 'batchSize') },
  );
};

/** why not those that write: where an answer goes is asked for by whoever may write there */
const NOT_HERE = new Set(['$out', '$merge', '$changeStream', '$function']);
const WITH_PIPELINE = new Set(['$lookup', '$unionWith']);

/** @throws Refusal where one is not known here, in pipelines of stages too */
function refuseStages(pipeline: readonly unknown[]): void {
  for (const [word, value] of pipeline.filter(isPlainObject).flatMap(Object.entries)) {
    if (NOT_HERE.has(word)) {
      throw new Refusal(40_324, `Unrecognized pipeline stage name: '${word}' (this is a subset of MongoDB)`);
    }
    if (isPlainObject(value)) {
      const inner = word === '$facet' ? Object.values(value) : WITH_PIPELINE.has(word) ? [value.pipeline] : [];
      inner.filter(Array.isArray).forEach(refuseStages);
    }
  }
}

function* pipelineOf(call: Call): Generator<Uint8Array> {
  const { command, name, terms } = call;
  const { pipeline } = command;
  if (!Array.isArray(pipeline) || !pipeline.every(isPlainObject)) {
    throw new Refusal(14, "'pipeline' option must be specified as an array of documents");
  }
  refuseStages(pipeline);
  const [first] = pipeline as Document[];
  const isMatched = isPlainObject(first?.$match);
  const bodies = new WeakMap<object, Uint8Array>();
  const source = command[name] === 1 ? [] : documents(call, isMatched ? documentIn(first ?? {}, '$match') : {}, bodies);
  const stages = isMatched ? pipeline.slice(1) : pipeline;
  // why at once: what the stages refuse is told with the first reply
  const results = new Aggregator(stages, optionsOf(terms)).stream(source);
  for (const result of results as Iterable<Document>) {
    refuseLate(terms);
    yield bodies.get(result) ?? encode(result);
  }
}

function* documents(call: Call, filter: Document, bodies: WeakMap<object, Uint8Array>): Generator<Document> {
  for (const { document, body } of lookUp(call.store, collectionOf(call), filter, call.terms)) {
    bodies.set(document, body);
    yield document;
  }
}

/** Of `find`: sorted, cut and with the fields that were asked for. */
function* bodiesOf(call: Call): Generator<Uint8Array> {
  const { command, terms } = call;
  const filter = documentIn(command, 'filter');
  const projection = optionalDocument(command, 'projection');
  const projected = projection === undefined ? undefined : projector(filter, projection, call);
  for (const found of ordered(call, filter)) {
    yield projected === undefined ? found.body : projected(found);
    refuseLate(terms);
  }
}

function* ordered(call: Call, filter: Document): Generator<Found> {
  const { command, store, terms } = call;
  const found = lookUp(store, collectionOf(call), filter, terms);
  const sort = optionalDocument(command, 'sort');
  const skip = countIn(command, 'skip') ?? 0;
  const limit = countIn(command, 'limit') || Number.POSITIVE_INFINITY;
  let at = 0;
  for (const one of sort === undefined ? found : sorted(found, sort, call)) {
    if (at >= skip + limit) {
      return;
    }
    if (at >= skip) {
      yield one;
    }
    at += 1;
    if (at >= skip + limit) {
      return;
    }
  }
}

export function sorted(found: Iterable<Found>, sort: Document, { terms }: Pick<Call, 'terms'>): Iterable<Found> {
  const by = new Map<object, Found>();
  for (const one of found) {
    by.set(one.document, one);
  }
  const cursor = new Query({}, optionsOf(terms)).find<Document>([...by.keys()] as Document[]).sort(orderOf(sort));
  return cursor.all().flatMap((document) => by.get(document) ?? []);
}

function orderOf(sort: Document): Record<string, 1 | -1> {
  return Object.fromEntries(
    Object.entries(sort).map(([field, order]) => {
      if (order !== 1 && order !== -1) {
        throw new Refusal(2, `Illegal sort of '${field}': it is 1 or -1`);
      }
      return [field, order];
    }),
  );
}

/** why with the filter: `field.$` is the one of a list that it found */
export function projector(filter: Document, projection: Document, { terms }: Pick<Call, 'terms'>) {
  const query = new Query(filter, optionsOf(terms));
  return ({ document, body }: Pick<Found, 'document' | 'body'>): Uint8Array => {
    const [result = {}] = query.find<Document>([document], projection as never).all();
    return encode(result, { before: typed(body) });
  };
}

export const explain: Handler = (call) => {
  const { command, name, store } = call;
  const asked = command[name];
  if (!isPlainObject(asked)) {
    throw new Refusal(9, 'explain is of a command');
  }
  const [word = ''] = Object.keys(asked);
  const inner: Call = { ...call, command: asked, name: word };
  const [statement] = [asked.updates, asked.deletes].flatMap((list) => (Array.isArray(list) ? list : []));
  const [match] = Array.isArray(asked.pipeline) ? asked.pipeline : [];
  const filter =
    [asked.filter, asked.query, statement?.q, match?.$match].find(isPlainObject) ?? ({} satisfies Document);
  const collection = store.find(call.database, collectionName(inner));
  const plan = planOf(collection, filter, call.terms);
  const winningPlan = {
    stage: plan.stage,
    filter,
    ...(plan.stage === 'IXSCAN' && { indexName: plan.index.name, keyPattern: plan.index.key }),
  };
  const namespace = namespaceOf(inner);
  const queryPlanner = { namespace, parsedQuery: filter, winningPlan, rejectedPlans: [] };
  if (command.verbosity === 'queryPlanner') {
    return { explainVersion: '1', queryPlanner, command: asked };
  }
  const began = performance.now();
  const terms = { ...call.terms, examined: 0 };
  let nReturned = 0;
  for (const _ of lookUp(store, collection, filter, terms)) {
    nReturned += 1;
  }
  const executionTimeMillis = Math.round(performance.now() - began);
  const executionStats = {
    ...{ executionSuccess: true, nReturned, executionTimeMillis, totalDocsExamined: terms.examined },
    executionStages: { stage: plan.stage, nReturned },
  };
  return { explainVersion: '1', queryPlanner, executionStats, command: asked };
};

function namespaceOf(call: Call): string {
  return `${call.database}.${collectionName(call)}`;
}
