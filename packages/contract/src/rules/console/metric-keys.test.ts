import { expect, it } from 'vitest';
import { addsUp, metricKeys } from './metric-keys.ts';

it('adds up what was used, and neither what there is nor who was there', () => {
  expect(['usage', 'getSettingsCall', 'messageTotal', 'new', 'sms'].filter((metric) => !addsUp(metric))).toEqual([]);
  expect(['configCount', 'totalSize', 'memory', 'dau', 'connectedPlayerTotal', 'pit'].filter(addsUp)).toEqual([]);
  expect(metricKeys.filter(addsUp)).toContain('count');
});
