import { describe, expect, it } from 'vitest';
import { filledIn, playerCalls } from './calls.ts';

const paths = {
  '/upass/v1/sdk/friends/requests': {
    post: {
      operationId: 'passport.playerFriendRequests.send',
      summary: '发送好友申请',
      description: 'Ask for a friendship',
      'x-access': 'persona',
      'x-effect': 'write',
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { targetPersonaID: { type: 'string' }, message: { type: 'string' } },
              required: ['targetPersonaID'],
            },
          },
        },
      },
    },
    get: {
      operationId: 'passport.playerFriendRequests.list',
      summary: '列出',
      'x-access': 'persona',
      'x-effect': 'read',
    },
  },
  '/upass/v1/sdk/id-domains/{appId}/public-info': {
    get: {
      operationId: 'passport.playerLogin.publicInfo',
      summary: '公开信息',
      'x-access': 'service',
      'x-effect': 'read',
      parameters: [{ name: 'appId', required: true, schema: { type: 'string', format: 'uuid' } }],
    },
  },
  '/upass/v1/login/external': {
    post: { operationId: 'passport.login.external', summary: '登录', 'x-access': 'service', 'x-effect': 'write' },
  },
} as never;

const served = new Set([
  'passport.playerFriendRequests.send',
  'passport.playerLogin.publicInfo',
  'passport.login.external',
]);

describe('playerCalls', () => {
  it('are those of players that are served, with what has to be given', () => {
    const calls = playerCalls({ paths }, served, 'zh');
    expect(calls.map(({ name, byGame, isWrite }) => [name, byGame, isWrite])).toEqual([
      ['playerFriendRequests.send', false, true],
      ['playerLogin.publicInfo', true, false],
    ]);
    expect(calls[0]).toMatchObject({
      ...{ title: '发送好友申请', route: 'POST /upass/v1/sdk/friends/requests', group: 'playerFriendRequests' },
      ...{ example: { targetPersonaID: '{targetPersonaID}' }, optional: ['message'] },
    });
  });

  it('are filled in with the app and the player beside', () => {
    const [send, info] = playerCalls({ paths }, served, 'en');
    const known = { appId: 'app-1', otherPersonaId: 'p-2' };
    expect([filledIn(send?.example ?? {}, known), filledIn(info?.example ?? {}, known)]).toEqual([
      { targetPersonaID: 'p-2' },
      { appId: 'app-1' },
    ]);
    expect(filledIn(send?.example ?? {}, { appId: 'app-1' })).toEqual({ targetPersonaID: '{targetPersonaID}' });
  });
});
