// Writes manual pages and the command reference out of the command table, and the schema of the project file out of
// its adapters: man/ and schema/ go into the package, reference/ stays beside it. Part of the build: `node --conditions=uos:source packages/cli/codegen/pages.ts`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADAPTERS } from '../src/declared/adapters/index.ts';
import { projectSchema } from '../src/declared/schema.ts';
import type { FlagSpecs } from '../src/program/command.ts';
import { TOPICS, type Topic } from '../src/program/help/topics.ts';
import { GLOBAL_FLAGS } from '../src/program/line/globals.ts';
import { type Noun, readEntries, readNouns, type TableEntry } from '../src/program/manifest.ts';

const PACKAGE = join(import.meta.dirname, '..');

export interface Pages {
  /** File name → roff. */
  readonly man: ReadonlyMap<string, string>;
  /** File name → Markdown, Chinese beside English. */
  readonly reference: ReadonlyMap<string, string>;
}

/** Every page; pure, so that a test can hold it to the table. */
export function pages(): Pages {
  const nouns = readNouns().map((noun) => ({ noun, entries: readEntries(noun) }));
  return {
    man: new Map([
      ['uos.1', manOfAll(nouns)],
      ...nouns.map(({ noun, entries }): [string, string] => [`uos-${noun.name}.1`, manOf(noun, entries)]),
    ]),
    reference: new Map([
      ['README.md', indexOf(nouns)],
      ...nouns.map(({ noun, entries }): [string, string] => [`${noun.name}.md`, referenceOf(noun, entries)]),
    ]),
  };
}

type Group = { readonly noun: Noun; readonly entries: readonly TableEntry[] };

function manOfAll(groups: readonly Group[]): string {
  return man('UOS', [
    section('NAME', ['uos \\- command line of UOS, online services for games']),
    section('SYNOPSIS', ['.B uos', '.I command', '[flags]']),
    section(
      'COMMANDS',
      groups.flatMap(({ noun }) => ['.TP', `.BR uos\\-${roff(noun.name)} (1)`, roff(noun.summary.en)]),
    ),
    section('FLAGS OF EVERY COMMAND', flagsRoff(GLOBAL_FLAGS)),
    ...Object.entries(TOPICS).map(([name, topic]) => section(name.toUpperCase(), topicRoff(topic))),
  ]);
}

function manOf(noun: Noun, entries: readonly TableEntry[]): string {
  return man(`UOS-${noun.name.toUpperCase()}`, [
    section('NAME', [`uos\\-${roff(noun.name)} \\- ${roff(noun.summary.en)}`]),
    section(
      'COMMANDS',
      entries.flatMap((entry) => {
        const head = [
          `.SS ${quoted(usageOf(entry))}`,
          roff(`${entry.summary.en}. ${entry.description?.en ?? ''}`.trim()),
        ];
        const flags = flagsRoff(entry.flags ?? {});
        const [example] = entry.examples;
        const lines = entry.call === undefined ? entry.examples : [example];
        return [...head, ...flags, ...lines.flatMap(({ line }) => ['.PP', '.nf', `$ ${roff(line)}`, '.fi'])];
      }),
    ),
    section('SEE ALSO', ['.BR uos (1)']),
  ]);
}

function man(title: string, sections: readonly string[]): string {
  return `.TH ${quoted(title)} 1 "" "uos" "UOS"\n${sections.join('')}`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `.SH ${quoted(title)}\n${lines.join('\n')}\n`;
}

function flagsRoff(flags: FlagSpecs): string[] {
  return Object.entries(flags).flatMap(([name, spec]) => [
    '.TP',
    `.B ${roff(`${spec.short === undefined ? '' : `-${spec.short}, `}--${name}${valueWord(name, spec)}`)}`,
    roff([spec.text.en, spec.choices && `one of: ${spec.choices.join(', ')}`].filter(Boolean).join('; ')),
  ]);
}

function topicRoff({ rows, notes }: Topic): string[] {
  return [
    ...rows.flatMap(([name, text]) => ['.TP', `.B ${roff(name)}`, roff(text.en)]),
    ...notes.flatMap((note) => ['.PP', roff(note.en)]),
  ];
}

/** Backslashes, hyphens that are typed, and lines that would be requests. */
function roff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^([.'])/, '\\&$1');
}

function quoted(text: string): string {
  return `"${roff(text).replaceAll('"', '\\(dq')}"`;
}

function usageOf({ id, args = {}, flags = {} }: TableEntry): string {
  const positions = Object.entries(args).map(([name, { optional, many }]) => {
    const word = many ? `<${name}...>` : `<${name}>`;
    return optional || many ? `[${word}]` : word;
  });
  const needed = Object.entries(flags).flatMap(([name, spec]) =>
    spec.required ? [`--${name}${valueWord(name, spec)}`] : [],
  );
  return ['uos', id, ...positions, ...needed].join(' ');
}

function valueWord(name: string, { type, value }: FlagSpecs[string]): string {
  return type === 'boolean' ? '' : ` <${value ?? name}>`;
}

function indexOf(groups: readonly Group[]): string {
  const lines = groups.map(
    ({ noun, entries }) =>
      `| [uos ${noun.name}](${noun.name}.md) | ${noun.summary.zh} | ${noun.summary.en} | ${entries.length} |`,
  );
  const topics = Object.entries(TOPICS).flatMap(([name, { summary, rows, notes }]) => [
    `## ${name}: ${summary.zh} · ${summary.en}`,
    '',
    '| | 中文 | English |',
    '| --- | --- | --- |',
    ...rows.map(([row, text]) => `| \`${cell(row)}\` | ${cell(text.zh)} | ${cell(text.en)} |`),
    '',
    ...notes.flatMap((note) => [note.zh, '', note.en, '']),
  ]);
  return [
    '# uos',
    '',
    '| 命令 Command | 中文 | English | |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
    '## Flags of every command · 通用选项',
    '',
    ...flagTable(GLOBAL_FLAGS),
    '',
    ...topics,
  ].join('\n');
}

function referenceOf(noun: Noun, entries: readonly TableEntry[]): string {
  return [
    `# uos ${noun.name}`,
    '',
    `${noun.summary.zh} · ${noun.summary.en}`,
    '',
    ...entries.flatMap((entry) => [
      `## ${entry.id}`,
      '',
      entry.summary.zh + (entry.description ? `。${entry.description.zh}` : ''),
      '',
      entry.summary.en + (entry.description ? `. ${entry.description.en}` : ''),
      '',
      '```sh',
      usageOf(entry),
      '',
      ...entry.examples.flatMap(({ text, line }) => [`# ${text.zh} / ${text.en}`, line]),
      '```',
      '',
      ...(entry.flags === undefined || Object.keys(entry.flags).length === 0 ? [] : [...flagTable(entry.flags), '']),
      ...(entry.output?.fields ? [`JSON: ${entry.output.fields.map((field) => `\`${field}\``).join(', ')}`, ''] : []),
      ...(entry.call ? [`\`${entry.call.method} ${entry.call.path}\``, ''] : []),
    ]),
  ].join('\n');
}

function flagTable(flags: FlagSpecs): string[] {
  return [
    '| Flag | 中文 | English |',
    '| --- | --- | --- |',
    ...Object.entries(flags).map(
      ([name, spec]) =>
        `| \`${spec.short ? `-${spec.short}, ` : ''}--${name}${cell(valueWord(name, spec))}\` | ${cell(spec.text.zh)} | ${cell(spec.text.en)} |`,
    ),
  ];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

if (import.meta.main) {
  const { man: manual, reference } = pages();
  for (const [folder, files] of [
    ['man', manual],
    ['reference', reference],
    ['schema', new Map([['uos.schema.json', `${JSON.stringify(projectSchema(ADAPTERS), null, 2)}\n`]])],
  ] as const) {
    rmSync(join(PACKAGE, folder), { recursive: true, force: true });
    mkdirSync(join(PACKAGE, folder), { recursive: true });
    for (const [name, text] of files) {
      writeFileSync(join(PACKAGE, folder, name), text);
    }
  }
  console.log(`${manual.size} manual pages, ${reference.size} pages of reference`);
}
