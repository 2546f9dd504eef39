import { createClient, session } from '@uos/sdk/browser';
import { cdnTable } from '@uos/sdk/services/cdn';
import { ticketTable } from '@uos/sdk/services/ticket';
import { describe, expect, it } from 'vitest';
import { listOf, wholeListOf } from '../list/source/list-of.ts';
import { keyOf, queryOf } from './query.ts';

const transport = () => Promise.reject(new Error('nothing is sent here'));
const origin = 'http://localhost:4100';
const { ticket } = createClient({ origin, transport, hosts: 'local', as: session() }, { ticket: ticketTable });
const { cdn } = createClient({ origin, transport, hosts: 'local', as: session({ appId: 'app-1' }) }, { cdn: cdnTable });

describe('keyOf', () => {
  it('names the operation, the app of its client, and what is asked', () => {
    expect(keyOf(ticket.get, { id: 't' })).toEqual(['ticket.get', { id: 't' }]);
    expect(keyOf(cdn.buckets.get, { id: 'b' })).toEqual(['cdn.buckets.get', 'app-1', { id: 'b' }]);
  });

  it('is without an input the beginning of all of them', () => {
    expect(keyOf(ticket.list)).toEqual(['ticket.list']);
    expect(keyOf(cdn.buckets.get)).toEqual(['cdn.buckets.get', 'app-1']);
  });
});

describe('queryOf', () => {
  it('has the key of its call', () => {
    expect(queryOf(cdn.buckets.get, { id: 'b' }).queryKey).toEqual(keyOf(cdn.buckets.get, { id: 'b' }));
    expect(queryOf(ticket.list).queryKey).toEqual(keyOf(ticket.list));
  });
});

describe('listOf', () => {
  it('is named after its operation', () => {
    expect(listOf(ticket.list)).toMatchObject({ id: 'ticket.list', key: ['ticket.list'] });
    expect(listOf(ticket.list, ({ q }) => ({ orgId: 'o', ...(q === '' ? {} : { orgName: q }) })).key).toEqual([
      'ticket.list',
      { orgId: 'o' },
    ]);
    expect(wholeListOf(cdn.badges.list, { id: 'b' })).toMatchObject({
      id: 'cdn.badges.list',
      key: ['cdn.badges.list', 'app-1', { id: 'b' }],
    });
  });
});
