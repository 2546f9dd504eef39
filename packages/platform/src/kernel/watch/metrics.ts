// Counters, histograms and gauges in the text format of Prometheus. Names of process metrics are those of its client
// libraries, so that their dashboards fit.

type Labels = Readonly<Record<string, string | number>>;

export interface Metrics {
  /** Adds to a counter. */
  count(name: string, labels: Labels, amount?: number): void;
  /** Of one series that is added to often: its labels are written once. */
  counter(name: string, labels: Labels): (amount: number) => void;
  /** Puts values, in seconds, into a histogram. */
  histogram(name: string, labels: Labels): (seconds: number) => void;
  /** Values read when somebody asks. */
  collect(name: string, read: Reader): void;
  /** `text/plain; version=0.0.4`. */
  text(): Promise<string>;
}

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

export interface MetricDescription {
  readonly type: 'counter' | 'histogram' | 'gauge';
  readonly help: string;
}

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Histogram {
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** `described` names every metric there is; a sample of another is an error of ours. */
export function createMetrics(described: Readonly<Record<string, MetricDescription>>): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const histograms = new Map<string, Map<string, Histogram>>();
  const readers = new Map<string, Reader>();

  const render = async (name: string, { type, help }: MetricDescription): Promise<string> => {
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
    for (const [labels, value] of counters.get(name) ?? []) {
      lines.push(`${name}${braced(labels)} ${value}`);
    }
    for (const [labels, { buckets, sum, count }] of histograms.get(name) ?? []) {
      const comma = labels === '' ? '' : ',';
      let below = 0;
      for (const [index, bound] of BUCKETS_SECONDS.entries()) {
        below += buckets[index] ?? 0;
        lines.push(`${name}_bucket{${labels}${comma}le="${bound}"} ${below}`);
      }
      lines.push(`${name}_bucket{${labels}${comma}le="+Inf"} ${count}`);
      lines.push(`${name}_sum${braced(labels)} ${sum}`, `${name}_count${braced(labels)} ${count}`);
    }
    for (const { labels = {}, value } of await sampled(readers.get(name))) {
      lines.push(`${name}${braced(written(labels))} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  };

  const counter: Metrics['counter'] = (name, labels) => {
    const values = seriesOf(counters, name);
    const key = written(labels);
    return (amount) => values.set(key, (values.get(key) ?? 0) + amount);
  };

  return {
    count: (name, labels, amount = 1) => counter(name, labels)(amount),
    counter,
    histogram(name, labels) {
      const values = seriesOf(histograms, name);
      const key = written(labels);
      return (seconds) => {
        const histogram = values.get(key) ?? { buckets: BUCKETS_SECONDS.map(() => 0), sum: 0, count: 0 };
        const index = BUCKETS_SECONDS.findIndex((bound) => seconds <= bound);
        if (index >= 0) {
          histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1;
        }
        histogram.sum += seconds;
        histogram.count += 1;
        values.set(key, histogram);
      };
    },
    collect: (name, read) => readers.set(name, read),
    async text() {
      const parts = await Promise.all(Object.entries(described).map(([name, one]) => render(name, one)));
      return parts.join('');
    },
  };
}

export type Reader = () => readonly Sample[] | Promise<readonly Sample[]>;

/** What cannot be read, while the database is away, is left out: the rest is wanted most then. */
async function sampled(read: Reader = () => []): Promise<readonly Sample[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}

function seriesOf<Value>(all: Map<string, Map<string, Value>>, name: string): Map<string, Value> {
  const found = all.get(name) ?? new Map<string, Value>();
  all.set(name, found);
  return found;
}

function written(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(',');
}

function escaped(value: string): string {
  return value.replace(/[\\"\n]/g, (char) => (char === '\n' ? '\\n' : `\\${char}`));
}

function braced(labels: string): string {
  return labels === '' ? '' : `{${labels}}`;
}
