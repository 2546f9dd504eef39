import { describe, expect, it } from 'vitest';
import { crashesIn } from './crashes.ts';
import { frameOf } from './frame.ts';

const ID = '7c1e9b40d25a8f63e0b7c4d19a5f2e8b6d3c0a71';
const PREFIX = '11-19 13:06:11.123  4242  4250 F DEBUG   : ';

describe('frameOf', () => {
  it.each([
    [
      `#00 pc 0000000000123abc  /data/app/~~x==/com.game/lib/arm64/libil2cpp.so (Ship_Steer+12) (BuildId: ${ID})`,
      {
        kind: 'native',
        module: 'libil2cpp.so',
        address: '0x0000000000123abc',
        buildId: ID,
        function: 'Ship_Steer',
        offset: 12,
      },
    ],
    [
      `#01 pc 0000000000001000  /data/app/base.apk!libgame.so (offset 0x4000) (harbour::steer(int)+4) (BuildId: ${ID})`,
      { kind: 'native', module: 'libgame.so', function: 'harbour::steer(int)', offset: 4 },
    ],
    [
      '#00  pc 00012345  /data/data/com.game/lib/libgame.so',
      { kind: 'native', module: 'libgame.so', buildId: '', function: '' },
    ],
    ['#00 pc 0x00ab12 libunity.so', { kind: 'native', module: 'libunity.so', address: '0x00ab12' }],
    ['at libil2cpp.0x123abc(Native Method)', { kind: 'native', module: 'libil2cpp.so', address: '0x123abc' }],
    ['libil2cpp(0x123abc)', { kind: 'native', module: 'libil2cpp.so', address: '0x123abc' }],
    ['at a.b.c(SourceFile:12)', { kind: 'java', module: 'a.b', function: 'a.b.c', file: 'SourceFile', line: 12 }],
    ['at java.lang.Thread.run(Unknown Source)', { kind: 'java', function: 'java.lang.Thread.run', file: '', line: 0 }],
    [
      'at Ship.Steer (System.Int32 by) [0x0000a] in /src/Ship.cs:42',
      { kind: 'managed', function: 'Ship.Steer', file: '/src/Ship.cs', line: 42 },
    ],
    [
      'at Ship.Steer () [0x00000] in <0123456789abcdef>:0',
      { kind: 'managed', function: 'Ship.Steer', file: '', line: 0 },
    ],
    [
      'Ship:Steer(Int32) (at Assets/Scripts/Ship.cs:42)',
      { kind: 'managed', function: 'Ship.Steer', file: 'Assets/Scripts/Ship.cs', line: 42 },
    ],
    [
      'at steer (https://game.cn/main.js?v=2:1:2345)',
      { kind: 'script', module: 'main.js', function: 'steer', line: 1, column: 2345 },
    ],
    ['at https://game.cn/main.js:1:7', { kind: 'script', module: 'main.js', function: '', line: 1, column: 7 }],
    ['steer@https://game.cn/main.js:3:4', { kind: 'script', module: 'main.js', function: 'steer', line: 3, column: 4 }],
    ['at wasm-function[123]:0x4567', { kind: 'script', function: 'wasm-function[123]', address: '0x4567' }],
    ['at steer (wasm://wasm/game-1a2b:wasm-function[9]:0x10)', { kind: 'script', function: 'steer', address: '0x10' }],
  ])('reads %s', (line, frame) => {
    expect(frameOf(line)).toMatchObject(frame);
  });

  it.each(['', 'hello', 'signal 11 (SIGSEGV)', 'at the end of the day', '# 1', 'a@b.c', 'Build fingerprint: x'])(
    'takes no frame from "%s"',
    (line) => {
      expect(frameOf(line)).toBeUndefined();
    },
  );

  it('takes its time from no line, however it is made', async () => {
    const begun = performance.now();
    for (const part of ['at a', 'a.', '(', 'a/', '#0 pc ', 'wasm-function[', ':1', '$', 'at at ', '@', ' (a+', ' ']) {
      frameOf(part.repeat(20_000));
      await crashesIn(part.repeat(20_000));
    }
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe('crashesIn', () => {
  it('reads a tombstone out of logcat, with what it says of itself, and leaves the other threads', async () => {
    const log = [
      '*** *** *** *** *** *** *** *** *** *** *** *** *** *** *** ***',
      "Build fingerprint: 'google/oriole/oriole:14/UQ1A/1:user/release-keys'",
      "ABI: 'arm64'",
      'pid: 4242, tid: 4250, name: UnityMain  >>> com.game.ship <<<',
      'signal 6 (SIGABRT), code -1 (SI_QUEUE), fault addr --------',
      "Abort message: 'no wind'",
      `    #00 pc 0000000000000010  /data/app/lib/arm64/libgame.so (BuildId: ${ID})`,
      '    #01 pc 0000000000000020  /system/lib64/libc.so (abort+12)',
      '--- --- --- --- --- --- --- --- --- --- --- --- --- --- --- ---',
      'pid: 4242, tid: 4251, name: Worker  >>> com.game.ship <<<',
      '    #00 pc 0000000000000030  /system/lib64/libc.so (wait+4)',
    ]
      .map((line) => PREFIX + line)
      .join('\n');
    const found = await crashesIn(log);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      signal: 'SIGABRT',
      message: 'no wind',
      facts: { abi: 'arm64', process: 'com.game.ship', thread: 'UnityMain', code: '-1 (SI_QUEUE)' },
    });
    expect(found[0]?.frames.map(({ address }) => address)).toEqual(['0x0000000000000010', '0x0000000000000020']);
  });

  it('parts crashes by what is said before a stack, and by a stack that begins anew', async () => {
    const log = [
      'java.lang.IllegalStateException: no wind',
      '    at a.b.c(SourceFile:1)',
      'Caused by: java.lang.NullPointerException',
      '    at a.b.d(SourceFile:2)',
      'TypeError: x is undefined',
      '    at steer (https://game/main.js:1:2)',
      '#00 pc 0000000000000010  /data/lib/libgame.so',
      '#01 pc 0000000000000020  /data/lib/libgame.so',
      '#00 pc 0000000000000030  /data/lib/libgame.so',
    ].join('\n');
    expect((await crashesIn(log)).map(({ signal, message, frames }) => [signal, message, frames.length])).toEqual([
      ['java.lang.IllegalStateException', 'no wind', 2],
      ['TypeError', 'x is undefined', 3],
      ['', '', 1],
    ]);
  });

  it('keeps to 200 crashes and 500 frames', async () => {
    expect(await crashesIn('#00 pc 00000010 libgame.so\n'.repeat(1000))).toHaveLength(200);
    const deep = Array.from({ length: 2000 }, (_, at) => `#${at} pc 00000010 libgame.so`).join('\n');
    expect((await crashesIn(deep)).map(({ frames }) => frames.length)).toEqual([500]);
  });

  it('finds nothing in a log without a stack', async () => {
    expect(await crashesIn('all is well\n'.repeat(100))).toEqual([]);
  });

  it('leaves others their turn while it reads a long log', async () => {
    let turns = 0;
    let next = setImmediate(function turn() {
      turns += 1;
      next = setImmediate(turn);
    });
    await crashesIn(`at a${' '.repeat(2000)}b\n`.repeat(499));
    clearImmediate(next);
    expect(turns).toBeGreaterThan(25);
  });
});
