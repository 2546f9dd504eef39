import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refreshFanOut } from './refresh-fan-out.ts';

const table = new URL('../../../../../tests/spec/calls.tsv', import.meta.url);
const declared = readFileSync(table, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([, method, path = '']) => `${method} ${path.replace('{AssInfo.APIDomain}', '')}`);

describe('refreshFanOut', () => {
  it('follows the order of the specification and notifies the player-account service last', () => {
    expect(refreshFanOut.map(({ service }) => service)).toEqual([
      ...['storage', 'matchmaking', 'stacktrace', 'remote-config', 'save', 'baking', 'multiverse', 'safe', 'func'],
      ...['func-stateless', 'push', 'asset-streaming', 'usync', 'metrics', 'passport'],
    ]);
  });

  it('calls only what the checklist of calls has', () => {
    expect(refreshFanOut.filter(({ route }) => !declared.includes(route)).map(({ route }) => route)).toEqual([]);
  });
});
