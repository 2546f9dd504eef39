import { describe, expect, it } from 'vitest';
import { bytesSource } from '../byte-source.ts';
import { identifySymbols } from './identify.ts';

const kindOf = (text: string) => identifySymbols(bytesSource(new TextEncoder().encode(text)));

describe('identifySymbols', () => {
  it('reads the build of a Breakpad file, of its code id or else of its debug id', async () => {
    const module = 'MODULE Linux arm64 4D5E6F70A1B2C3D4E5F60718293A4B5C0 libgame.so';
    expect(await kindOf(`${module}\nFUNC 0 1 0 a\n`)).toMatchObject({
      ...{ kind: 'breakpad', arch: 'arm64-v8a', buildId: '706f5e4db2a1d4c3e5f60718293a4b5c' },
    });
    expect(await kindOf(`${module}\nINFO CODE_ID 0A1B2C libgame.so\n`)).toMatchObject({ buildId: '0a1b2c' });
  });

  it('knows source maps and mappings, which have no build id', async () => {
    expect(await kindOf('{"version":3,"sources":["a.ts"],"mappings":""}')).toMatchObject({
      kind: 'sourcemap',
      buildId: '',
    });
    expect(await kindOf('# compiler: R8\r\ncom.game.Ship -> a.b:\r\n    void sink() -> a\r\n')).toMatchObject({
      kind: 'mapping',
    });
  });

  it('takes anything else for none', async () => {
    expect(await kindOf('{"version":2}')).toBeUndefined();
    expect(await kindOf('a -> b: c')).toBeUndefined();
  });
});
