// Which documents a filter means: by their `_id` or an index where those answer, else by looking at each.
import { Query } from 'mingo';
import type { Options } from 'mingo/types';
import { beginningsOf, equalities } from './indexes.ts';
import { Refusal } from './refusal.ts';
import type { Collection, Row, Store } from './store.ts';
import { type Document, plain } from './values.ts';

export interface Found extends Row {
  readonly document: Document;
}

/** What a command says about how it is to be computed. */
export interface Terms {
  readonly collation: Document | undefined;
  readonly variables: Document;
  /** By `performance.now()`; it is not looked for any longer. */
  readonly until: number;
  /** Documents of another collection of the same database. */
  readonly others: (name: string) => Document[];
  /** How many documents were looked at. */
  examined: number;
}

const LOOK_AGAIN = 100;

export function optionsOf({ collation, variables, others }: Terms): Partial<Options> {
  return {
    // why not: nobody's program runs in here
    scriptEnabled: false,
    variables,
    collectionResolver: others,
    ...(collation !== undefined && { collation: collation as unknown as Options['collation'] }),
  } as Partial<Options>;
}

export type Plan =
  | { readonly stage: 'EOF' }
  | { readonly stage: 'IDHACK'; readonly ids: readonly unknown[] }
  | { readonly stage: 'IXSCAN'; readonly index: Collection['indexes'][number]; readonly keys: readonly Uint8Array[] }
  | { readonly stage: 'COLLSCAN' };

export function planOf(collection: Collection | undefined, filter: Document, terms: Pick<Terms, 'collation'>): Plan {
  if (collection === undefined) {
    return { stage: 'EOF' };
  }
  // why: what is equal for people has other bytes
  const asks = terms.collation === undefined ? equalities(filter) : new Map<string, readonly unknown[]>();
  const ids = asks.get('_id');
  if (ids !== undefined) {
    return { stage: 'IDHACK', ids };
  }
  for (const index of collection.indexes) {
    const keys = beginningsOf(index, asks);
    if (keys !== undefined) {
      return { stage: 'IXSCAN', index, keys };
    }
  }
  return { stage: 'COLLSCAN' };
}

function* rowsOf(store: Store, collection: Collection | undefined, plan: Plan): Generator<Row> {
  if (collection === undefined || plan.stage === 'EOF') {
    return;
  }
  if (plan.stage === 'IDHACK') {
    const seen = new Set<number>();
    for (const id of plan.ids) {
      const row = store.byId(collection, id);
      if (row !== undefined && !seen.has(row.number)) {
        seen.add(row.number);
        yield row;
      }
    }
  } else if (plan.stage === 'IXSCAN') {
    yield* store.beginningWith(plan.index, plan.keys);
  } else {
    yield* store.scan(collection);
  }
}

/** @throws Refusal where the filter is none, or it takes longer than it may */
export function lookUp(
  store: Store,
  collection: Collection | undefined,
  filter: Document,
  terms: Terms,
): Generator<Found> {
  const query = new Query(filter, optionsOf(terms));
  const rows = rowsOf(store, collection, planOf(collection, filter, terms));
  return found(rows, query, terms);
}

function* found(rows: Generator<Row>, query: Query, terms: Terms): Generator<Found> {
  for (const { number, body } of rows) {
    terms.examined += 1;
    if (terms.examined % LOOK_AGAIN === 0) {
      refuseLate(terms);
    }
    const document = plain(body);
    if (query.test(document)) {
      yield { number, body, document };
    }
  }
}

export function refuseLate({ until }: Pick<Terms, 'until'>): void {
  if (performance.now() > until) {
    throw new Refusal(50, 'operation exceeded time limit');
  }
}
