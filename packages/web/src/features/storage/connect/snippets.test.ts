import { type DatabaseEngine, databaseEngines, passwordMarks } from '@uos/contract/rules';
import { describe, expect, it } from 'vitest';
import { CLIENTS, snippetOf, urlOf } from './snippets.ts';

const ENGINES = Object.keys(databaseEngines) as DatabaseEngine[];
const targetOf = (engine: DatabaseEngine) => ({
  ...{ engine, username: 'lantern', host: '127.0.0.1', port: 33_001 },
  databaseName: engine === 'redis' ? '' : 'app',
});

describe('snippetOf', () => {
  it('has no password where it is not known, and never one for a shell', () => {
    for (const engine of ENGINES) {
      for (const client of CLIENTS) {
        expect(snippetOf(client, targetOf(engine), undefined, '<password>')).not.toContain('%3Cpassword');
      }
      expect(snippetOf('shell', targetOf(engine), 'Harbour7!', '')).not.toContain('Harbour7');
    }
  });

  it('writes what connects', () => {
    expect(snippetOf('shell', targetOf('postgresql'), undefined, '')).toBe(
      'psql -h 127.0.0.1 -p 33001 -U lantern -d app',
    );
    expect(snippetOf('shell', targetOf('redis'), undefined, '')).toBe(
      'redis-cli -h 127.0.0.1 -p 33001 --user lantern --askpass',
    );
    expect(snippetOf('env', targetOf('redis'), 'Harbour7!^(', '')).toBe(
      `REDIS_URL='redis://lantern:Harbour7%21%5E%28@127.0.0.1:33001'`,
    );
    expect(snippetOf('csharp', targetOf('postgresql'), 'Harbour7!^(', '')).toContain(
      '"Host=127.0.0.1;Port=33001;Username=lantern;Password=Harbour7!^(;Database=app"',
    );
  });
});

describe('urlOf', () => {
  it('holds each mark of a password so that it is read back', () => {
    for (const engine of ENGINES) {
      const password = `Aa1${passwordMarks}`;
      expect(decodeURIComponent(new URL(urlOf(targetOf(engine), password, '')).password)).toBe(password);
    }
  });

  it('shows what stands for a password as it is', () => {
    expect(urlOf(targetOf('postgresql'), undefined, '<密码>')).toBe('postgresql://lantern:<密码>@127.0.0.1:33001/app');
  });
});
