import { describe, expect, it } from 'vitest';
import { CliError } from '../errors/cli-error.ts';
import { en } from '../text/en.ts';
import { parseLine } from './parse.ts';

const text = { zh: '文字', en: 'text' };
const COMMAND = {
  id: 'thing make',
  args: { name: { text }, more: { text, many: true } },
  flags: {
    size: { type: 'number', text },
    kind: { type: 'string', text, choices: ['a', 'b'] },
    tag: { type: 'string', text, many: true, short: 't' },
    force: { type: 'boolean', text },
    'token-stdin': { type: 'boolean', text },
  },
} as const;

function parse(...words: string[]) {
  return parseLine(COMMAND, words);
}

function failure(...words: string[]): string {
  try {
    parse(...words);
  } catch (error) {
    if (error instanceof CliError) {
      return `${error.facts.exit} ${error.facts.what(en)}`;
    }
    throw error;
  }
  return 'no failure';
}

describe('parseLine', () => {
  it('gives arguments and flags the types that were declared', () => {
    const { args, flags } = parse('x', '--size', '-7', '-t', 'one', '--tag=two', 'y', 'z', '--force');
    expect(args).toEqual({ name: 'x', more: ['y', 'z'] });
    expect(flags).toEqual({ size: -7, kind: undefined, tag: ['one', 'two'], force: true, 'token-stdin': false });
  });

  it('reads --json alone and with fields, wherever it stands', () => {
    expect(parse('x').globals.json).toBeUndefined();
    expect(parse('--json', 'x').globals.json).toBe('');
    expect(parse('x', '--json=id,name').globals.json).toBe('id,name');
    expect(parse('--json', 'id,name', 'x').globals.json).toBe('id,name');
    expect(parse('x', '--json', 'id,name').globals.json).toBe('id,name');
  });

  it('takes everything behind -- as it is', () => {
    expect(parse('--', '--size').args).toEqual({ name: '--size', more: [] });
  });

  it('lets the last of repeated single flags win', () => {
    expect(parse('x', '--size', '1', '--size', '2').flags.size).toBe(2);
  });

  it.each([
    [['--siez', '1', 'x'], '2 There is no flag --siez; nearest: --size.'],
    [[], '2 <name> is missing.'],
    [['x', '--size'], '2 --size needs a value.'],
    [['x', '--size', '--force'], '2 --size needs a value.'],
    [['x', '--size', 'big'], '2 --size needs a number, not "big".'],
    [['x', '--size', ''], '2 --size needs a number, not "".'],
    [['x', '--kind', 'c'], '2 --kind is one of a, b, not "c".'],
    [['x', '--force=maybe'], '2 --force takes no value.'],
    [['x', '-z'], '2 There is no flag -z.'],
    [['x', '--__proto__', '1'], '2 There is no flag --__proto__.'],
  ])('refuses %j', (words, said) => {
    expect(failure(...words)).toBe(said);
  });

  it('refuses a secret on the command line and names the safe ways', () => {
    expect(failure('x', '--token', 'abc')).toContain('--token is not taken');
    expect(failure('x', '--app-service-secret=abc')).toContain('visible to every process');
    try {
      parse('x', '--password', 'abc');
      expect.unreachable();
    } catch (error) {
      expect((error as CliError).facts.why?.(en)).toContain('--token-stdin');
    }
  });
});
