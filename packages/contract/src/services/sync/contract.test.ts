import { describe, expect, it } from 'vitest';
import { sync } from './contract.ts';
import { syncPerfSession, syncProfile, syncRoom, syncServiceRoom } from './examples.ts';
import { SyncRoom } from './schemas.ts';

const { perfSessions, profiles, rooms, serviceRooms } = sync.tree;

describe('rooms', () => {
  const made = {
    UosAppId: syncRoom.UosAppId,
    RoomProfileUuid: syncProfile.RoomProfileUuid,
    Namespace: '',
    Name: '雾中港口',
    MaxPlayers: 0,
    Visibility: 'PRIVATE',
    JoinCode: '1234',
    PlayerId: syncRoom.OwnerId,
    CustomProperties: { map: 'harbour' },
  };

  it('are created with what game SDKs send, also with a field of a later one', () => {
    expect(rooms.create.body?.parse({ ...made, Later: true })).toEqual(made);
  });

  it('are joined with 4 to 16 visible characters', () => {
    const code = (JoinCode: string) => rooms.create.body?.safeParse({ ...made, JoinCode }).success;
    expect(['123', '1234', 'a b c', 'x'.repeat(17)].map(code)).toEqual([false, true, false, false]);
  });

  it('tell the address of their server one at a time, never in a list', () => {
    expect(Object.keys(SyncRoom.shape)).not.toContain('ServerInfo');
    expect(Object.keys(rooms.get.reply.shape)).toContain('ServerInfo');
  });

  it('give the number of players as text, as the list reader of the SDK wants it', () => {
    expect(SyncRoom.safeParse({ ...syncRoom, Properties: { maxPlayers: 4, visibility: 'PUBLIC' } }).success).toBe(
      false,
    );
  });

  it('of servers show who is inside', () => {
    expect(serviceRooms.join.reply.parse(syncServiceRoom).Players).toHaveLength(1);
  });
});

describe('profiles', () => {
  it('lose their plugin with null', () => {
    expect(profiles.setPlugin.body?.safeParse({ PluginId: null }).success).toBe(true);
    expect(profiles.setPlugin.body?.safeParse({ PluginId: '' }).success).toBe(false);
  });
});

describe('performance tests', () => {
  const Params = { ...syncPerfSession.Params, Rooms: 50, PlayersPerRoom: 100, DurationSeconds: 600 };

  it('stay within 50 rooms, 100 players and ten minutes', () => {
    const start = (change: object) => perfSessions.create.body?.safeParse({ ...Params, ...change }).success;
    expect(start({})).toBe(true);
    expect([{ Rooms: 51 }, { PlayersPerRoom: 101 }, { DurationSeconds: 601 }].map(start)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
