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
    const name = serviceLabels[internal as keyof typeof serviceLabels];
    const lines = (lang: Language) =>
      internal === 'storage' ? databaseLines(lang) : Object.values<Price>(own).map((price) => priceLine(price, lang));
    return priceDocument(`${pricingDocs}#${internal}`, {
      name,
      zh: lines('zh'),
      en: lines('en'),
      alsoFoundBy: internal,
    });
  });
  const [crash, director, chief] = [
    consultationFee('crash'),
    consultationFee('proposal', 'director'),
    consultationFee('proposal', 'chief'),
  ];
  const fees = priceDocument('/consultation/submit', {
    name: { zh: '技术咨询', en: 'Consultation' },
    zh: [
      `崩溃、性能问题的技术咨询：${crash} 元起 / 次`,
      `方案咨询，总监：${director} 元起 / 半小时；首席专家：${chief} 元起 / 半小时`,
    ],
    en: [
      `crash and performance: from ${crash} yuan each`,
      `proposals, director: from ${director} yuan / half hour; chief expert: from ${chief} yuan / half hour`,
    ],
    alsoFoundBy: '',
  });
  return [...ofService, fees];
}

interface PriceText {
  readonly name: { readonly zh: string; readonly en: string };
  readonly zh: readonly string[];
  readonly en: readonly string[];
  readonly alsoFoundBy: string;
}

function priceDocument(url: string, { name, zh, en, alsoFoundBy }: PriceText): Document {
  return {
    url,
    title: `价格：${name.zh}`,
    body: `${name.zh}怎么收费、多少钱：${zh.join('；')}`,
    alsoFoundBy,
    isTask: true,
    en: { title: `Prices: ${name.en}`, body: `What ${name.en} costs, its price: ${en.join('; ')}` },
  };
}

type Language = 'zh' | 'en';

function priceLine({ yuan, unit, coefficient = 1 }: Price, lang: Language): string {
  const weighed = { zh: `，按用量的 ${coefficient} 倍计费`, en: `, use counts ${coefficient} times` }[lang];
  return `${yuan} ${lang === 'zh' ? '元' : 'yuan'} / ${unit[lang]}${coefficient === 1 ? '' : weighed}`;
}

function databaseLines(lang: Language): string[] {
  const disks = Object.entries(databaseEngines).filter(([, engine]) => engine.storageYuanPerGigabyteDay > 0);
  const [aDay, storage, gigabyteDay] =
    lang === 'zh' ? ['元 / 实例·天', '存储', '元 / GB·天'] : ['yuan / instance a day', 'storage', 'yuan / GB a day'];
  return [
    ...databaseSizes.map(({ id, yuanPerDay }) => `${id} ${yuanPerDay} ${aDay}`),
    ...disks.map(([name, engine]) => `${name} ${storage} ${engine.storageYuanPerGigabyteDay} ${gigabyteDay}`),
  ];
}

/** Tells one build's documents from another's. */
export function digestOf(all: readonly Document[]): string {
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}
