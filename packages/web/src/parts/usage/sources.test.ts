import { metricLabels } from '@uos/contract/labels';
import { metricKeys, serviceNames } from '@uos/contract/rules';
import { describe, expect, it } from 'vitest';
import { operatorMetrics, usageSources } from './sources.ts';

describe('usageSources', () => {
  it('draw every metric of the meter that is not for operators alone', () => {
    const drawn = usageSources.flatMap(({ charts }) =>
      charts.flatMap(({ lines }) => lines.map(({ metric }) => metric)),
    );
    expect([...new Set([...drawn, ...operatorMetrics])].sort()).toEqual([...metricKeys].sort());
    expect(operatorMetrics.filter((metric) => drawn.includes(metric))).toEqual([]);
  });

  it('name each service once, and each chart of a service by another metric', () => {
    const services = usageSources.map(({ service }) => service);
    expect(new Set(services).size).toBe(services.length);
    expect(services.filter((service) => !serviceNames.includes(service))).toEqual([]);
    for (const { charts } of usageSources) {
      const keys = charts.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('give the free lines a name of their own', () => {
    const free = Object.keys(metricLabels).filter((key) => /^chart[A-Z]$/.test(key));
    const nameless = usageSources.flatMap(({ charts }) =>
      charts.flatMap(({ lines }) => lines.filter(({ metric, label }) => free.includes(metric) && label === undefined)),
    );
    expect(nameless).toEqual([]);
  });
});
