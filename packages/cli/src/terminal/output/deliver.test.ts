import { describe, expect, it } from 'vitest';
import type { CliError } from '../../errors/cli-error.ts';
import type { Output } from '../../program/command.ts';
import type { GlobalFlags } from '../../program/line/globals.ts';
import { en } from '../../text/en.ts';
import type { Io } from '../io.ts';
import { deliver } from './deliver.ts';
import { renderTemplate } from './template.ts';

const OUTPUT: Output = {
  columns: [{ field: 'name', title: { zh: '名称', en: 'Name' } }],
  fields: ['name', 'size', 'last'],
};
const ROWS = [
  { name: 'web', size: 1_234_567, last: { at: '2026-11-20T16:30:00Z' } },
  { name: '资源桶', size: 999, last: null },
];
const NONE: GlobalFlags = {
  json: undefined,
  jq: undefined,
  template: undefined,
  'stream-json': false,
  web: false,
  quiet: false,
  yes: false,
  'dry-run': false,
  trace: undefined,
  'no-pager': false,
  profile: undefined,
  origin: undefined,
  app: undefined,
  as: undefined,
  lang: undefined,
  help: false,
};

interface Given {
  readonly flags?: Partial<GlobalFlags>;
  readonly terminal?: { readonly rows: number };
  readonly env?: Record<string, string>;
  readonly page?: Io['page'];
}

async function delivered(answer: unknown, { flags = {}, terminal, env = {}, page }: Given = {}): Promise<string> {
  let written = '';
  const sink = {
    isTTY: terminal !== undefined,
    columns: 80,
    rows: terminal?.rows,
    write: (text: unknown) => (written += text),
  };
  const io = { env, stdout: sink, ...(page && { page }) } as unknown as Io;
  const printer = { sink, paint: (_: string, text: string) => text, t: en, lang: 'en' as const };
  await deliver({ io, printer, globals: { ...NONE, ...flags } }, answer, OUTPUT);
  return written;
}

const refusal = (run: Promise<unknown>): Promise<[number, string]> =>
  run.then(
    () => [0, ''],
    (error: CliError) => [error.facts.exit, error.facts.what(en)],
  );

describe('--json', () => {
  const json = async (answer: unknown, fields: string) =>
    JSON.parse(await delivered(answer, { flags: { json: fields } }));

  it('prints one document of what was answered', async () => {
    expect(await json(ROWS, '')).toEqual(ROWS);
    expect(await json([], '')).toEqual([]);
    expect(await json(undefined, '')).toEqual({});
  });

  it('picks fields, also inside others', async () => {
    expect(await json(ROWS, 'name,last.at')).toEqual([
      { name: 'web', 'last.at': '2026-11-20T16:30:00Z' },
      { name: '资源桶' },
    ]);
    expect(await json(ROWS[0], 'size')).toEqual({ size: 1_234_567 });
  });

  it('refuses a field that is not there and names those that are', async () => {
    expect(await refusal(json([], 'nmae'))).toEqual([2, 'There is no field "nmae". Fields: last, name, size.']);
  });
});

describe('what others wrote', () => {
  const answer = { name: 'a\x1b[2Jb', size: 1, last: null };
  const shown = (flags: Partial<GlobalFlags>, onTerminal: boolean) =>
    delivered(answer, { flags, ...(onTerminal && { terminal: { rows: 24 } }) });

  it('does not steer a terminal', async () => {
    expect(await shown({}, true)).toContain('a^[[2Jb');
    expect(await shown({ jq: '.name' }, true)).toBe('a^[[2Jb\n');
    expect(await shown({ template: '{{.name}}' }, true)).toBe('a^[[2Jb\n');
    expect(JSON.parse(await shown({ json: 'name' }, true))).toEqual({ name: 'a\x1b[2Jb' });
  });

  it('reaches a program as it is', async () => {
    expect(await shown({ jq: '.name' }, false)).toBe('a\x1b[2Jb\n');
  });
});

describe('--jq', () => {
  const jq = (answer: unknown, filter: string, json?: string) => delivered(answer, { flags: { jq: filter, json } });

  it('prints texts bare, numbers and objects as JSON, one result after the other', async () => {
    expect(await jq(ROWS, '.[].name')).toBe('web\n资源桶\n');
    expect(await jq(ROWS, '[.[] | select(.size > 1000)] | length')).toBe('1\n');
    expect(await jq(ROWS[0], '{n: .name}')).toBe('{\n  "n": "web"\n}\n');
    expect(await jq(ROWS, '.[] | select(.size < 0)')).toBe('');
  });

  it('sees the fields that --json picks', async () => {
    expect(await jq(ROWS[0], 'keys | join(",")', 'name')).toBe('name\n');
  });

  it('refuses a filter that does not read, with its reason', async () => {
    const [exit, what] = await refusal(jq(ROWS, '.['));
    expect(exit).toBe(2);
    expect(what).toContain('syntax error');
  });
});

describe('--template', () => {
  const render = (text: string, document: unknown = ROWS) =>
    renderTemplate(text, document, { paint: (_, plain) => plain });

  it('prints fields, lists, conditions and pipes', () => {
    expect(render('{{range .}}{{.name}}={{.size}}\\n{{end}}')).toBe('web=1234567\n资源桶=999\n');
    expect(render('{{range .}}{{if .last}}{{.last.at}}{{else}}-{{end}} {{end}}')).toBe('2026-11-20T16:30:00Z - \n');
    expect(render('{{. | pluck "name" | join ", "}}')).toBe('web, 资源桶\n');
    expect(render('{{len .}} {{. | len}}')).toBe('2 2\n');
    expect(render('{{range .}}x{{else}}none{{end}}', [])).toBe('none\n');
    expect(render('{{.name | truncate 2 | upper}}', ROWS[0])).toBe('W…\n');
    expect(render('{{- "a" }} {{ `b` -}}  c')).toBe('a bc\n');
  });

  it('aligns rows by the width of their characters', () => {
    expect(render('{{range .}}{{tablerow .name .size}}{{end}}')).toBe('web     1234567\n资源桶  999\n');
  });

  it.each(['{{range .}}', '{{end}}', '{{nosuch .name}}', '{{}}', '{{foo}}'])('refuses %s', (text) => {
    expect(() => render(text)).toThrow('bad-template');
  });
});

describe('--stream-json', () => {
  it('ends with the result on one line', async () => {
    expect(await delivered(ROWS[1], { flags: { 'stream-json': true } })).toBe(
      '{"type":"result","result":{"name":"资源桶","size":999,"last":null}}\n',
    );
  });
});

describe('the pager', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ name: `n${index}` }));
  const paged = async (given: Given) => {
    const shown: string[] = [];
    const page = async (text: string, pager: string) => shown.push(`${pager}:${text.split('\n').length}`) > 0;
    return [await delivered(many, { terminal: { rows: 24 }, page, ...given }), ...shown];
  };

  it('shows a list that is longer than the terminal', async () => {
    expect(await paged({})).toEqual(['', 'less:52']);
    expect(await paged({ env: { PAGER: 'most' } })).toEqual(['', 'most:52']);
    expect(await paged({ env: { PAGER: 'most', UOS_PAGER: 'bat' } })).toEqual(['', 'bat:52']);
  });

  it('stays away where it is not wanted', async () => {
    const away: Given[] = [
      { flags: { 'no-pager': true } },
      { env: { UOS_PAGER: '' } },
      { env: { PAGER: 'cat' } },
      { env: { CI: 'true' } },
      { terminal: { rows: 60 } },
    ];
    for (const given of away) {
      const [text, ...shown] = await paged(given);
      expect([text?.split('\n').length, shown]).toEqual([52, []]);
    }
  });

  it('that cannot be started leaves the list to the terminal', async () => {
    const text = await delivered(many, { terminal: { rows: 24 }, page: async () => false });
    expect(text.split('\n')).toHaveLength(52);
  });
});
