// What the assistant has read: every part of the platform's own reference, an introduction of each service, and prices.
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { services } from '@uos/contract';
import { serviceLabels } from '@uos/contract/labels';
import { factsOf, readServices } from '@uos/contract/reference';
import { consultationFee, databaseEngines, databaseSizes, type Price, prices, pricingDocs } from '@uos/contract/rules';
import { type Document, documentsOf } from './document-text.ts';

/** What the reference says of each service, and what it costs. */
export async function documents(): Promise<Document[]> {
  const all: Document[] = [];
  for (const model of readServices(services)) {
    // why: other calls go on while the pages of a service are made
    await setImmediate();
    all.push(...documentsOf(factsOf(model)));
  }
  return [...all, ...priceDocuments()];
}

/** What each service costs, in sentences. */
function priceDocuments(): Document[] {
  const ofService = Object.entries({ ...prices, storage: {} }).map(([internal, own]) => {
    const name = serviceLabels[internal as keyof typeof serviceLabels].zh;
    const lines = internal === 'storage' ? databaseLines() : Object.values<Price>(own).map(priceLine);
    const body = `${name}怎么收费、多少钱：${lines.join('；')}`;
    return priceDocument(`${pricingDocs}#${internal}`, name, { body, alsoFoundBy: internal });
  });
  const fees = [
    `崩溃、性能问题的技术咨询：${consultationFee('crash')} 元起 / 次`,
    `方案咨询，总监：${consultationFee('proposal', 'director')} 元起 / 半小时；首席专家：${consultationFee('proposal', 'chief')} 元起 / 半小时`,
  ];
  const body = `技术咨询怎么收费、多少钱：${fees.join('；')}`;
  return [...ofService, priceDocument('/consultation/submit', '技术咨询', { body, alsoFoundBy: '' })];
}

function priceDocument(url: string, name: string, text: Pick<Document, 'body' | 'alsoFoundBy'>): Document {
  return { url, title: `价格：${name}`, ...text, isTask: true };
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

/** Tells one build's documents from another's. */
export function digestOf(all: readonly Document[]): string {
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}
