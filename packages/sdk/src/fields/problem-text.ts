// What a person reads about a problem of an input.
import type { Language } from '@uos/contract/messages';
import { beside } from '@uos/contract/rules';
import type { Problem, ProblemKind } from './check-input.ts';

const TEXTS: Readonly<Record<ProblemKind, Readonly<Record<Language, string>>>> = {
  required: { zh: '必填', en: 'is required' },
  unknown: { zh: '没有这个字段', en: 'is not a known field' },
  type: { zh: '类型应为{type}', en: 'must be {type}' },
  enum: { zh: '只能是 {enum}', en: 'must be one of {enum}' },
  min: { zh: '不能{less} {min}', en: 'must not {less} {min}' },
  max: { zh: '不能{more} {max}', en: 'must not {more} {max}' },
  step: { zh: '必须是 {step} 的倍数', en: 'must be a multiple of {step}' },
  pattern: { zh: '格式不正确', en: 'has the wrong format' },
  union: { zh: '格式不正确', en: 'has the wrong format' },
};

const TYPES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  string: { zh: '文本', en: 'text' },
  integer: { zh: '整数', en: 'a whole number' },
  number: { zh: '数字', en: 'a number' },
  boolean: { zh: '布尔值', en: 'true or false' },
  array: { zh: '列表', en: 'a list' },
  object: { zh: '对象', en: 'an object' },
  map: { zh: '键值对象', en: 'an object' },
  json: { zh: 'JSON', en: 'JSON' },
};

const SIZE_WORDS: Readonly<
  Record<'string' | 'array' | 'number', Readonly<Record<Language, readonly [string, string]>>>
> = {
  string: { zh: ['短于', '长于'], en: ['be shorter than', 'be longer than'] },
  array: { zh: ['少于', '多于'], en: ['have fewer items than', 'have more items than'] },
  number: { zh: ['小于', '大于'], en: ['be less than', 'be more than'] },
};

/** One sentence: `name must not be longer than 60`, `名称不能长于 60`. */
export function problemText({ path, kind, field }: Problem, language: Language): string {
  const [less, more] =
    SIZE_WORDS[field?.type === 'string' || field?.type === 'array' ? field.type : 'number'][language];
  const facts: Readonly<Record<string, string | undefined>> = {
    type: field === undefined ? undefined : TYPES[field.type]?.[language],
    enum: field?.enum?.join(language === 'zh' ? '、' : ', '),
    min: String(field?.min),
    max: String(field?.max),
    step: String(field?.step),
    less,
    more,
  };
  if (kind === 'min' && field?.type === 'string' && field.min === 1) {
    return language === 'zh' ? beside(field.zh ?? path, '不能为空') : `${path} must not be empty`;
  }
  const beyond = kind === 'min' && field?.min === undefined ? field?.above : undefined;
  const short = kind === 'max' && field?.max === undefined ? field?.below : undefined;
  if (beyond !== undefined || short !== undefined) {
    const [zh, en] = short === undefined ? ['大于', 'more'] : ['小于', 'less'];
    const limit = beyond ?? short;
    return language === 'zh'
      ? beside(field?.zh ?? path, '必须', zh, String(limit))
      : `${path} must be ${en} than ${limit}`;
  }
  const text = filled(TEXTS[kind][language], facts, language);
  const explained = kind === 'pattern' && language === 'en' && field?.en !== undefined ? `${text}: ${field.en}` : text;
  return language === 'zh' ? beside(field?.zh ?? path, explained) : `${path} ${explained}`;
}

function filled(text: string, facts: Readonly<Record<string, string | undefined>>, language: Language): string {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : (facts[part] ?? '')));
  return language === 'zh' ? beside(...parts) : parts.join('');
}
