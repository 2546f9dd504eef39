// What is wrong with a rule of remote config: what the reader of rules says in English, in both languages.
import type { Language, Message } from './message.ts';
import { NAME, wordsInBraces } from './translate.ts';

/** Keyed by the exact text of a fault; a name in braces stands for any text. */
export const ruleFaults: Readonly<Record<string, Message>> = {
  'rule ends too early': { zh: '规则没有写完', en: 'the rule ends too early' },
  'expected a name': { zh: '此处应为属性名', en: 'the name of an attribute is expected here' },
  'the rule must be true or false; write == true': {
    zh: '规则的结果应为真或假，例如写成 == true',
    en: 'the rule has to be true or false; write == true',
  },
  'both sides must be comparisons, write == true': {
    zh: '两边都应为比较，例如写成 == true',
    en: 'both sides have to be comparisons; write == true',
  },
  'matches takes a pattern in quotes': {
    zh: 'matches 后面应为引号中的正则',
    en: 'matches takes a pattern in quotes',
  },
  'the pattern cannot be read': { zh: '无法解析这个正则', en: 'the pattern cannot be read' },
  'unknown name {name}': {
    zh: '没有 {name}，只能使用 unity、app、user',
    en: 'there is no {name}; only unity, app and user',
  },
  'unexpected {sign}': { zh: '此处不应出现 {sign}', en: '{sign} is not expected here' },
  'a rule has at most {most} characters': {
    zh: '规则最多 {most} 个字符',
    en: 'a rule has at most {most} characters',
  },
  'a rule is nested at most {most} deep': {
    zh: '括号最多嵌套 {most} 层',
    en: 'a rule is nested at most {most} deep',
  },
  'a list has at most {most} values': { zh: '列表最多 {most} 个值', en: 'a list has at most {most} values' },
  'a pattern has at most {most} characters': {
    zh: '正则最多 {most} 个字符',
    en: 'a pattern has at most {most} characters',
  },
};

/** A fault that nobody translated is shown as it is. */
export function ruleFaultWords(fault: string, language: Language): string {
  for (const [template, message] of Object.entries(ruleFaults)) {
    const words: Readonly<Record<string, string>> | undefined =
      template === fault ? {} : wordsInBraces(template, fault);
    if (words !== undefined) {
      return message[language].replace(NAME, (braces, name: string) => words[name] ?? braces);
    }
  }
  return fault;
}

export interface RulePlace {
  /** Both from 1, in characters of JavaScript. */
  readonly line: number;
  readonly column: number;
}

/** As an editor counts it. */
export function placeInRule(rule: string, position: number): RulePlace {
  const lines = rule.slice(0, position).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
