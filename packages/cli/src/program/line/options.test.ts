import { describe, expect, it } from 'vitest';
import { CliError } from '../../errors/cli-error.ts';
import { parseWords } from '../../testing/parse-words.ts';
import { en } from '../../text/en.ts';

const text = { zh: '文字', en: 'text' };
const COMMAND = {
  id: 'thing make',
  args: { name: { text }, more: { text, many: true } },
  flags: {
    size: { type: 'number', text },
    count: { type: 'number', least: 1, text },
    kind: { type: 'string', text, choices: ['a', 'b'] },
    tag: { type: 'string', text, many: true, short: 't' },
    force: { type: 'boolean', text },
    open: { type: 'boolean', text, tristate: true },
    'no-wait': { type: 'boolean', text },
    'token-stdin': { type: 'boolean', text },
  },
} as const;

const SWITCHES = { open: undefined, 'no-wait': false, 'token-stdin': false };

function parse(...words: string[]) {
  return parseWords(COMMAND, words);
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

describe('a line', () => {
  it('gives arguments and flags the types that were declared', () => {
    const { args, flags } = parse('x', '--size', '-7', '-t', 'one', '--tag=two', 'y', 'z', '--force');
    expect(args).toEqual({ name: 'x', more: ['y', 'z'] });
    expect(flags).toEqual({
      size: -7,
      count: undefined,
      kind: undefined,
      tag: ['one', 'two'],
      force: true,
      ...SWITCHES,
    });
  });

  it('reads --json alone and with fields, wherever it stands', () => {
    expect(parse('x').globals.json).toBeUndefined();
    expect(parse('--json', 'x').globals.json).toBe('');
    expect(parse('x', '--json=id,name').globals.json).toBe('id,name');
    expect(parse('--json', 'id,name', 'x').globals.json).toBe('id,name');
    expect(parse('x', '--json', 'id,name').globals.json).toBe('id,name');
  });

  it('takes switches with a value, apart where they are neither on nor off, and where their name begins with no', () => {
    const switches = (...words: string[]) => {
      const { force, open, 'no-wait': noWait } = parse('x', ...words).flags;
      return [force, open, noWait];
    };
    expect(switches()).toEqual([false, undefined, false]);
    expect(switches('--force=true', '--open=false', '--no-wait')).toEqual([true, false, true]);
    expect(switches('--force', '--force=false', '--open', '--no-wait=false')).toEqual([false, true, false]);
    expect(parse('x', '--yes=true', '-q').globals).toMatchObject({ yes: true, quiet: true, 'no-pager': false });
  });

  it('takes for a value what looks like a flag of every command', () => {
    const { flags, globals } = parse('x', '--tag', '-y', '-t=-q');
    expect([flags.tag, globals.yes, globals.quiet]).toEqual([['-y', '=-q'], false, false]);
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
    [['x', '--count', '-3'], '2 --count is at least 1, not -3.'],
    [['x', '--kind', 'c'], '2 --kind is one of a, b, not "c".'],
    [['x', '--force=maybe'], '2 --force takes no value.'],
    [['x', '-z'], '2 There is no flag -z.'],
    [['x', '--size', '--siez', '1'], '2 --size needs a value.'],
    [['x', '-t'], '2 -t needs a value.'],
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
