// Help as commander asks for it, in the order and the words of the product: Chinese takes two cells and breaks anywhere.

import { Help } from 'commander';
import type { Paint } from '../../terminal/paint.ts';
import { padTo, widthOf } from '../../terminal/width.ts';
import { wrapLines } from '../../terminal/wrap.ts';
import type { FrontWords } from '../../text/front.ts';
import type { Language, Text } from '../../text/text.ts';
import type { ArgSpecs, CommandData, FlagSpec, FlagSpecs } from '../command.ts';
import type { Address } from '../line/address.ts';
import { GLOBAL_FLAGS } from '../line/globals.ts';
import { isServed, type Noun, type Outline, type TableEntry } from '../manifest.ts';

export interface Voice {
  readonly t: FrontWords;
  readonly lang: Language;
  readonly paint: Paint;
  /** Cells of a line, where it is a terminal that reads. */
  readonly columns?: number;
  /** Ids of the calls that the platform serves, where that is known. */
  readonly served?: ReadonlySet<string> | undefined;
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

/** For who has just come. */
const FIRST: readonly { readonly text: Text; readonly line: string }[] = [
  { text: { zh: '登录', en: 'Sign in' }, line: 'uos login' },
  { text: { zh: '创建应用并设为当前应用', en: 'Make an app and work with it' }, line: 'uos app create my-game --use' },
  {
    text: { zh: '上传目录、发布，徽章 live 指向新版本', en: 'Upload a folder, release it, point badge live at it' },
    line: 'uos cdn sync dist --bucket web --badge live',
  },
];

export class UosHelp extends Help {
  readonly voice: Voice;
  readonly address: Address;

  constructor(voice: Voice, address: Address) {
    super();
    this.voice = voice;
    this.address = address;
  }

  override formatHelp(): string {
    const { entry, noun, nouns, path, outlines } = this.address;
    const blocks =
      entry !== undefined
        ? this.#leaf(
            entry,
            outlines.filter(({ id }) => id !== entry.id),
          )
        : noun !== undefined
          ? this.#group(path.join(' '), noun, outlines)
          : this.#root(nouns);
    const { columns } = this.voice;
    const text = `${blocks
      .filter((block) => block.length > 0)
      .map((block) => block.join('\n'))
      .join('\n\n')}\n`;
    return columns === undefined ? text : this.boxWrap(text, columns);
  }

  override displayWidth(text: string): number {
    return widthOf(text);
  }

  override boxWrap(text: string, width: number): string {
    return wrapLines(text, width);
  }

  override styleTitle(title: string): string {
    return this.voice.paint('bold', title);
  }

  override formatItem(term: string, width: number, description: string): string {
    return `${padTo(term, width)}  ${description}`.trimEnd();
  }

  /** A titled section; nothing without lines. */
  override formatItemList(title: string, lines: readonly string[]): string[] {
    return lines.length === 0 ? [] : [this.styleTitle(title), ...lines.map((line) => `  ${line}`)];
  }

  #root(nouns: readonly Noun[]): string[][] {
    const { t, lang } = this.voice;
    const width = Math.max(...nouns.map(({ name }) => name.length));
    return [
      [`uos - ${TAGLINE[lang]}`],
      this.formatItemList(t.help.usage, [`uos <${t.help.command}> [${t.help.flag}]`]),
      this.formatItemList(t.help.first, this.#examples(FIRST)),
      ...KINDS.map(({ kind, title }) =>
        this.formatItemList(
          title[lang],
          nouns
            .filter((noun) => noun.kind === kind)
            .map(({ name, summary }) => this.formatItem(name, width, summary[lang])),
        ),
      ),
      // why their names alone: each has a noun of its own above that does more
      this.formatItemList(t.help.calls, [nouns.flatMap(({ name, kind }) => (kind === 'calls' ? name : [])).join(' ')]),
      this.formatItemList(t.help.globals, this.#flags(GLOBAL_FLAGS)),
      this.formatItemList(t.help.topics, [`uos help ${TOPIC_NAMES.join(' | ')}`]),
      [t.help.more(`uos <${t.help.command}> --help`)],
    ];
  }

  /** why whole lines rather than the next word alone: who looks for a call finds it in one go */
  #group(words: string, noun: Noun, outlines: readonly Outline[]): string[][] {
    const { t, lang } = this.voice;
    const linesOf = (isDerived: boolean): string[] =>
      this.#commands(
        words,
        outlines.filter(({ derived }) => (derived !== undefined) === isDerived),
        outlines,
      );
    const written = linesOf(false);
    return [
      [`uos ${words}${words === noun.name ? ` - ${noun.summary[lang]}` : ''}`],
      this.formatItemList(t.help.usage, [`uos ${words} <${t.help.command}> [${t.help.flag}]`]),
      this.formatItemList(t.help.commands, written),
      this.formatItemList(written.length > 0 ? t.help.calls : t.help.commands, linesOf(true)),
      [t.help.more(`uos ${words} <${t.help.command}> --help`)],
    ];
  }

  #commands(words: string, outlines: readonly Outline[], aligned: readonly Outline[]): string[] {
    const { t, lang, paint, served } = this.voice;
    const width = Math.max(...aligned.map(({ id }) => id.length - words.length - 1));
    return outlines.map((outline) => {
      const line = this.formatItem(outline.id.slice(words.length + 1), width, outline.summary[lang]);
      return isServed(outline, served) ? line : paint('dim', `${line} (${t.help.notServed})`);
    });
  }

  #leaf(entry: TableEntry, below: readonly Outline[]): string[][] {
    const { t, lang, paint, columns, served } = this.voice;
    const { danger = 'none', call, replaces = [] } = entry;
    const calls = call === undefined ? replaces : [call.operation];
    return [
      [`uos ${entry.id} - ${entry.summary[lang]}`],
      entry.description ? [entry.description[lang]] : [],
      call ? [t.help.call(call.method, call.path)] : [],
      isServed({ calls }, served) ? [] : [paint('yellow', t.help.notServed)],
      danger === 'none' ? [] : [paint('yellow', t.help.danger[danger])],
      this.formatItemList(t.help.usage, [usageOf(this.voice, entry)]),
      this.formatItemList(t.help.arguments, this.#arguments(entry.args ?? {})),
      this.formatItemList(t.help.flags, this.#flags(entry.flags ?? {})),
      this.formatItemList(t.help.examples, this.#examples(entry.examples)),
      this.formatItemList(t.help.fields, entry.output?.fields ? filled(entry.output.fields.join(', '), columns) : []),
      this.formatItemList(
        t.help.exits,
        Object.entries(entry.exits ?? {}).map(([code, text]) => this.formatItem(code, 3, text[lang])),
      ),
      this.formatItemList(t.help.commands, this.#commands(entry.id, below, below)),
      [t.help.everywhere],
    ];
  }

  #examples(examples: readonly { readonly text: Text; readonly line: string }[]): string[] {
    const { lang, paint } = this.voice;
    return examples.flatMap(({ text, line }) => [paint('dim', `# ${text[lang]}`), `$ ${line}`]);
  }

  #arguments(args: ArgSpecs): string[] {
    const { t, lang } = this.voice;
    const width = Math.max(0, ...Object.keys(args).map((name) => name.length + 2));
    return Object.entries(args).map(([name, { text, choices }]) =>
      this.formatItem(`<${name}>`, width, this.#sentence(text[lang], choices && t.help.choices(choices.join(', ')))),
    );
  }

  /** why not from the options of the command: making sixty of them costs as much as all the rest of the help */
  #flags(flags: FlagSpecs): string[] {
    const { t, lang } = this.voice;
    const terms = Object.entries(flags).map(
      ([name, spec]) => `${spec.short === undefined ? '    ' : `-${spec.short}, `}--${name}${valueHint(name, spec)}`,
    );
    const width = Math.min(34, Math.max(0, ...terms.map((term) => this.displayWidth(term))));
    return Object.values(flags).map(({ text, choices, required, needed, many }, index) =>
      this.formatItem(
        terms[index] ?? '',
        width,
        this.#sentence(
          text[lang],
          choices && t.help.choices(choices.join(', ')),
          (required || needed) && t.help.required,
          many && t.help.repeatable,
        ),
      ),
    );
  }

  #sentence(...parts: (string | false | undefined)[]): string {
    return parts.filter((part) => part).join(this.voice.lang === 'zh' ? '；' : '; ');
  }
}

function usageOf({ t }: Voice, { id, args = {}, flags = {} }: CommandData): string {
  const positions = Object.entries(args).map(([name, { optional, many }]) => {
    const word = many ? `<${name}...>` : `<${name}>`;
    return optional || many ? `[${word}]` : word;
  });
  const required = Object.entries(flags)
    .filter(([, { required: isRequired, needed }]) => isRequired || needed)
    .map(([name, spec]) => (spec.type === 'boolean' ? `--${name}` : `--${name} ${valueWord(name, spec)}`));
  return ['uos', id, ...positions, ...required, `[${t.help.flag}]`].join(' ');
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

/** why the margin: a section indents its lines */
function filled(text: string, columns = 90): string[] {
  const width = Math.max(20, Math.min(columns, 90) - 2);
  return text.match(new RegExp(`.{1,${width}}(?:\\s|$)`, 'g'))?.map((line) => line.trimEnd()) ?? [text];
}
