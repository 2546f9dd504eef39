// The reference of a service as Markdown, for people and programs that read files.

import type { EntityFacts, MessageFacts, OperationFacts, ServiceFacts, SocketFacts, StateFacts } from './facts.ts';
import type { AllowedValue, FieldRow } from './field-rows.ts';

/** `packages/contract/reference/<service>.md`. */
export function markdown(facts: ServiceFacts): string {
  const { zh, en, name, groups, entities, states, sockets } = facts;
  const index = groups.flatMap(({ operations }) =>
    operations.map(
      ({ id, zh: title, method, path }) => `- [\`${id}\`](#${anchor(id)}) ${title} · \`${method} ${path}\``,
    ),
  );
  return [
    '<!-- Generated from the contract by `npm run gen`; do not edit. -->',
    `# ${zh} · ${en}`,
    `命令行名词 \`${name}\`；${index.length} 个接口，${entities.length} 个实体。`,
    index.join('\n'),
    ...groups.flatMap((group) => [`## ${group.name}`, ...group.operations.map(operation)]),
    ...(sockets.length === 0 ? [] : ['## 长连接', ...sockets.map(socket)]),
    ...(states.length === 0 ? [] : ['## 状态与流转', ...states.map(state)]),
    ...(entities.length === 0 ? [] : ['## 实体', ...entities.map(entity)]),
  ]
    .join('\n\n')
    .concat('\n');
}

function operation(facts: OperationFacts): string {
  const { id, zh, en, method, path, alsoAt, callers, signed, sure, notes, input, reply, errors, examples } = facts;
  return [
    `### ${id}`,
    `${zh}。${en}.`,
    [
      `- 请求：\`${method} ${path}\`${alsoAt.map((other) => `，也可用 \`${other}\``).join('')}`,
      `- 调用者：${callers.join('、')}；凭证：${signed}`,
      `- 依据：${sure.word}（${sure.meaning}${sure.because === undefined ? '' : `；${sure.because}`}）`,
      ...notes.map((note) => `- ${note}`),
    ].join('\n'),
    ...(input.length === 0 ? ['无输入。'] : [table(input)]),
    `返回：${reply.text}${reply.entity === undefined ? '' : `，见 [${reply.entity}](#${anchor(reply.entity)})`}`,
    ...(reply.rows.length === 0 ? [] : [table(reply.rows)]),
    ...(errors.length === 0
      ? []
      : [
          errors
            .map(({ sent, http, zh: text }) => `- \`${sent}\`${http === undefined ? '' : `（HTTP ${http}）`}：${text}`)
            .join('\n'),
        ]),
    `\`\`\`sh\n${examples.cli}\n${examples.curl}\n\`\`\``,
    `\`\`\`ts\n${examples.sdk}\n\`\`\``,
  ].join('\n\n');
}

function socket(facts: SocketFacts): string {
  const { id, zh, en, path, callers, signed, sure, notes, query, receives, sends, closes, example } = facts;
  const said = (title: string, kinds: readonly MessageFacts[]): string[] =>
    kinds.length === 0
      ? []
      : [
          `#### ${title}`,
          ...kinds.flatMap((kind) => [`${kind.zh}${kind.en === '' ? '' : ` · ${kind.en}`}`, table(kind.rows)]),
        ];
  return [
    `### ${id}`,
    `${zh}。${en}.`,
    [
      `- WebSocket：\`${path}\``,
      `- 调用者：${callers.join('、')}；凭证：${signed}`,
      `- 依据：${sure.word}（${sure.meaning}${sure.because === undefined ? '' : `；${sure.because}`}）`,
      ...notes.map((note) => `- ${note}`),
    ].join('\n'),
    ...(query.length === 0 ? [] : [table(query)]),
    ...said('客户端发送', receives),
    ...said('平台发送', sends),
    closes.map(({ code, zh: text }) => `- \`${code}\`：${text}`).join('\n'),
    `\`\`\`\n${example}\n\`\`\``,
  ].join('\n\n');
}

function entity({ id, zh, en, rows }: EntityFacts): string {
  return [`### ${id}`, `${zh}。${en}.`, table(rows)].join('\n\n');
}

function state({ path, usedBy, values, steps }: StateFacts): string {
  const words = new Map(values.map(({ value, label }) => [value, label?.zh ?? value]));
  const named = (value: string): string => `${words.get(value) ?? value}`;
  const fromOf = (from: readonly string[] | string): string =>
    typeof from === 'string' ? (from === 'new' ? '（新建）' : '（任意）') : from.map(named).join('、');
  return [
    `### ${path}`,
    `用于 ${usedBy.map((one) => `\`${one}\``).join('、')}。`,
    values.map(({ value, label }) => `- \`${value}\` ${label?.zh ?? ''}（${label?.color ?? 'gray'}）`).join('\n'),
    ...(steps.length === 0
      ? []
      : [
          [
            '| 从 | 到 | 动作 | 接口 |',
            '|---|---|---|---|',
            ...steps.map(
              ({ from, to, zh, call }) =>
                `| ${fromOf(from)} | ${named(to)} | ${zh} | ${call === undefined ? '' : `\`${call}\``} |`,
            ),
          ].join('\n'),
        ]),
  ].join('\n\n');
}

function table(rows: readonly (FieldRow & { readonly place?: string })[]): string {
  const placed = rows.some(({ place }) => place !== undefined);
  const head = ['字段', ...(placed ? ['位置'] : []), '类型', '必填', '说明'];
  return [
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row) =>
      line([
        `${'&nbsp;&nbsp;'.repeat(row.depth)}\`${row.name}\``,
        ...(placed ? [row.place ?? ''] : []),
        row.entity === undefined ? row.type : `${row.type} [${row.entity}](#${anchor(row.entity)})`,
        row.required ? '是' : '',
        explained(row),
      ]),
    ),
  ].join('\n');
}

function explained({ zh, en, rules, allowed, alsoReadAs, names }: FieldRow): string {
  return [
    `${zh}${en === '' ? '' : ` · ${en}`}`,
    ...(names === undefined ? [] : [`指向 \`${names}\``]),
    ...rules.map((rule) => (rule.startsWith('匹配 ') ? `匹配 \`${rule.slice(3)}\`` : rule)),
    ...(allowed.length === 0 ? [] : [`取值 ${allowed.map(valueText).join('、')}`]),
    ...(alsoReadAs.length === 0 ? [] : [`也接受 ${alsoReadAs.map((name) => `\`${name}\``).join('、')}`]),
  ].join('；');
}

function valueText({ value, label }: AllowedValue): string {
  return `\`${value === '' ? '（空）' : value}\`${label === undefined || label.zh === value ? '' : ` ${label.zh}`}`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

function anchor(heading: string): string {
  return heading.toLowerCase().replaceAll('.', '');
}
