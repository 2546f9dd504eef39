// Documents out of the reference's facts. What people read in Chinese is Chinese throughout, beside lines of code; English
// words and the names on the wire only lead to a document. The same in English is beside it.
import type { EntityFacts, FieldRow, OperationFacts, ServiceFacts, StateFacts } from '@uos/contract/reference';
import {
  type EnglishText,
  entityInEnglish,
  operationInEnglish,
  serviceInEnglish,
  stateInEnglish,
} from './document-text-en.ts';

export interface Document {
  readonly url: string;
  readonly title: string;
  readonly body: string;
  /** Words that find the document and are not shown. */
  readonly alsoFoundBy: string;
  /** Says how something is done: what most questions are after. */
  readonly isTask: boolean;
  readonly en: EnglishText;
}

/** One document for the service, each of its calls, what it keeps, and the states of that. */
export function documentsOf(facts: ServiceFacts): Document[] {
  const page = `/docs/${facts.name}/`;
  const operations = facts.groups.flatMap((group) => group.operations);
  const part = (anchor: string, title: string, rest: Omit<Document, 'url' | 'title'>): Document => ({
    url: `${page}#${anchor}`,
    title: `${facts.zh}：${title}`,
    ...rest,
    en: { ...rest.en, title: `${facts.en}: ${rest.en.title}` },
  });
  return [
    {
      url: page,
      title: facts.zh,
      body: `${facts.zh}能做什么：${operations.map(({ zh }) => zh).join('；')}。`,
      alsoFoundBy: `${facts.name} ${facts.en}`,
      isTask: false,
      en: serviceInEnglish(facts),
    },
    ...operations.map((one) => part(one.id, one.zh, operationText(one))),
    ...facts.entities.map((one) => part(one.id, one.zh, entityText(one))),
    ...facts.states.map((one) => part(one.path, ownerOf(one, facts.entities), stateText(one))),
  ];
}

type Text = Pick<Document, 'body' | 'alsoFoundBy' | 'isTask' | 'en'>;

function operationText(facts: OperationFacts): Text {
  const { id, zh, en, callers, notes, input, errors, examples } = facts;
  return {
    body: [
      // why in one line: it is what an answer quotes
      `${zh}。命令行：${examples.cli.split('\n').join('；')}`,
      `可以调用的人：${callers.join('、')}`,
      ...(input.length === 0 ? [] : ['需要填写：', ...input.map(fieldLine)]),
      ...notes,
      ...(errors.length === 0 ? [] : [`可能的提示：${[...new Set(errors.map((error) => error.zh))].join('；')}`]),
      `代码：${examples.sdk}`,
    ].join('\n'),
    alsoFoundBy: [id, en, ...input.flatMap(fieldWords), ...errors.map(({ sent }) => sent)].join(' '),
    isTask: true,
    en: operationInEnglish(facts),
  };
}

function entityText(facts: EntityFacts): Text {
  const { id, zh, en, rows } = facts;
  return {
    body: [`${zh}包含：${rows.map((row) => row.zh).join('、')}。`, ...rows.map(fieldLine)].join('\n'),
    alsoFoundBy: [id, en, ...rows.flatMap(fieldWords)].join(' '),
    isTask: false,
    en: entityInEnglish(facts),
  };
}

function stateText(facts: StateFacts): Text {
  const { path, usedBy, values, steps } = facts;
  const words = new Map(values.map(({ value, label }) => [value, label?.zh ?? value]));
  const named = (value: string): string => words.get(value) ?? value;
  const from = (states: readonly string[] | string): string =>
    typeof states === 'string' ? '' : `从${states.map(named).join('、')}`;
  return {
    body: [
      `取值：${[...words.values()].join('、')}`,
      ...steps.map((step) => `${step.zh}：${from(step.from)}变为${named(step.to)}`),
    ].join('\n'),
    alsoFoundBy: [path, ...usedBy, ...words.keys()].join(' '),
    isTask: false,
    en: stateInEnglish(facts),
  };
}

/** `交易的状态`: what carries the value first, as its titles say. */
function ownerOf({ path, usedBy }: StateFacts, entities: readonly EntityFacts[]): string {
  const [id = '', ...names] = usedBy[0]?.split('.') ?? [];
  const entity = entities.find((one) => one.id === id);
  const field = entity?.rows.find(({ name }) => name === names.at(-1));
  return entity === undefined ? path : [entity.zh, ...(field === undefined ? [] : [field.zh])].join('的');
}

function fieldLine({ zh, required, type, rules, allowed }: FieldRow): string {
  const chosen =
    allowed.length === 0 ? [] : [`可选${allowed.map(({ value, label }) => label?.zh ?? value).join('、')}`];
  const limits = rules.filter((rule) => !rule.startsWith('匹配 '));
  return `${zh}${required ? '（必填）' : ''}：${[type, ...limits, ...chosen].join('，')}`;
}

function fieldWords({ name, en, alsoReadAs, allowed }: FieldRow): string[] {
  return [name, en, ...alsoReadAs, ...allowed.map(({ value }) => value)];
}
