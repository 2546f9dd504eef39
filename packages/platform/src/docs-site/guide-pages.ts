// The pages that the console links to: what a service is, how to begin with it, and what it costs.
import { declared, SERVICE_GROUPS, type Service, services } from '@uos/contract';
import { serviceLabels } from '@uos/contract/labels';
import type { ServiceFacts } from '@uos/contract/reference';
import { databaseEngines, databaseSizes, docsLinks, prices, pricingDocs } from '@uos/contract/rules';
import { type Html, html } from './html.ts';
import type { DocsPage } from './layout.ts';
import { code } from './service-page.ts';

/** Path below /docs of each guide, and the service it is about. */
export const guides: ReadonlyMap<string, Service> = new Map(
  services.flatMap((service) => {
    const path =
      service.internal === undefined ? undefined : (docsLinks as Readonly<Record<string, string>>)[service.internal];
    return path === undefined ? [] : [[path, service] as const];
  }),
);

export function indexPage(): DocsPage {
  const all = declared(services).length;
  const body = html`
<section class="hero"><h1>UOS 文档</h1><p class="lead">游戏在线服务的接口、命令与 SDK。${all} 个接口，${services.length} 个服务，离线可用。</p>
<div class="code"><pre><code>npx uos login
npx uos app ls
npx uos cdn sync ./build --bucket web</code></pre></div></section>
<h2>从这里开始</h2>
<ul class="cards">
${card('/docs/guides.html', '指南', '每个服务的概念、开通步骤与第一次调用。')}
${card('/docs/others/create-uos-app.html', '创建应用', '从组织到应用，再到开通第一个服务。')}
${card(pricingDocs, '价格', '各服务的计费单位与单价。')}
</ul>
<h2>接口参考</h2>
${Object.entries(SERVICE_GROUPS).map(([group, { zh }]) => {
  const members = services.filter((service) => service.group === group);
  return html`<h3 class="group">${zh}</h3><ul class="cards">${members.map((service) =>
    card(`/docs/${service.name}/`, service.title.zh, service.intro.zh, `${declared([service]).length} 个接口`),
  )}</ul>`;
})}`;
  return { title: '首页', path: '/docs/', body };
}

function card(href: string, title: string, text: string, note = ''): Html {
  return html`<li><a href="${href}"><b>${title}</b>${note !== '' && html`<i>${note}</i>`}<span>${text}</span></a></li>`;
}

export function guidesPage(): DocsPage {
  const items = [...guides].map(([path, service]) => card(path, service.title.zh, service.intro.zh));
  const body = html`<p class="crumbs"><a href="/docs/">文档</a> / 指南</p><h1>指南</h1><ul class="cards">
${card('/docs/others/create-uos-app.html', '创建应用', '从组织到应用，再到开通第一个服务。')}${items}</ul>`;
  return { title: '指南', path: '/docs/guides.html', body };
}

export function guidePage(path: string, service: Service, facts: ServiceFacts): DocsPage {
  const lists = facts.groups.flatMap(({ operations }) => operations).find(({ id }) => /\.(list|search)$/.test(id));
  const body = html`
<p class="crumbs"><a href="/docs/">文档</a> / <a href="/docs/guides.html">指南</a> / ${facts.zh}</p>
<h1>${facts.zh}</h1>
<p class="lead">${service.intro.zh}</p>
<h2>开通</h2>
<p>在控制台的应用概览中开通，或使用命令行：</p>
${code(`uos app use <应用 ID>\nuos app enable ${service.internal ?? service.name}`)}
<h2>第一次调用</h2>
${
  lists === undefined
    ? ''
    : html`${code(lists.examples.cli)}${code(`import { appCredentials, createUos } from '@uos/sdk';

const uos = createUos({
  origin: 'http://localhost:4100',
  as: appCredentials({ appId, appServiceSecret }),
});
${lists.examples.sdk}`)}`
}
<h2>能做什么</h2>
<ul class="verbs">${facts.groups.map(
    ({ name, operations }) =>
      html`<li><b>${name}</b><span>${operations.map(({ id, zh }) => html`<a href="/docs/${service.name}/#${id}">${zh}</a> `)}</span></li>`,
  )}</ul>
${realtimeSection(service, facts)}
${priceSection(service.internal)}
<p class="downloads"><a href="/docs/${service.name}/">完整接口参考</a></p>`;
  return { title: facts.zh, path, body };
}

/** What is open for long, and what ends it on the platform. */
function realtimeSection({ name }: Service, { sockets }: ServiceFacts): Html {
  return html`${
    sockets.length > 0 &&
    html`<h2>长连接</h2>
<ul class="verbs">${sockets.map(({ id, zh, path }) => html`<li><b>${zh}</b><span><a href="/docs/${name}/#${id}"><code>${path}</code></a></span></li>`)}</ul>
<p>浏览器与 Node 共用同一个客户端 <code>@uos/sdk/realtime</code>：断线自动重连，并从断开处继续接收。</p>
<p>平台的主进程负责规则与状态，长连接由单独的进程承载：它在第一个连接到来时启动，意外退出后数秒内恢复，客户端自动重连。</p>`
  }`;
}

function priceSection(internal: string | undefined): Html {
  const own = priceRows().filter((row) => row.service === internal);
  return own.length === 0 ? html`` : html`<h2>价格</h2>${priceTable(own)}`;
}

interface PriceRow {
  readonly service: string;
  readonly metric: string;
  readonly yuan: number;
  readonly unit: string;
}

function priceRows(): PriceRow[] {
  return Object.entries(prices).flatMap(([service, metrics]) =>
    Object.entries(metrics as Readonly<Record<string, { yuan: number; unit: { zh: string } }>>).map(
      ([metric, { yuan, unit }]) => ({
        service,
        metric,
        yuan,
        unit: unit.zh,
      }),
    ),
  );
}

function priceTable(rows: readonly PriceRow[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="价格"><table><thead><tr><th scope="col">服务</th><th scope="col">计量</th><th scope="col">单价（元）</th><th scope="col">单位</th></tr></thead><tbody>${rows.map(
    ({ service, metric, yuan, unit }) =>
      html`<tr><td>${nameOf(service)}</td><td><code>${metric}</code></td><td class="number">${yuan}</td><td>每${unit}</td></tr>`,
  )}</tbody></table></div>`;
}

function nameOf(internal: string): string {
  return (serviceLabels as Readonly<Record<string, { zh: string }>>)[internal]?.zh ?? internal;
}

export function pricesPage(): DocsPage {
  const body = html`<p class="crumbs"><a href="/docs/">文档</a> / 价格</p><h1>价格</h1>
<p class="lead">按用量计费，单价以元计。</p>${priceTable(priceRows())}
<h2>云数据库</h2>
<div class="scroll" tabindex="0" role="group" aria-label="云数据库价格"><table><thead><tr><th scope="col">规格</th><th scope="col">架构</th><th scope="col">CPU</th><th scope="col">内存</th><th scope="col">单价（元/天）</th><th scope="col">存储（元/GB/天）</th></tr></thead><tbody>${databaseSizes.map(
    ({ id, engine, cpuCores, memoryMegabytes, yuanPerDay }) =>
      html`<tr><td><code>${id}</code></td><td>${databaseEngines[engine].topology.zh}</td><td class="number">${cpuCores === 0 ? '' : cpuCores}</td><td class="number">${memoryMegabytes} MB</td><td class="number">${yuanPerDay}</td><td class="number">${databaseEngines[engine].storageYuanPerGigabyteDay === 0 ? '' : databaseEngines[engine].storageYuanPerGigabyteDay}</td></tr>`,
  )}</tbody></table></div>`;
  return { title: '价格', path: pricingDocs, body };
}

export function createAppPage(path: string): DocsPage {
  const body = html`<p class="crumbs"><a href="/docs/">文档</a> / <a href="/docs/guides.html">指南</a> / 创建应用</p><h1>创建应用</h1>
<p class="lead">应用归属于组织，服务在应用上开通，用量也按应用结算。</p>
<ol class="steps-list"><li><p>登录，并选择组织。</p>${code('uos login\nuos org ls\nuos org use <组织 ID>')}</li>
<li><p>创建应用，并设为当前应用。</p>${code('uos app create my-game\nuos app use <应用 ID>')}</li>
<li><p>开通需要的服务。</p>${code('uos app enable asset-streaming')}</li>
<li><p>在脚本或服务端使用应用凭证。AppServiceSecret 只应保存在服务端。</p>${code('uos login --app-id <应用 ID> --secret-stdin')}</li></ol>
<p class="downloads"><a href="/docs/app/">应用接口参考</a></p>`;
  return { title: '创建应用', path, body };
}

export function missingPage(path: string): DocsPage {
  const body = html`<h1>没有这一页</h1><p class="lead"><code>${path}</code> 不存在。可以在上方搜索，或从这里继续：</p>
<ul class="cards">${card('/docs/', '文档首页', '全部服务与指南。')}${card('/docs/guides.html', '指南', '每个服务的概念与第一次调用。')}</ul>`;
  return { title: '没有这一页', path, body };
}
