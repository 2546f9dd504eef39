// Every row of the specification's tables of states (section 4) and constants (section 9) is found in the contract.
// A row without a line here fails, and so does a number of a row that the contract does not have.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LabelTable, labels, metricLabels } from '@uos/contract/labels';
import { errorCodes, objectTooLarge, statusTexts, toast } from '@uos/contract/messages';
import {
  appDefaults,
  billPeriods,
  consultationFees,
  databaseEngines,
  databaseSizes,
  durationOptions,
  durationOptionsWithDay,
  formatSize,
  funcConfigLevels,
  longDurationOptions,
  metricKeys,
  offeredVersions,
  pageCounts,
  prices,
  regions,
  remittanceNote,
  scriptPartTimeoutMs,
  serviceDefaults,
  stepCodes,
  uploadLimits,
} from '@uos/contract/rules';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = ['platform-core', 'game-services', 'passport'] as const;
type Document = (typeof DOCUMENTS)[number];

const read = (document: Document, section: '4' | '9'): string =>
  readFileSync(join(import.meta.dirname, `../spec/${document}.sections.md`), 'utf8')
    .split(/^(?=## )/m)
    .find((text) => text.startsWith(`## ${section}.`)) ?? '';

interface Row {
  readonly heading: string;
  readonly cells: readonly string[];
}

/** Rows of every table of a section, an empty first cell filled from above. */
function rowsOf(text: string): Row[] {
  let above = '';
  return text.split('\n').flatMap((line, index, lines): Row[] => {
    const isRow = line.startsWith('|') && !/^\|[-|]+$/.test(line) && !/^\|[-|]+$/.test(lines[index + 1] ?? '');
    if (!isRow) {
      return [];
    }
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    above = cells[0] || above;
    return [{ heading: above, cells }];
  });
}

const tables: Readonly<Record<string, Readonly<Record<string, LabelTable>>>> = labels;

function valuesAt(path: string): string[] {
  const [entity = '', field = ''] = path.split('.');
  return Object.keys(tables[entity]?.[field] ?? {});
}

/** Where the values of each row of section 4 are; `none` where the row says that no states are shown. */
const STATES: Readonly<Record<Document, Readonly<Record<string, readonly string[] | 'none'>>>> = {
  'platform-core': {
    Transaction: ['transaction.status'],
    Invoice: ['invoice.status'],
    Organisation: ['organization.status'],
    'Bill log': ['billLog.status'],
  },
  'game-services': {
    'Sync room': ['room.status'],
    'Hosting server': ['allocation.status'],
    'Perf test': ['perfSession.status'],
    'Func server': ['funcServer.status'],
    'Func image build': ['image.status'],
    'Stateless function': ['statelessFunction.status'],
    'Remote config': ['override.status'],
    'CRUD (database)': ['database.status'],
    'Storage backup': ['backup.status'],
    'CDN UGC mod': ['mod.status'],
    'CDN reported content': ['mod.reportStatus'],
    'Stack-trace record': ['stacktraceRecord.status'],
    'Push server': ['pushServer.status'],
    'Safe protection': ['protection.status'],
    'Baking session': ['bakingSession.status'],
  },
  passport: {
    Realm: ['realm.status'],
    Persona: ['persona.status'],
    User: 'none',
    Entitlement: ['entitlement.status'],
    'Battle pass': ['battlePass.status'],
    'Gift-pack class': ['tokenClass.status'],
    'Token instance': 'none',
    'Economy product': ['product.publishStatus'],
    'Economy order': ['order.status'],
    'Achievement meta': ['achievementMeta.releaseStatus'],
    'Persona achievement': ['personaAchievement.achieveStatus', 'personaAchievement.redeemStatus'],
    'Inbox message': ['inboxMessage.status'],
    Billboard: ['billboard.status'],
    Quest: ['quest.status'],
    'Quest item': 'none',
    Leaderboard: 'none',
    'Leaderboard history score': ['leaderboard.rewardState'],
    Report: ['report.status'],
    'SMS template': ['smsTemplate.status'],
    'Identity domain': 'none',
  },
};

/** `Init, Running` or `` `Created` (awaiting launch), `Open` ``: the values without what explains them. */
function statesIn(cell: string): string[] {
  const quoted = [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
  return quoted.length > 0
    ? quoted
    : cell
        .replace(/\([^)]*\)/g, '')
        .split(/[,;]| or /)
        .map((word) => word.replace('ending in', '').trim())
        .filter((word) => word !== '');
}

describe.each(DOCUMENTS)('section 4 of %s', (document) => {
  it('has every state of every row among the labels', () => {
    const rows = rowsOf(read(document, '4'));
    expect(rows.length).toBeGreaterThan(5);
    for (const { heading, cells } of rows) {
      const paths = STATES[document][heading];
      expect(paths, heading).toBeDefined();
      if (paths !== 'none') {
        const known = paths?.flatMap(valuesAt);
        expect(known, heading).toEqual(expect.arrayContaining(statesIn(cells[1] ?? '')));
      }
    }
  });
});

it('has the codes of the wizard steps', () => {
  const lines = [...read('platform-core', '4').matchAll(/^- (payment|generic|override): (.*)\.$/gm)];
  expect(lines).toHaveLength(3);
  for (const [, wizard = '', steps = ''] of lines) {
    const written = Object.fromEntries(
      steps
        .split(', ')
        .map((step) => step.split(' '))
        .map(([name, code]) => [name, Number(code)]),
    );
    expect(stepCodes[wizard as keyof typeof stepCodes]).toEqual(written);
  }
});

type Fact = string | number;
const yuan = (service: keyof typeof prices): number[] => Object.values(prices[service]).map((price) => price.yuan);
const regionFacts = regions.flatMap(({ id }) => id.split('-'));
const durations = [...durationOptions, ...longDurationOptions, ...durationOptionsWithDay].map(({ value }) =>
  Math.abs(value),
);
const hours = durationOptionsWithDay.some(({ zh }) => zh.includes('24')) ? [24] : [];
const sizes = formatSize(1000) === '1 KB' || formatSize(1000).startsWith('1') ? [1000] : [];
const codes = [errorCodes.objectTooLarge, errorCodes.trialLimit];
const func = serviceDefaults.func;
const sync = serviceDefaults.usync;
const hosting = serviceDefaults.multiverse;
const versions = Object.values(offeredVersions);

/** What the contract has for each bullet and row of section 9, by how it begins. */
const CONSTANTS: Readonly<Record<Document, Readonly<Record<string, readonly Fact[]>>>> = {
  'platform-core': {
    'Display time zone': ['Asia/Shanghai', 'YYYY-MM-DD HH:mm'],
    DEFAULT_MAX_PAGE_COUNT: [pageCounts.max, pageCounts.buckets],
    'App list count': [
      pageCounts.appsOfOrganization,
      pageCounts.bills,
      0,
      serviceDefaults['func-stateless'].runtimePageSize,
    ],
    'Duration options': [
      ...durations,
      ...hours,
      12,
      // why a moment: the years that are offered grow
      ...billPeriods(Date.UTC(2025, 5)).flatMap(({ value }) => (/^\d+$/.test(value) ? [Number(value)] : [])),
    ],
    'Sizes use': [...sizes, 'B to PB', '万'],
    Regions: regionFacts,
    // why 3: the other of the two readings, which is not the one taken
    Toasts: [toast.notificationMs, toast.serviceErrorMs, 3],
    'Script-part load': [scriptPartTimeoutMs],
    'Error codes': [...codes, ...Object.keys(statusTexts).map(Number), 4],
    Defaults: [
      appDefaults.environment,
      sync.type,
      sync.perfTest,
      appDefaults.needGatherInfo,
      hosting.enablePassThrough,
      0,
    ],
    'Default remote-config': [serviceDefaults['remote-config'].variantName, 1],
    'Consultation fees': [
      consultationFees.crash.yuan,
      consultationFees.performance.yuan,
      consultationFees.proposal.director.yuan,
      consultationFees.proposal.chief.yuan,
    ],
    'Bank transfer': [remittanceNote.en],
    'Asset-bundle analysis': [serviceDefaults['asset-streaming'].bundleAnalysisTimeoutMinutes],
    'Versions offered': versions,
    'Usage chart': metricKeys,
    'Service prices': [],
  },
  'game-services': {
    DEFAULT_MAX_PAGE_COUNT: [pageCounts.max, serviceDefaults['asset-streaming'].bucketPageSize],
    'Duration options': [...durations, ...hours],
    'Sizes use': [...sizes, 'B to PB'],
    Regions: regionFacts,
    'Stateless runtime': [0, serviceDefaults['func-stateless'].runtimePageSize],
    'Asset bundle': [serviceDefaults['asset-streaming'].bundleAnalysisTimeoutMinutes, uploadLimits.md5ChunkBytes / 1e6],
    'Error codes': codes,
    CDN: [
      ...yuan('asset-streaming'),
      prices['asset-streaming'].usageBytes.coefficient,
      ...Object.values(serviceDefaults['asset-streaming'].freeGigabytes),
    ],
    Push: [...yuan('push'), ...Object.values(serviceDefaults.push)],
    Hello: yuan('hello'),
    Baking: yuan('baking'),
    Multiverse: [
      ...yuan('multiverse'),
      hosting.port.protocol,
      hosting.port.port,
      hosting.allocationTtlSeconds,
      hosting.cpuCores,
      hosting.serviceCount,
      hosting.bufferPercent,
      hosting.minServers,
      hosting.memoryPerCpu,
      hosting.cpuFactor,
      0.051875,
      0.36,
    ],
    Sync: [
      ...yuan('usync'),
      sync.roomCount,
      sync.ration,
      sync.roomTtlMinutes,
      sync.netBytesPerSecond,
      sync.idleSeconds,
    ],
    'Func (stateful)': [
      ...yuan('func'),
      func.port.protocol,
      func.port.port,
      func.trialTtlSeconds / 60,
      func.ttlSeconds / 60,
      ...funcConfigLevels.map(({ cpu }) => Number.parseInt(cpu, 10)),
      ...[0.1, 1, 2, 4],
    ],
    'Func stateless': yuan('func-stateless'),
    'CRUD Save': yuan('save'),
    Matchmaking: yuan('matchmaking'),
    Device: yuan('device'),
    'Remote config': yuan('remote-config'),
  },
  passport: {
    'Times displayed': ['Asia/Shanghai'],
    Prices: yuan('passport'),
    '`dauFactor`': [serviceDefaults.passport.dauFactor, serviceDefaults.passport.dauMode],
    '`inboxCapacity`': [serviceDefaults.passport.inboxCapacity],
    '`inventoryCapacity`': [serviceDefaults.passport.inventoryCapacity],
    '`propertiesBytesLimit`': [serviceDefaults.passport.propertiesBytesLimit],
    'Guild defaults': Object.entries(serviceDefaults.passport.guild).flatMap(([key, value]) => [
      key,
      typeof value === 'number' ? value : String(value),
    ]),
    'Billboard expiry': serviceDefaults.passport.billboardExpiryDays,
    'Quest resets': [1],
    'Product reset': [],
    'List-all page': [serviceDefaults.passport.listAllPageSize],
    'Chart metric': ['dau', 'sms', 'retention', 'usage', 'apps'],
    'Usage chart': [...durations.filter((days) => days > 1), ...hours],
    'Client SDK': [offeredVersions.passport],
  },
};

/** Bullets and table rows of section 9 but those of the databases, whose prices stand apart. */
function linesOf(document: Document): string[] {
  const text = read(document, '9').split('### Storage database prices')[0] ?? '';
  const bullets = [...text.matchAll(/^- (.*)$/gm)].map((match) => match[1] ?? '');
  return [...bullets, ...rowsOf(text).map(({ cells }) => cells.join(' | '))];
}

describe.each(DOCUMENTS)('section 9 of %s', (document) => {
  it('has every number and word of every line in the contract', () => {
    const lines = linesOf(document);
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      const [, facts] = Object.entries(CONSTANTS[document]).find(([start]) => line.startsWith(start)) ?? [];
      expect(facts, line).toBeDefined();
      const written = new Set([...line.matchAll(/(?<![A-Za-z])\d+(?:\.\d+)*/g)].map(([number]) => number));
      const numbers = new Set(
        (facts ?? []).flatMap((fact) =>
          [...String(fact).matchAll(/(?<![A-Za-z])\d+(?:\.\d+)*/g)].map(([number]) => number),
        ),
      );
      expect(
        [...written].filter((number) => !numbers.has(number)),
        line,
      ).toEqual([]);
      for (const fact of facts ?? []) {
        expect(line, String(fact)).toContain(String(fact));
      }
    }
  });

  it('leaves no line here that the specification does not have', () => {
    const lines = linesOf(document);
    const gone = Object.keys(CONSTANTS[document]).filter((start) => !lines.some((line) => line.startsWith(start)));
    expect(gone).toEqual([]);
  });
});

describe('section 9 of game-services', () => {
  const text = read('game-services', '9');

  it('has every size and price of the databases', () => {
    const [, part = ''] = text.split('### Storage database prices');
    const rows = rowsOf(part.split('### ')[0] ?? '');
    const ENGINES: Readonly<Record<string, keyof typeof databaseEngines>> = {
      Mongo: 'mongo',
      MySQL: 'mysql',
      Redis: 'redis',
      PostgreSQL: 'postgresql',
    };
    const seen = new Map<string, number>();
    for (const { heading, cells } of rows) {
      const engine = ENGINES[heading.split(' ')[0] ?? ''];
      const [, size = '', price = ''] = cells;
      expect(engine, heading).toBeDefined();
      if (engine === undefined) {
        continue;
      }
      if (size === 'storage') {
        expect(databaseEngines[engine].storageYuanPerGigabyteDay).toBe(Number(price));
        continue;
      }
      const [amount = '0', unit] = (size.split('/').at(-1) ?? '').trim().split(' ');
      const cores = size.includes('core') ? Number.parseInt(size, 10) : 0;
      const megabytes = Number(amount) * (unit === 'GB' ? 1024 : 1);
      const found = databaseSizes.find(
        (one) => one.engine === engine && one.cpuCores === cores && one.memoryMegabytes === megabytes,
      );
      expect(found?.yuanPerDay, `${heading} ${size}`).toBe(Number(price));
      seen.set(engine, (seen.get(engine) ?? 0) + 1);
    }
    expect(Object.fromEntries(seen)).toEqual({ mongo: 4, mysql: 5, redis: 4, postgresql: 4 });
    expect(databaseSizes).toHaveLength(17);
  });

  it('has the keys of the charts and the versions on offer', () => {
    const [, keys = ''] = /### Chart metric keys\n(.*)\./.exec(text) ?? [];
    expect(keys.split(/[,;] /).filter((key) => !(metricKeys as readonly string[]).includes(key))).toEqual([]);
    expect(Object.keys(metricLabels).sort()).toEqual([...metricKeys].sort());
    const [, offered = ''] = /### SDK and demo versions\n(.*)\./s.exec(text) ?? [];
    expect(
      [...offered.matchAll(/\d+\.\d+\.\d+/g)]
        .map(([version]) => version)
        .filter((version) => !versions.includes(version as never)),
    ).toEqual([]);
  });
});

it('has the message of an upload over the limit', () => {
  expect(objectTooLarge).toBe('Object size exceeding limit');
});
