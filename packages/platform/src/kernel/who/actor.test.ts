import { describe, expect, it } from 'vitest';
import { actorOf } from './actor.ts';

const app = {
  kind: 'app',
  id: 'app-1',
  name: '示例游戏',
  standing: { orgId: 'org-1', status: 'Active', enabled: [] },
} as const;
const user = { kind: 'user', id: 'user-1', name: '张三', sessionHash: '' } as const;
const info = (value: string) => new Headers({ 'X-USER-INFO': value });

describe('actorOf', () => {
  it('is the app itself where the header names nobody', () => {
    expect(actorOf(app, new Headers())).toEqual({ id: 'app-1', name: '示例游戏' });
    expect(actorOf(app, info(' | '))).toEqual({ id: 'app-1', name: '示例游戏' });
  });

  it('is the person an app speaks for, also with an encoded name', () => {
    expect(actorOf(app, info('Li | user-2'))).toEqual({ id: 'user-2', name: 'Li' });
    expect(actorOf(app, info(`${encodeURIComponent('李四')} | user-2`))).toEqual({ id: 'user-2', name: '李四' });
  });

  it('is that person where the name comes as bare UTF-8, which HTTP hands over byte by byte', () => {
    const bytes = (text: string) => info(Buffer.from(text).toString('latin1'));
    expect(actorOf(app, bytes('李四 | user-2'))).toEqual({ id: 'user-2', name: '李四' });
    expect(actorOf(app, bytes('运维 100% | user-3'))).toEqual({ id: 'user-3', name: '运维 100%' });
    expect(actorOf(app, info('Jos\u00e9 | user-4')), 'a name in Latin-1').toEqual({ id: 'user-4', name: 'José' });
  });

  it('never lets the header speak for a session', () => {
    expect(actorOf(user, info('somebody else | user-2'))).toEqual({ id: 'user-1', name: '张三' });
  });

  it('keeps what no database column can hold out of it', () => {
    expect(actorOf(app, info('a%00b | %ED%A0%80')).name).not.toContain('\0');
    expect(actorOf(app, info(`${'x'.repeat(500)} | y`)).name).toHaveLength(128);
  });
});
