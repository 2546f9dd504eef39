import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Source, sourceOf } from '#engines/parsers/serve-formats';
import { Unreadable } from '#engines/parsers/unreadable';
import { tellAddresses } from './addresses.ts';
import expected from './fixtures/expected.json' with { type: 'json' };
import { identifySymbols, indexSymbols, lookUpJava, lookUpScript } from './formats.ts';
import { FENCES_AT } from './index-layout.ts';
import { openIndex } from './index-reader.ts';
import { zipOf } from './testing.ts';
import { type ToldFrames, toldFrames } from './told.ts';

const ROOM = { unpackedBytes: 4 * 1024 * 1024, ratio: 100, outputBytes: 400_000, writtenBytes: 16 * 1024 * 1024 };

function source(bytes: Buffer, written: Buffer[] = []): Source {
  return sourceOf(bytes.length, ROOM, {
    piece: async (start, length) => bytes.subarray(start, start + length),
    readNow: (start, into) => {
      bytes.copy(into, 0, start, start + into.length);
    },
    keep: async (piece) => {
      written.push(Buffer.from(piece));
    },
  });
}

const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'fixtures', name));

async function indexOf(bytes: Buffer, member = ''): Promise<Buffer> {
  const written: Buffer[] = [];
  await indexSymbols(source(bytes, written), { member });
  return Buffer.concat(written);
}

/** The chain of an address in the words of the table. */
async function chainOf(index: Buffer, address: string): Promise<string[]> {
  const told = (await openIndex(source(index))).tell([Number(address)], (linked) => linked);
  const [frames = []] = toldFrames(told);
  return frames.map((frame) => `${frame.function} ${frame.file}:${frame.line}:${frame.column}`);
}

describe('identifySymbols', () => {
  it.each([
    ['dwarf3.so.dbg', true, true],
    ['dwarf5-zstd.so.dbg', true, true],
    ['dwarf4-zdebug.so.dbg', true, true],
  ])('reads the build id of %s', async (name, hasSymtab, hasDebugLine) => {
    const { files } = await identifySymbols(source(fixture(name)));
    expect(files).toEqual([
      expect.objectContaining({ kind: 'native', arch: 'x86_64', hasSymtab, hasDebugLine, member: '' }),
    ]);
    expect(files[0]?.buildId).toMatch(/^[0-9a-f]{40}$/);
  });

  it.each([
    ['is shorter than a header', Buffer.alloc(51)],
    ['is no object file', Buffer.alloc(200, 'a')],
    ['is a picture', Buffer.from('89504e470d0a1a0a'.padEnd(200, '0'), 'hex')],
  ])('refuses what %s', async (_, bytes) => {
    await expect(identifySymbols(source(bytes))).rejects.toThrow('it is no symbol file');
  });

  it('finds the files of a zip, and their ids', async () => {
    const zip = zipOf({
      'arm64-v8a/libship.so.dbg': fixture('dwarf5.so.dbg'),
      'readme.txt': Buffer.from('hello'),
      'mapping.txt': Buffer.from('com.game.Ship -> a.b:\n    void steer() -> a\n'),
    });
    const { isArchive, files } = await identifySymbols(source(zip));
    expect(isArchive).toBe(true);
    expect(files.map(({ member, kind }) => `${member} ${kind}`)).toEqual([
      'arm64-v8a/libship.so.dbg native',
      'mapping.txt mapping',
    ]);
    const index = await indexOf(zip, 'arm64-v8a/libship.so.dbg');
    expect(index.equals(await indexOf(fixture('dwarf5.so.dbg')))).toBe(true);
  });

  it('refuses a zip with two files of one name, and one that unpacks to too much', async () => {
    const twice = zipOf({ 'liba.so': Buffer.alloc(100), 'libb.so': Buffer.alloc(100) });
    twice.write('liba.so', twice.lastIndexOf('libb.so'));
    await expect(identifySymbols(source(twice))).rejects.toThrow('two files of one name');
    const bomb = zipOf({ 'liba.so': Buffer.alloc(8 * 1024 * 1024) });
    await expect(identifySymbols(source(bomb))).rejects.toThrow('it unpacks to too much');
  });
});

describe('indexSymbols', () => {
  it.each(Object.entries(expected))('reads %s as llvm-symbolizer does, with what was inlined', async (name, rows) => {
    const index = await indexOf(fixture(name));
    const own = await Promise.all(rows.map(async ([address = '']) => [address, ...(await chainOf(index, address))]));
    expect(own).toEqual(rows);
  });

  it('reads zstd as it reads what is not packed', async () => {
    const packed = await indexOf(fixture('dwarf5-zstd.so.dbg'));
    expect(packed.equals(await indexOf(fixture('dwarf5.so.dbg')))).toBe(true);
  });

  it('knows nothing of addresses outside', async () => {
    const index = await indexOf(fixture('dwarf5.so.dbg'));
    const told = await tellAddresses(source(index), { addresses: [0, 0x10, 0xffff_ffff_ff] });
    expect(told).toEqual({ texts: [], frames: [[], [], []] });
  });

  it('refuses or reads whatever is broken, and never runs away', async () => {
    const whole = fixture('dwarf5-zlib.so.dbg');
    const plain = fixture('dwarf3.so.dbg');
    let seed = 7;
    const random = (most: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return seed % most;
    };
    const outcomes = { read: 0, refused: 0 };
    for (let round = 0; round < 300; round += 1) {
      const from = round % 2 === 0 ? whole : plain;
      const bytes = Buffer.from(round % 5 === 0 ? from.subarray(0, random(from.length)) : from);
      for (let flips = random(8); flips >= 0 && bytes.length > 0; flips -= 1) {
        bytes[random(bytes.length)] = random(256);
      }
      try {
        await indexOf(bytes);
        outcomes.read += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(Unreadable);
        outcomes.refused += 1;
      }
    }
    expect(outcomes.read + outcomes.refused).toBe(300);
    expect(outcomes.refused).toBeGreaterThan(0);
  }, 30_000);

  it('reads the lines of Breakpad, its inlined calls and its public names', async () => {
    const text = [
      'MODULE Linux arm64 9A6C5A3E2BD74F11A8E0C1D2E3F405060 libship.so',
      'FILE 0 src/ship.cpp',
      'FILE 1 src/wave.h',
      'INLINE_ORIGIN 0 wave(int)',
      'FUNC 1000 40 0 harbour::Ship::steer(int)',
      'INLINE 0 12 0 0 1010 10',
      '1000 10 11 0',
      '1010 10 3 1',
      '1020 20 13 0',
      'PUBLIC 2000 0 ship_run',
    ].join('\n');
    const { files } = await identifySymbols(source(Buffer.from(text)));
    expect(files[0]).toMatchObject({
      kind: 'breakpad',
      arch: 'arm64-v8a',
      buildId: '3e5a6c9ad72b114fa8e0c1d2e3f40506',
    });
    const index = await indexOf(Buffer.from(text));
    expect(await chainOf(index, '0x1004')).toEqual(['harbour::Ship::steer(int) src/ship.cpp:11:0']);
    expect(await chainOf(index, '0x1014')).toEqual([
      'wave(int) src/wave.h:3:0',
      'harbour::Ship::steer(int) src/ship.cpp:12:0',
    ]);
    expect(await chainOf(index, '0x2004')).toEqual(['ship_run :0:0']);
  });
});

describe('openIndex', () => {
  /** Functions of 128 bytes every 256, each with a call that was put in: more than a block of rows holds. */
  const COUNT = 900;
  const startOf = (index: number): number => 0x1000 + index * 0x100;
  const text = [
    'MODULE Linux arm64 9A6C5A3E2BD74F11A8E0C1D2E3F405060 libship.so',
    'FILE 0 src/ship.cpp',
    'INLINE_ORIGIN 0 wave(int)',
    ...Array.from({ length: COUNT }, (_, index) => {
      const at = (add: number): string => (startOf(index) + add).toString(16);
      return [
        `FUNC ${at(0)} 80 0 steer${index}`,
        `INLINE 0 ${index} 0 0 ${at(16)} 10`,
        `${at(0)} 80 ${index + 1} 0`,
      ].join('\n');
    }),
  ].join('\n');
  const all = Array.from({ length: COUNT }, (_, index) => startOf(index) + 20);
  const mixed = all.map((_, index) => all[(index * 7) % COUNT] ?? 0);
  const tell = async (index: Buffer, addresses: readonly number[]) =>
    toldFrames((await openIndex(source(index))).tell(addresses, (linked) => linked));

  it('finds addresses in whatever order they are asked for', async () => {
    const found = await tell(await indexOf(Buffer.from(text)), mixed);
    expect(found.map((chain) => chain.map(({ function: called, line, offset }) => [called, line, offset]))).toEqual(
      mixed.map((address) => {
        const index = (address - startOf(0) - 20) / 0x100;
        return [
          ['wave(int)', index + 1, 20],
          [`steer${index}`, index, 20],
        ];
      }),
    );
    expect(await tell(await indexOf(Buffer.from(text)), [startOf(700) + 0x90, startOf(0) - 1])).toEqual([[], []]);
  });

  it('reads an index of before, which has no first starts of its blocks', async () => {
    const index = await indexOf(Buffer.from(text));
    const found = await tell(index, mixed);
    index.writeDoubleLE(0, FENCES_AT);
    expect(await tell(index, mixed)).toEqual(found);
  });

  it('refuses an index whose tables reach beyond it', async () => {
    const index = await indexOf(Buffer.from(text));
    await expect(tell(index.subarray(0, index.length / 2), mixed)).rejects.toThrow(Unreadable);
  });
});

describe('toldFrames', () => {
  it('believes a process nothing but counts and texts that it told', () => {
    const told = { texts: ['steer'], frames: [[0, 9, -1, 1.5, 'many', 1]] } as unknown as ToldFrames;
    expect(toldFrames(told)).toEqual([[{ function: 'steer', file: '', offset: 0, line: 0, column: 0, inlined: true }]]);
  });
});

describe('lookUpJava', () => {
  const mapping = Buffer.from(
    [
      '# compiler: R8',
      'com.game.Ship -> a.b:',
      '# {"id":"sourceFile","fileName":"Ship.kt"}',
      '    int speed -> a',
      '    1:3:void steer(int):40:42 -> a',
      '    4:4:int com.game.Wave.height(int):9:9 -> a',
      '    4:4:void steer(int):43 -> a',
      '    void stop() -> b',
    ].join('\n'),
  );
  const ask = (method: string, line: number) =>
    lookUpJava(source(mapping), { member: '', calls: [{ className: 'a.b', method, line }] });

  it('finds the method and the line', async () => {
    expect(await ask('a', 2)).toEqual([
      [{ function: 'com.game.Ship.steer', file: 'Ship.kt', line: 41, inlined: false }],
    ]);
    expect(await ask('b', 0)).toEqual([[{ function: 'com.game.Ship.stop', file: 'Ship.kt', line: 0, inlined: false }]]);
  });

  it('tells what was inlined', async () => {
    expect(await ask('a', 4)).toEqual([
      [
        { function: 'com.game.Wave.height', file: 'Wave.java', line: 9, inlined: true },
        { function: 'com.game.Ship.steer', file: 'Ship.kt', line: 43, inlined: false },
      ],
    ]);
  });

  it('leaves classes alone that were not renamed', async () => {
    const calls = [{ className: 'java.lang.Thread', method: 'run', line: 1 }];
    expect(await lookUpJava(source(mapping), { member: '', calls })).toEqual([[]]);
  });
});

describe('lookUpScript', () => {
  const map = Buffer.from(
    JSON.stringify({ version: 3, sources: ['src/ship.ts'], names: ['steer'], mappings: 'AAAAA,QACEA' }),
  );

  it('finds the place in the source', async () => {
    const places = [
      { line: 1, column: 1 },
      { line: 1, column: 12 },
      { line: 9, column: 1 },
    ];
    expect(await lookUpScript(source(map), { member: '', places })).toEqual([
      { function: 'steer', file: 'src/ship.ts', line: 1, column: 1 },
      { function: 'steer', file: 'src/ship.ts', line: 2, column: 3 },
      null,
    ]);
  });

  it('knows nothing of a place that the map itself does not have', async () => {
    const map = Buffer.from(
      JSON.stringify({ version: 3, sources: ['src/ship.ts'], names: [7], mappings: 'AAAAA,QCCEA' }),
    );
    const places = [1, 12].map((column) => ({ line: 1, column }));
    expect(await lookUpScript(source(map), { member: '', places })).toEqual([
      { function: '', file: 'src/ship.ts', line: 1, column: 1 },
      null,
    ]);
  });

  it('refuses a map that is none', async () => {
    const broken = Buffer.from('{"version":3,"mappings":');
    await expect(lookUpScript(source(broken), { member: '', places: [] })).rejects.toThrow('the source map is damaged');
  });
});
