// What the assistant has read: every part of the platform's own reference, an introduction of each service, and prices.
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Service, services } from '@uos/contract';
import { serviceLabels } from '@uos/contract/labels';
import { factsOf, markdown, readServices } from '@uos/contract/reference';
import { consultationFee, databaseEngines, databaseSizes, type Price, prices, pricingDocs } from '@uos/contract/rules';

export interface Document {
  readonly url: string;
  readonly title: string;
  readonly body: string;
}

/** One document for each call and entity of the reference, one for each service, and one for its prices. */
export async function documents(): Promise<Document[]> {
  const all: Document[] = [];
  for (const model of readServices(services)) {
    // why: other calls go on while the pages of a service are made
    await setImmediate();
    all.push(...documentsOf(model.service, markdown(factsOf(model))));
  }
  return [...all, ...priceDocuments()];
}

/** What each service costs, in sentences. */
function priceDocuments(): Document[] {
  const ofService = Object.entries({ ...prices, storage: {} }).map(([internal, own]) => {
    const name = serviceLabels[internal as keyof typeof serviceLabels].zh;
    const lines = internal === 'storage' ? databaseLines() : Object.values<Price>(own).map(priceLine);
    const body = `${name}（${internal}）怎么收费、多少钱：${lines.join('；')}`;
    return { url: `${pricingDocs}#${internal}`, title: `价格:${name}`, body };
  });
  const fees = [
    `崩溃、性能问题的技术咨询：${consultationFee('crash')} 元起 / 次`,
    `方案咨询，总监：${consultationFee('proposal', 'director')} 元起 / 半小时；首席专家：${consultationFee('proposal', 'chief')} 元起 / 半小时`,
  ];
  const body = `技术咨询怎么收费、多少钱：${fees.join('；')}`;
  const consultation = { url: '/consultation/submit', title: '价格:技术咨询', body };
  return [...ofService, consultation];
}

function priceLine({ yuan, unit, coefficient = 1 }: Price): string {
  return `${yuan} 元 / ${unit.zh}${coefficient === 1 ? '' : `，按用量的 ${coefficient} 倍计费`}`;
}

function databaseLines(): string[] {
  const disks = Object.entries(databaseEngines).filter(([, engine]) => engine.storageYuanPerGigabyteDay > 0);
  return [
    ...databaseSizes.map(({ id, yuanPerDay }) => `${id} ${yuanPerDay} 元 / 实例·天`),
    ...disks.map(([name, engine]) => `${name} 存储 ${engine.storageYuanPerGigabyteDay} 元 / GB·天`),
  ];
}

function documentsOf(service: Service, reference: string): Document[] {
  const page = `/docs/${service.name}/`;
  const [head = '', ...sections] = reference.split(/^### /m);
  const parts = sections.map((section) => {
    const [name = '', ...lines] = section.split('\n');
    const body = plain(lines.join('\n'));
    const summary = /^[^。\n]{1,60}/.exec(body)?.[0] ?? name;
    return { url: `${page}#${name.trim()}`, title: `${service.title.zh}:${summary}`, body: `${name.trim()}\n${body}` };
  });
  return [{ url: page, title: `${service.title.zh} ${service.title.en}`, body: plain(head) }, ...parts];
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replace(/<!--.*?-->/gs, '')
    .replace(/^```\w*$/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\|[-| ]+\|$/gm, '')
    .replace(/^\| ?(.*?) ?\|$/gm, (_, row: string) =>
      row
        .split(' | ')
        .filter((cell) => cell.trim() !== '')
        .join(' '),
    )
    .replace(/[`*#]|^- /gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Tells one build's documents from another's. */
export function digestOf(all: readonly Document[]): string {
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}
