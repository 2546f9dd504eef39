// Help, printed from the command table alone.

import type { Paint } from '../terminal/paint.ts';
import { padTo, widthOf } from '../terminal/width.ts';
import type { FrontWords } from '../text/front.ts';
import type { Language, Text } from '../text/text.ts';
import type { ArgSpecs, CommandData, FlagSpec, FlagSpecs } from './command.ts';
import { GLOBAL_FLAGS } from './globals.ts';
import type { Noun, Outline, TableEntry } from './manifest.ts';

export interface Voice {
  readonly t: FrontWords;
  readonly lang: Language;
  readonly paint: Paint;
  /** Cells of a line, where it is a terminal that reads. */
  readonly columns?: number;
}

const TAGLINE: Text = {
  zh: 'UOS 游戏在线服务的命令行',
  en: 'Command line of UOS, online services for games',
};

const KINDS: readonly { kind: Noun['kind']; title: Text }[] = [
  { kind: 'start', title: { zh: '开始', en: 'Start' } },
  { kind: 'manage', title: { zh: '账号与应用', en: 'Account and apps' } },
  { kind: 'service', title: { zh: '服务', en: 'Services' } },
];

/** Kept apart from the texts, which are loaded only when asked for; a test holds them equal. */
export const TOPIC_NAMES: readonly string[] = ['environment', 'exit-codes', 'formatting', 'ci', 'privacy'];

const SELDOM: readonly string[] = ['lang', 'help', 'origin', 'as', 'trace', 'no-pager', 'stream-json'];

export function rootHelp(voice: Voice, nouns: readonly Noun[]): string {
  const { t, lang } = voice;
  const width = Math.max(...nouns.map(({ name }) => name.length));
  return page([
    [`uos - ${TAGLINE[lang]}`],
    section(voice, t.help.usage, [`uos <${t.help.command}> [${t.help.flag}]`]),
    ...KINDS.map(({ kind, title }) =>
      section(
        voice,
        title[lang],
        nouns.filter((noun) => noun.kind === kind).map(({ name, summary }) => pair(name, summary[lang], width)),
      ),
    ),
    section(voice, t.help.globals, flagLines(voice, GLOBAL_FLAGS)),
    section(
      voice,
      t.help.topics,
      TOPIC_NAMES.map((name) => `uos help ${name}`),
    ),
    [t.help.more(`uos <${t.help.command}> --help`)],
  ]);
}

export function groupHelp(voice: Voice, words: string, noun: Noun, outlines: readonly Outline[]): string {
  const { t, lang } = voice;
  const width = Math.max(...outlines.map(({ id }) => id.length - words.length - 1));
  const lines = (isDerived: boolean): string[] =>
    outlines
      .filter(({ derived = false }) => derived === isDerived)
      .map(({ id, summary }) => pair(id.slice(words.length + 1), summary[lang], width));
  return page([
    [`uos ${words}${words === noun.name ? ` - ${noun.summary[lang]}` : ''}`],
    section(voice, t.help.usage, [`uos ${words} <${t.help.command}> [${t.help.flag}]`]),
    section(voice, t.help.commands, lines(false)),
    section(voice, lines(false).length > 0 ? t.help.calls : t.help.commands, lines(true)),
    [t.help.more(`uos ${words} <${t.help.command}> --help`)],
  ]);
}

export function commandHelp(voice: Voice, entry: TableEntry): string {
  const { t, lang, paint } = voice;
  const { danger = 'none', call } = entry;
  return page([
    [`uos ${entry.id} - ${entry.summary[lang]}`],
    entry.description ? [entry.description[lang]] : [],
    call ? [t.help.call(call.method, call.path)] : [],
    danger === 'none' ? [] : [paint('yellow', t.help.danger[danger])],
    section(voice, t.help.usage, [usageOf(voice, entry)]),
    section(voice, t.help.arguments, argumentLines(voice, entry.args ?? {})),
    section(voice, t.help.flags, flagLines(voice, entry.flags ?? {})),
    section(
      voice,
      t.help.globals,
      flagLines(voice, Object.fromEntries(Object.entries(GLOBAL_FLAGS).filter(([name]) => !SELDOM.includes(name)))),
    ),
    section(
      voice,
      t.help.examples,
      entry.examples.flatMap(({ text, line }) => [paint('dim', `# ${text[lang]}`), `$ ${line}`]),
    ),
    section(voice, t.help.fields, entry.output?.fields ? wrapped(entry.output.fields.join(', '), voice.columns) : []),
    section(voice, t.help.exits, exitLines(voice, entry)),
  ]);
}

function usageOf({ t }: Voice, { id, args = {}, flags = {} }: CommandData): string {
  const positions = Object.entries(args).map(([name, { optional, many }]) => {
    const word = many ? `<${name}...>` : `<${name}>`;
    return optional || many ? `[${word}]` : word;
  });
  const required = Object.entries(flags)
    .filter(([, { required: isRequired }]) => isRequired)
    .map(([name, spec]) => `--${name} ${valueWord(name, spec)}`);
  return ['uos', id, ...positions, ...required, `[${t.help.flag}]`].join(' ');
}

function argumentLines(voice: Voice, args: ArgSpecs): string[] {
  const { t, lang } = voice;
  const names = Object.keys(args).map((name) => `<${name}>`);
  const width = Math.max(0, ...names.map(widthOf));
  return Object.values(args).map(({ text, choices }, index) =>
    pair(names[index] ?? '', sentence(voice, text[lang], choices && t.help.choices(choices.join(', '))), width),
  );
}

function flagLines(voice: Voice, flags: FlagSpecs): string[] {
  const { t, lang } = voice;
  const names = Object.entries(flags).map(([name, spec]) => {
    const short = spec.short === undefined ? '    ' : `-${spec.short}, `;
    return `${short}--${name}${valueHint(name, spec)}`;
  });
  const width = Math.min(34, Math.max(0, ...names.map(widthOf)));
  return Object.values(flags).map(({ text, choices, required, many }, index) =>
    pair(
      names[index] ?? '',
      sentence(
        voice,
        text[lang],
        choices && t.help.choices(choices.join(', ')),
        required && t.help.required,
        many && t.help.repeatable,
      ),
      width,
    ),
  );
}

function valueHint(name: string, spec: FlagSpec): string {
  if (spec.type === 'boolean') {
    return spec.tristate ? '[=false]' : '';
  }
  return name === 'json' ? '[=<fields>]' : ` ${valueWord(name, spec)}`;
}

function valueWord(name: string, spec: FlagSpec): string {
  return `<${spec.value ?? (spec.choices && spec.choices.length <= 3 ? spec.choices.join('|') : name)}>`;
}

function exitLines({ t, lang }: Voice, { exits = {}, danger = 'none' }: CommandData): string[] {
  const common: Record<string, string> = { ...t.help.exitCodes };
  const own = Object.fromEntries(Object.entries(exits).map(([code, text]) => [code, text[lang]]));
  const hidden = danger === 'none' ? new Set(['8', '130']) : new Set(['8']);
  return Object.entries({ ...common, ...own })
    .filter(([code]) => own[code] !== undefined || !hidden.has(code))
    .map(([code, text]) => pair(code, text, 3));
}

function sentence({ lang }: Voice, ...parts: (string | false | undefined)[]): string {
  return parts.filter((part) => part).join(lang === 'zh' ? '；' : '; ');
}

function pair(name: string, text: string, width: number): string {
  return `${padTo(name, width)}  ${text}`.trimEnd();
}

function section({ paint }: Voice, title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [paint('bold', title), ...lines.map((line) => `  ${line}`)];
}

function page(blocks: readonly (readonly string[])[]): string {
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}

/** why the margin: a section indents its lines */
function wrapped(text: string, columns = 90): string[] {
  const width = Math.max(20, Math.min(columns, 90) - 2);
  return text.match(new RegExp(`.{1,${width}}(?:\\s|$)`, 'g'))?.map((line) => line.trimEnd()) ?? [text];
}
