// A list of the SDK as the source of a screen's rows: its key and its name come from the method itself.
import type { ListCall } from '@uos/sdk/browser';
import { type AnyList, operationOf } from '../../call/operation.ts';
import { type Call, keyOf } from '../../call/query.ts';
import { type LocalOptions, localSource, type Question, type Source, serverSource } from './source.ts';

const NOTHING_ASKED: Question = { q: '', filters: {}, sort: undefined };

/**
 * Rows of a call that answers pages. What `input` says when nothing is asked, as an organisation, is part of the key.
 * @example listOf(ticket.list, ({ q, filters: { status } }) => given({ orgName: q, status: status as TicketStatus }))
 */
export function listOf<Input, Row>(
  call: ListCall<Input, Row, unknown>,
  input: (question: Question) => Partial<NonNullable<Input>> = () => ({}),
): Source<Row> {
  const fixed = input(NOTHING_ASKED);
  const key = keyOf(call as Call<unknown, unknown>, Object.keys(fixed).length === 0 ? undefined : fixed);
  return {
    ...serverSource({ key, call, input: input as (question: Question) => Partial<Input> }),
    id: operationOf(call as AnyList<Row>).id,
  };
}

interface WholeOptions<Reply, Row> extends Omit<LocalOptions<Row>, 'key' | 'load'> {
  /** Where the rows are in the answer; the answer itself when absent. */
  readonly rows?: (reply: Reply) => readonly Row[];
}

/**
 * Rows of a call that answers all of them at once; they are searched, sorted and cut here.
 * @example wholeListOf(cdnOf(appId).badges.list, { id }, { rows: ({ Items }) => Items, search: ({ name }) => name })
 */
export function wholeListOf<Input, Reply, Row>(
  call: Call<Input, Reply>,
  input: Input,
  { rows = (reply) => reply as unknown as readonly Row[], ...options }: WholeOptions<Reply, Row> = {},
): Source<Row> {
  return {
    ...localSource<Row>({
      ...options,
      key: keyOf(call, input),
      load: async (signal) => rows(await call(input, { signal })),
    }),
    id: operationOf(call as never).id,
    asked: () => ({ call, input: { ...(input as object) } }),
  };
}
