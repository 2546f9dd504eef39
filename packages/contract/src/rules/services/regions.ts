// Regions by id. Source: game-services 9; wire/realtime-and-compute.md 2.1.

import type { Text } from '../verdict.ts';

export interface Region extends Text {
  readonly id: string;
  /** The `-native` variants are for VIP organisations. */
  readonly vip: boolean;
}

export const regions: readonly Region[] = [
  { id: 'shanghai', zh: '上海', en: 'Shanghai', vip: false },
  { id: 'shanghai-native', zh: '上海 VIP', en: 'Shanghai VIP', vip: true },
  { id: 'beijing', zh: '北京', en: 'Beijing', vip: false },
  { id: 'beijing-native', zh: '北京 VIP', en: 'Beijing VIP', vip: true },
  { id: 'guangzhou', zh: '广州', en: 'Guangzhou', vip: false },
  { id: 'guangzhou-native', zh: '广州 VIP', en: 'Guangzhou VIP', vip: true },
  { id: 'hongkong', zh: '香港', en: 'Hong Kong', vip: false },
  { id: 'frankfurt', zh: '法兰克福', en: 'Frankfurt', vip: false },
  { id: 'virginia', zh: '弗吉尼亚', en: 'Virginia', vip: false },
];

/** The region of a self-hosted platform. */
export const localRegion: Region = { id: 'local', zh: '本机', en: 'Local', vip: false };

/** The name of a region, case ignored; an unknown id is its own name. */
export function regionName(id: string): Text {
  const found = [...regions, localRegion].find((region) => region.id === id.toLowerCase());
  return found === undefined ? { zh: id, en: id } : { zh: found.zh, en: found.en };
}
