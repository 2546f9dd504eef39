// Every derived command meets every kind of bad input; nothing may reach the server.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEntries, readNouns, type TableEntry } from '../program/manifest.ts';
import { type Outside, openOutside, type UosRun } from '../testing/run-uos.ts';
import { fieldsOf } from './validate.ts';

const UUID = '7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e';

let outside: Outside;
let server: Server;
let requests = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    request.resume();
    response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const UOS_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  outside = openOutside({ UOS_ORIGIN, UOS_APP_ID: UUID, UOS_APP_SERVICE_SECRET: 'secret' });
});
afterAll(() => {
  outside.remove();
  server.close();
});

const derived = readNouns().flatMap((noun) => readEntries(noun).filter(({ call }) => call !== undefined));

/** The words of a command with its arguments, and what it requires as flags. */
function wordsOf({ id, args = {}, flags = {} }: TableEntry): string[] {
  return [
    ...id.split(' '),
    ...Object.values(args).map(({ choices }) => choices?.[0] ?? UUID),
    ...Object.entries(flags).flatMap(([name, { required, type, choices }]) =>
      required ? [`--${name}`, choices?.[0] ?? (type === 'number' ? '1' : UUID)] : [],
    ),
    '--yes',
  ];
}

const run = (words: readonly string[], lang = 'en'): Promise<UosRun> => outside.run([...words, '--lang', lang]);

/** What is wrong with how a bad line was refused, or undefined. */
function faultOf(
  line: readonly string[],
  { code, stdout, stderr }: UosRun,
  names: readonly string[],
): string | undefined {
  const [first = '', ...rest] = stderr.trimEnd().split('\n');
  const fault =
    code !== 2
      ? `exit ${code}`
      : stdout !== ''
        ? 'something on stdout'
        : rest.some((text) => !/^(next|下一步): /.test(text))
          ? 'more than one line'
          : names.find((name) => !first.includes(name));
  return fault === undefined ? undefined : `${line.join(' ')}: ${fault}: ${stderr}`;
}

async function walk(
  bad: (entry: TableEntry) => Promise<{ line: string[]; names: string[] } | undefined>,
): Promise<number> {
  const faults: string[] = [];
  let tried = 0;
  for (const entry of derived) {
    const one = await bad(entry);
    if (one !== undefined) {
      tried += 1;
      const lang = tried % 2 === 0 ? 'zh' : 'en';
      const fault = faultOf(one.line, await run(one.line, lang), one.names);
      faults.push(...(fault === undefined ? [] : [fault]));
    }
  }
  expect(faults).toEqual([]);
  return tried;
}

describe('every derived command', { timeout: 120_000 }, () => {
  it('names a required flag that is missing', async () => {
    const tried = await walk(async (entry) => {
      const fields = await fieldsOf(entry.call?.operation ?? '');
      const secret = new Set(Object.values(entry.call?.secrets ?? {}).map(({ key }) => key));
      const missing = Object.entries(entry.call?.flags ?? {}).find(
        ([, { key }]) => fields[key]?.required === true && !secret.has(key) && key !== entry.call?.appKey,
      );
      return missing && Object.keys(entry.call?.secrets ?? {}).length === 0
        ? {
            line: [
              ...entry.id.split(' '),
              ...Object.values(entry.args ?? {}).map(({ choices }) => choices?.[0] ?? UUID),
              '--yes',
            ],
            names: ['--'],
          }
        : undefined;
    });
    expect(tried).toBeGreaterThan(150);
  });

  it('names the allowed values of an enum', async () => {
    const tried = await walk(async (entry) => {
      const found = Object.entries(entry.flags ?? {}).find(([, { choices }]) => choices !== undefined);
      const [name, spec] = found ?? [];
      return name === undefined
        ? undefined
        : {
            line: [...wordsOf(entry), `--${name}`, 'nothing-of-these'],
            names: [`--${name}`, spec?.choices?.[0] ?? ''],
          };
    });
    expect(tried).toBeGreaterThan(120);
  });

  it('names a value of the wrong type', async () => {
    const tried = await walk(async (entry) => {
      const found = Object.entries(entry.flags ?? {}).find(([, { type }]) => type === 'number');
      return found && { line: [...wordsOf(entry), `--${found[0]}`, 'many'], names: [`--${found[0]}`, 'many'] };
    });
    expect(tried).toBeGreaterThan(100);
  });

  it('names a key of --data that there is not', async () => {
    const tried = await walk(async (entry) => {
      const { call } = entry;
      const takesObject = call?.hasBody === true && call.bodyAt === undefined && call.secrets === undefined;
      return takesObject ? { line: [...wordsOf(entry), '--data', '{"no_such_key":1}'], names: ['--'] } : undefined;
    });
    expect(tried).toBeGreaterThan(250);
    const { stderr } = await run(['passport', 'tag', 'create', '--name', 'a', '--data', '{"colour":"#ffffff"}']);
    expect(stderr).toBe('error: --data: colour is not a known field; fields: name, color, description.\n');
  });

  it('says that --data is no JSON', async () => {
    const tried = await walk(async (entry) =>
      entry.call?.hasBody === true ? { line: [...wordsOf(entry), '--data', '{'], names: ['--data'] } : undefined,
    );
    expect(tried).toBeGreaterThan(280);
  });

  it('refuses an unknown flag', async () => {
    await walk(async (entry) => ({ line: [...wordsOf(entry), '--no-such-flag'], names: ['--no-such-flag'] }));
  });

  it('sends none of it', () => {
    expect(requests).toBe(0);
  });
});
