import { describe, expect, it } from 'vitest';
import { frameOf } from './logs/frame.ts';
import { groupIdOf, isInApp, moduleKey, plainName, statusOf, textOf, titleOf, worstOf } from './rules.ts';
import type { StoredFrame } from './tables.ts';

const frame = (about: Partial<StoredFrame>): StoredFrame => ({
  ...{ index: 0, address: '0x10', module: 'libgame.so', buildId: 'ab', rawLine: '', function: '', offset: 0, file: '' },
  ...{ line: 0, column: 0, inlined: false, inApp: true, approximate: false, status: 'no_symbol', ...about },
});
const steer = frame({ function: 'Ship::steer(int)', status: 'resolved' });

describe('statusOf', () => {
  it.each([
    ['failed', []],
    ['failed', [frame({})]],
    ['partial_finished', [steer, frame({})]],
    ['finished', [steer, frame({ inApp: false })]],
    ['finished', [frame({ inApp: false })]],
    ['finished', [frame({ address: '', status: 'resolved' })]],
  ] as const)('is %s of %j', (status, frames) => {
    expect(statusOf(frames)).toBe(status);
  });
});

describe('worstOf', () => {
  it.each([
    ['failed', []],
    ['finished', ['finished', 'finished']],
    ['failed', ['failed', 'failed']],
    ['partial_finished', ['finished', 'failed']],
    ['partial_finished', ['partial_finished']],
  ] as const)('is %s of %j', (status, all) => {
    expect(worstOf(all)).toBe(status);
  });
});

describe('groupIdOf', () => {
  it('is the same however the compiler made the code', () => {
    const idOf = (signal: string, one: StoredFrame) => groupIdOf('app', signal, [one]);
    const other = frame({ function: 'Ship::steer(int) (.cold)', offset: 99, address: '0x99', status: 'resolved' });
    expect(idOf('SIGSEGV', other)).toBe(idOf('SIGSEGV', steer));
    expect(groupIdOf('another', 'SIGSEGV', [steer])).not.toBe(idOf('SIGSEGV', steer));
    expect(idOf('SIGABRT', steer)).not.toBe(idOf('SIGSEGV', steer));
    expect(idOf('SIGSEGV', frame({ address: '0x11' }))).toBe(idOf('SIGSEGV', frame({})));
    expect(idOf('SIGSEGV', frame({ address: '0x80' }))).not.toBe(idOf('SIGSEGV', frame({})));
  });
});

describe('plainName', () => {
  it.each([
    ['std::vector<int, std::allocator<int>>::push_back(int const&)', 'std::vector::push_back'],
    ['harbour::Ship::sum<int>(std::vector<int> const&) const', 'harbour::Ship::sum'],
    ['operator<<(std::ostream&, Ship const&)', 'operator'],
    ['Ship.Steer', 'Ship.Steer'],
    ['com.game.Ship.steer', 'com.game.Ship.steer'],
    ['(anonymous namespace)::steer(int) const &', '(anonymous namespace)::steer'],
    ['steer(int) of old', 'steer(int) of old'],
  ])('makes %s into %s', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});

describe('isInApp', () => {
  it.each([
    ['#00 pc 00000010 /data/app/lib/arm64/libgame.so', true],
    ['#00 pc 00000010 /system/lib64/libc.so', false],
    ['#00 pc 00000010 /apex/com.android.runtime/lib64/bionic/libc.so', false],
    ['#00 pc 00000010 [vdso]', false],
    ['#00 pc 00000010 libc.so', false],
    ['at com.game.Ship.steer(Ship.java:1)', true],
    ['at java.lang.Thread.run(Thread.java:1)', false],
    ['at UnityEngine.Debug.Log () [0x00000] in <ab>:0', false],
    ['at steer (https://game/main.js:1:2)', true],
  ])('%s: %s', (line, is) => {
    const found = frameOf(line);
    expect(found !== undefined && isInApp(found)).toBe(is);
  });
});

describe('moduleKey', () => {
  it.each([
    'libil2cpp.so',
    'libil2cpp.sym.so',
    'libil2cpp.dbg.so',
    'arm64/libil2cpp.so.debug',
    'base.apk!libil2cpp.so',
  ])('knows the library of %s', (name) => {
    expect(moduleKey(name)).toBe('libil2cpp');
  });

  it('knows a script and its map', () => {
    expect([moduleKey('main.js'), moduleKey('main.js.map')]).toEqual(['main', 'main']);
  });
});

describe('a title and a text', () => {
  it('name what happened and where', () => {
    expect(titleOf('SIGSEGV', '', [frame({ inApp: false }), steer])).toBe('SIGSEGV at Ship::steer');
    expect(titleOf('', '', [])).toBe('unknown');
    expect(textOf('SIGSEGV', [{ ...steer, file: 'ship.cpp', line: 3 }, frame({ index: 1 })])).toBe(
      'SIGSEGV\n#00 Ship::steer(int) (ship.cpp:3)\n#01 libgame.so 0x10',
    );
  });
});
