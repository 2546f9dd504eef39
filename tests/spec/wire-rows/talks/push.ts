// Source: wire/realtime-and-compute.md 7 (socket protocol) and 9.8.
import { expect } from 'vitest';
import { TIME } from '../row.ts';
import type { Talk } from '../talk.ts';

const ID = expect.stringMatching(/.+/);
const apps = '/upush/v1/apps/{app}';
const world = { name: 'world', onlinePlayerCount: 2 };

export const talk: Talk = {
  socket: 'push.connection',
  path: '/upush/ws',
  before: [
    { call: 'POST /upush/v1/apps', body: { appId: '{app}' } },
    { call: `POST ${apps}/channels`, body: { name: 'world' } },
  ],
  lines: [
    { known: 'spec', who: 'ana', say: { op: 'connect', token: '{token}', playerId: 'ana' } },
    { known: 'spec', who: 'ana', hear: { ev: 'connected', success: true, sessionId: ID, heartbeatSeconds: 15 } },
    { known: 'spec', who: 'ben', say: { op: 'connect', token: '{token}', playerId: 'ben' } },
    { known: 'spec', who: 'ben', hear: { ev: 'connected', success: true } },
    { known: 'spec', who: 'ana', say: { op: 'subscribe', id: '1', channels: ['world'], isPublic: true } },
    {
      ...{ known: 'seen', who: 'ana' },
      hear: { ev: 'subscribe', id: '1', resultCode: 0, successfulChannelNames: ['world'], failed: [] },
    },
    { known: 'seen', who: 'ana', say: { op: 'subscribe', id: '2', channels: ['none'], isPublic: true } },
    {
      ...{ known: 'seen', who: 'ana', says: 'a client makes no public channel' },
      hear: { ev: 'subscribe', id: '2', failed: [{ name: 'none', reason: 'channel not found' }] },
    },
    { known: 'spec', who: 'ben', say: { op: 'subscribe', id: '3', channels: ['world'], isPublic: true } },
    { known: 'seen', who: 'ben', hear: { ev: 'subscribe', id: '3', successfulChannelNames: ['world'] } },
    { known: 'spec', who: 'ana', say: { op: 'listPublicChannels', id: '4' } },
    { known: 'seen', who: 'ana', hear: { ev: 'publicChannels', id: '4', channels: [world] } },
    {
      ...{ known: 'spec', who: 'ana' },
      say: { op: 'send', id: '5', messageType: 'PublicChannel', channelName: 'world', data: 'aGk=' },
    },
    { known: 'spec', who: 'ana', hear: { ev: 'ack', id: '5', code: 0, messageId: ID } },
    {
      ...{ known: 'seen', who: 'ben' },
      hear: {
        ...{ ev: 'message', messageType: 'PublicChannel', channelName: 'world', senderId: 'ana', data: 'aGk=' },
        ...{ messageId: ID, sentAt: TIME, cached: false },
      },
    },
    { known: 'spec', who: 'ben', say: { op: 'unsubscribe', id: '6', channels: ['world'] } },
    { known: 'spec', who: 'ben', hear: { ev: 'unsubscribe', id: '6', resultCode: 0 } },
    { known: 'spec', who: 'ben', say: { op: 'subscribe', id: '7', channels: ['world'], isPublic: true } },
    {
      ...{ known: 'seen', who: 'ben', says: 'who comes later hears what is kept' },
      hear: { ev: 'message', data: 'aGk=', cached: true },
    },
    { known: 'seen', who: 'ana', say: { op: 'send', id: '8', messageType: 'Player', playerId: 'ben', data: 'eW8=' } },
    { known: 'seen', who: 'ben', hear: { ev: 'message', messageType: 'Player', senderId: 'ana', data: 'eW8=' } },
    { known: 'spec', who: 'ana', say: { op: 'ping' } },
    { known: 'spec', who: 'ana', hear: { ev: 'pong' } },
    {
      ...{ known: 'spec', call: `POST ${apps}/system-notify` },
      body: { target: { all: true }, title: 'a title', content: 'a notice' },
    },
    { known: 'spec', who: 'ana', hear: { ev: 'systemNotify', title: 'a title', content: 'a notice', messageId: ID } },
    { known: 'spec', call: `DELETE ${apps}/channels?names=world` },
    {
      ...{ known: 'spec', who: 'ana', says: 'unasked, where a channel goes' },
      hear: { ev: 'unsubscribe', id: '', resultCode: 0 },
    },
    { known: 'seen', who: 'ana again', say: { op: 'connect', token: '{token}', playerId: 'ana' } },
    { known: 'seen', who: 'ana', hear: { ev: 'remoteLogin' } },
    { known: 'seen', who: 'ana', closes: 4001 },
    { known: 'seen', who: 'nobody', say: { op: 'connect', token: 'none', playerId: 'ana' } },
    { known: 'seen', who: 'nobody', hear: { ev: 'connected', success: false } },
  ],
};
