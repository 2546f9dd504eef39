import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('createMetrics', () => {
  it('writes the text format of Prometheus', async () => {
    const metrics = createMetrics({
      calls_total: { type: 'counter', help: 'Calls.' },
      seconds: { type: 'histogram', help: 'Time.' },
      bytes: { type: 'gauge', help: 'Bytes.' },
    });
    metrics.count('calls_total', { operation: 'a"b\\c\n', status: 200 });
    metrics.count('calls_total', { operation: 'a"b\\c\n', status: 200 }, 2);
    for (const seconds of [0.001, 0.3, 99]) {
      metrics.histogram('seconds', { service: 'cdn' })(seconds);
    }
    metrics.collect('bytes', () => [{ value: 12 }, { labels: { of: 'x' }, value: 3 }]);
    expect(await metrics.text()).toMatchInlineSnapshot(`
      "# HELP calls_total Calls.
      # TYPE calls_total counter
      calls_total{operation="a\\"b\\\\c\\n",status="200"} 3
      # HELP seconds Time.
      # TYPE seconds histogram
      seconds_bucket{service="cdn",le="0.005"} 1
      seconds_bucket{service="cdn",le="0.01"} 1
      seconds_bucket{service="cdn",le="0.025"} 1
      seconds_bucket{service="cdn",le="0.05"} 1
      seconds_bucket{service="cdn",le="0.1"} 1
      seconds_bucket{service="cdn",le="0.25"} 1
      seconds_bucket{service="cdn",le="0.5"} 2
      seconds_bucket{service="cdn",le="1"} 2
      seconds_bucket{service="cdn",le="2.5"} 2
      seconds_bucket{service="cdn",le="5"} 2
      seconds_bucket{service="cdn",le="10"} 2
      seconds_bucket{service="cdn",le="+Inf"} 3
      seconds_sum{service="cdn"} 99.301
      seconds_count{service="cdn"} 3
      # HELP bytes Bytes.
      # TYPE bytes gauge
      bytes 12
      bytes{of="x"} 3
      "
    `);
  });

  it('leaves out what cannot be read', async () => {
    const metrics = createMetrics({ bytes: { type: 'gauge', help: 'Bytes.' }, n: { type: 'gauge', help: 'N.' } });
    metrics.collect('bytes', () => Promise.reject(new Error('away')));
    metrics.collect('n', () => [{ value: 1 }]);
    expect(await metrics.text()).toBe('# HELP bytes Bytes.\n# TYPE bytes gauge\n# HELP n N.\n# TYPE n gauge\nn 1\n');
  });
});
