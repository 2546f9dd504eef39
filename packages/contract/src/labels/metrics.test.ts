import { describe, expect, it } from 'vitest';
import { metricKeys } from '../rules/console/metric-keys.ts';
import { serviceNames } from '../rules/services/service-name.ts';
import { metricLabels } from './metrics.ts';
import { serviceLabels } from './services.ts';

describe('metricLabels', () => {
  it('names every word of the usage meter and no other', () => {
    expect(Object.keys(metricLabels)).toEqual([...metricKeys]);
  });
});

describe('serviceLabels', () => {
  it('names every service the rules know', () => {
    expect(Object.keys(serviceLabels)).toEqual([...serviceNames]);
  });
});
