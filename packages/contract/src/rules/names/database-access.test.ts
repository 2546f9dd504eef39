import { describe, expect, it } from 'vitest';
import { passwordMarks } from './database.ts';
import { type DatabaseAccess, databaseUrl, databaseVariables, optionsIn } from './database-access.ts';

const access: DatabaseAccess = {
  engine: 'postgresql',
  ...{ host: '127.0.0.1', port: 33_000, username: 'ana', password: 'Harbour7', databaseName: 'app' },
};

describe('databaseUrl', () => {
  it.each([...passwordMarks, '[', ']', '/', '?', ':', '%', '&', '+', ' ', "'", '"', '*', '$', '中'])(
    'is read back as it was with %j in the password',
    (mark) => {
      const password = `Aa1${mark}x${mark}`;
      const text = databaseUrl({ ...access, password });
      const url = new URL(text);
      expect(decodeURIComponent(url.password)).toBe(password);
      expect([url.hostname, url.port, url.pathname, url.search, url.hash]).toEqual([
        '127.0.0.1',
        '33000',
        '/app',
        '',
        '',
      ]);
      expect(text).toMatch(/^postgresql:\/\/ana:[A-Za-z0-9%._~-]+@127\.0\.0\.1:33000\/app$/);
    },
  );

  it('has the scheme and the database of its engine', () => {
    expect(databaseUrl({ ...access, engine: 'redis', username: 'default', databaseName: '' })).toBe(
      'redis://default:Harbour7@127.0.0.1:33000',
    );
    expect(databaseUrl({ ...access, engine: 'mongo' })).toBe(
      'mongodb://ana:Harbour7@127.0.0.1:33000/app?authSource=admin',
    );
    expect(databaseUrl({ ...access, engine: 'mysql', host: '2001:db8::1' })).toBe(
      'mysql://ana:Harbour7@[2001:db8::1]:33000/app',
    );
  });
});

describe('optionsIn', () => {
  it('has what an address needs beside, so that another with a password says it too', () => {
    const known = 'mongodb://ana_1:***@db.example.com:27017/app_1?authSource=admin&tls=true';
    const host = { host: 'db.example.com', port: 27_017, username: 'ana_1', databaseName: 'app_1' };
    expect(databaseUrl({ ...access, ...host, engine: 'mongo', options: optionsIn(known) })).toBe(
      known.replace('***', 'Harbour7'),
    );
    expect(optionsIn('postgresql://ana:***@127.0.0.1:33000/app')).toBe('');
  });
});

describe('databaseVariables', () => {
  it('has the names that clients read, the password as it is and in the address encoded', () => {
    expect(databaseVariables({ ...access, password: 'A#b^1@(x' }, 'GAME_')).toEqual({
      GAME_DATABASE_URL: 'postgresql://ana:A%23b%5E1%40%28x@127.0.0.1:33000/app',
      ...{ GAME_PGHOST: '127.0.0.1', GAME_PGPORT: '33000', GAME_PGUSER: 'ana', GAME_PGPASSWORD: 'A#b^1@(x' },
      GAME_PGDATABASE: 'app',
    });
  });
});
