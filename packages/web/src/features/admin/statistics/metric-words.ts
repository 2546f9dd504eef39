// How a metric is named and how its values are written.
import { label, metricLabels } from '@uos/contract/labels';
import { formatSize, formatYuan } from '@uos/contract/rules';
import type { WriteValue } from '../../../kit/chart/series.ts';
import { formatCompact } from '../../../kit/language/format.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { text } from './text.zh.ts';

const BYTES: ReadonlySet<string> = new Set([
  'networkTransmit',
  'messageSizeTotal',
  'outFlow',
  'totalSize',
  'downloadSize',
]);
const SECONDS: ReadonlySet<string> = new Set(['durationSum', 'rtcSeconds', 'recordingSeconds', 'Seconds']);

export function metricWords(metric: string): string {
  return text.extra[metric as keyof typeof text.extra] ?? label(metricLabels, metric)[language];
}

export function writerOf(service: string, metric: string): WriteValue {
  if (BYTES.has(metric) || (service === 'asset-streaming' && metric === 'usage')) {
    return formatSize;
  }
  if (service === 'passport' && metric === 'usage') {
    return formatYuan;
  }
  return SECONDS.has(metric) ? (seconds) => text.hours(seconds / 3600) : formatCompact;
}
