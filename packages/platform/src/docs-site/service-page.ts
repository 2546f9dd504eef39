// The reference of one service: every operation, state and entity.
import { kebabCase, type Lister, listersOf, type Service, services } from '@uos/contract';
import type {
  AllowedValue,
  EntityFacts,
  FieldRow,
  MessageFacts,
  OperationFacts,
  ServiceFacts,
  SocketFacts,
  StateFacts,
} from '@uos/contract/reference';
import { type Html, html } from './html.ts';
import type { DocsPage } from './layout.ts';

export function servicePage(service: Service, facts: ServiceFacts): DocsPage {
  const count = facts.groups.reduce((sum, { operations }) => sum + operations.length, 0);
  const body = html`
<p class="crumbs"><a href="/docs/">文档</a> / ${facts.zh}</p>
<h1>${facts.zh} <small>${facts.en}</small></h1>
<p class="lead">${service.intro.zh}</p>
<p class="facts"><span>${count} 个接口</span>${facts.sockets.length > 0 && html`<span>${facts.sockets.length} 个长连接</span>`}<span>${facts.entities.length} 个实体</span><span>SDK <code>uos.${propertyOf(facts)}</code></span><span>命令 <code>uos ${service.name}</code></span></p>
<p class="downloads"><a href="/docs/openapi/${service.name}.json">OpenAPI 3.1</a><a href="/docs/${service.name}.md">Markdown</a></p>
${facts.groups.map(groupSection)}
${facts.sockets.length > 0 && html`<h2 id="sockets">长连接</h2>${facts.sockets.map(socketSection)}`}
${facts.states.length > 0 && html`<h2 id="states">状态与流转</h2>${facts.states.map(stateSection)}`}
${facts.entities.length > 0 && html`<h2 id="entities">实体</h2>${facts.entities.map(entitySection)}`}`;
  return { title: facts.zh, path: `/docs/${service.name}/`, body, contents: contentsOf(facts) };
}

function propertyOf({ groups }: ServiceFacts): string {
  return groups[0]?.operations[0]?.id.split('.')[0] ?? '';
}

function contentsOf({ groups, sockets, states, entities }: ServiceFacts): Html {
  return html`<h2>本页内容</h2>${groups.map(
    ({ name, operations }) =>
      html`<details${groups.length <= 6 ? html` open` : ''}><summary>${name}<i>${operations.length}</i></summary><ul>${operations.map(
        ({ id, zh }) => html`<li><a href="#${id}">${zh}</a></li>`,
      )}</ul></details>`,
  )}<ul>${sockets.length > 0 && html`<li><a href="#sockets">长连接</a></li>`}${states.length > 0 && html`<li><a href="#states">状态与流转</a></li>`}${entities.length > 0 && html`<li><a href="#entities">实体</a></li>`}</ul>`;
}

function groupSection({ name, operations }: ServiceFacts['groups'][number]): Html {
  return html`<h2 id="group-${name}" class="group">${name} <small>${operations.length}</small></h2>${operations.map(operationSection)}`;
}

function operationSection(one: OperationFacts): Html {
  const { id, zh, en, method, path, alsoAt, callers, signed, sure, notes, input, reply, errors, examples } = one;
  return html`<section class="op" id="${id}" aria-labelledby="h-${id}">
<h3 id="h-${id}">${zh} <a class="anchor" href="#${id}" aria-label="本节链接">#</a></h3>
<p class="name"><code>${id}</code> ${en}</p>
<p class="route"><b class="${method}">${method}</b><code>${path}</code></p>
${alsoAt.length > 0 && html`<p class="also">也可用 ${alsoAt.map((other) => html`<code>${other}</code> `)}</p>`}
${metaOf(callers, signed, sure)}
${notes.map((note) => html`<p class="note">${note}</p>`)}
<h4>输入</h4>
${input.length === 0 ? html`<p class="none">无</p>` : fieldTable(input, true)}
<h4>返回 <span class="type">${reply.text}</span>${reply.entity !== undefined && entityLink(reply.entity)}</h4>
${reply.rows.length > 0 && fieldTable(reply.rows, false)}
${errors.length > 0 && html`<h4>错误</h4><ul class="errors">${errors.map(({ sent, http, zh: text }) => html`<li><code>${sent}</code>${http !== undefined && html`<span class="http">HTTP ${http}</span>`}${text}</li>`)}</ul>`}
<div class="examples"><details><summary>命令行</summary>${code(examples.cli)}</details><details><summary>SDK</summary>${code(examples.sdk)}</details><details><summary>curl</summary>${code(examples.curl)}</details></div>
</section>`;
}

function socketSection(one: SocketFacts): Html {
  const { id, zh, en, path, callers, signed, sure, notes, query, receives, sends, closes, example } = one;
  return html`<section class="op" id="${id}" aria-labelledby="h-${id}">
<h3 id="h-${id}">${zh} <a class="anchor" href="#${id}" aria-label="本节链接">#</a></h3>
<p class="name"><code>${id}</code> ${en}</p>
<p class="route"><b class="GET">WS</b><code>${path}</code></p>
${metaOf(callers, signed, sure)}
${notes.map((note) => html`<p class="note">${note}</p>`)}
${query.length > 0 && html`<h4>参数</h4>${fieldTable(query, false)}`}
${messages('客户端发送', receives)}
${messages('平台发送', sends)}
<h4>关闭码</h4><ul class="errors">${closes.map(({ code: number, zh: text }) => html`<li><code>${String(number)}</code>${text}</li>`)}</ul>
<div class="examples"><details><summary>一次对话</summary>${code(example)}</details></div>
</section>`;
}

function messages(title: string, kinds: readonly MessageFacts[]): Html {
  return html`${
    kinds.length > 0 &&
    html`<h4>${title}</h4>${kinds.map(
      (kind) =>
        html`<p class="name"><b>${kind.zh}</b> <span lang="en">${kind.en}</span></p>${fieldTable(kind.rows, false)}`,
    )}`
  }`;
}

function metaOf(callers: readonly string[], signed: string, sure: OperationFacts['sure']): Html {
  return html`<dl class="meta">
<div><dt>调用者</dt><dd>${callers.map((caller) => html`<span class="chip">${caller}</span>`)}</dd></div>
<div><dt>凭证</dt><dd>${signed}</dd></div>
<div><dt>依据</dt><dd><span class="sure ${SURE[sure.word]}">${sure.word}</span>${sure.meaning}${sure.because !== undefined && html`<span class="because" lang="en">${sure.because}</span>`}</dd></div>
</dl>`;
}

const SURE: Readonly<Record<string, string>> = { 规范: 'spec', 实测: 'seen', 推定: 'assumed' };

export function code(text: string): Html {
  return html`<div class="code"><pre tabindex="0"><code>${text}</code></pre></div>`;
}

function entityLink(id: string): Html {
  return html`<a class="entity" href="#entity-${id}">${id}</a>`;
}

function fieldTable(rows: readonly (FieldRow & { readonly place?: string })[], placed: boolean): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="字段"><table class="fields">
<thead><tr><th scope="col">字段</th>${placed && html`<th scope="col">位置</th>`}<th scope="col">类型</th><th scope="col">说明</th></tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr><td class="d${row.depth}"><code>${row.name}</code>${placed ? row.required && html`<span class="must">必填</span>` : !row.required && html`<span class="may">可能没有</span>`}</td>${placed && html`<td>${row.place}</td>`}<td>${row.type}${row.entity !== undefined && entityLink(row.entity)}</td><td>${explained(row)}</td></tr>`,
  )}</tbody></table></div>`;
}

function explained({ name, zh, en, rules, allowed, alsoReadAs, names }: FieldRow): Html {
  return html`${zh !== name && html`<b>${zh}</b> `}<span class="en" lang="en">${en}</span>${rules.length > 0 && html`<span class="rules">${rules.join('；')}</span>`}${allowed.length > 0 && html`<span class="values">${allowed.map(valueChip)}</span>`}${names !== undefined && html`<span class="rules">指向 ${thingLink(names)}</span>`}${alsoReadAs.length > 0 && html`<span class="rules">也接受 ${alsoReadAs.map((other) => html`<code>${other}</code> `)}</span>`}`;
}

/** why not yet: it reads the schemas of every reply */
let listers: ReadonlyMap<string, Lister> | undefined;

/** To the call that lists what an id names, or to its service where it is in no list. */
function thingLink(ref: string): Html {
  listers ??= listersOf(services);
  const call = listers.get(ref)?.call;
  const [service = ''] = ref.split('.');
  const place = call === undefined ? '' : `#${call.id}`;
  return html`<a href="/docs/${kebabCase(service)}/${place}"><code>${ref}</code></a>`;
}

function valueChip({ value, label }: AllowedValue): Html {
  const shown = value === '' ? '空' : value;
  return label === undefined
    ? html`<span class="value"><code>${shown}</code></span>`
    : html`<span class="value"><i class="dot ${label.color}"></i>${label.zh}${label.zh !== shown && html` <code>${shown}</code>`}</span>`;
}

function stateSection({ path, usedBy, values, steps }: StateFacts): Html {
  const known = new Map(values.map((one) => [one.value, one]));
  const chip = (value: string): Html => valueChip(known.get(value) ?? { value });
  return html`<section class="state" id="state-${path}"><h3>${usedBy.map((one) => html`<code>${one}</code> `)}</h3>
<p class="values">${values.map(valueChip)}</p>
${
  steps.length > 0 &&
  html`<div class="scroll" tabindex="0" role="group" aria-label="流转"><table class="steps"><thead><tr><th scope="col">从</th><th scope="col">到</th><th scope="col">动作</th><th scope="col">接口</th></tr></thead><tbody>${steps.map(
    ({ from, to, zh, call }) =>
      html`<tr><td>${typeof from === 'string' ? html`<span class="value start">${from === 'new' ? '新建' : '任意'}</span>` : from.map(chip)}</td><td><span class="arrow" aria-hidden="true">→</span>${chip(to)}</td><td>${zh}</td><td>${call !== undefined && html`<a href="/docs/${kebabCase(call.split('.')[0] ?? '')}/#${call}"><code>${call}</code></a>`}</td></tr>`,
  )}</tbody></table></div>`
}</section>`;
}

function entitySection({ id, zh, en, rows }: EntityFacts): Html {
  return html`<section class="op" id="entity-${id}"><h3>${zh} <small>${id}</small></h3><p class="name" lang="en">${en}</p>${fieldTable(rows, false)}</section>`;
}
