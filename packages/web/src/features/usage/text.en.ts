// What the screens of use say.
import type { Words } from '../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  title: 'Usage',
  titleHelp: 'The usage of a service in each app, by day (Beijing time).',
  service: 'Service',
  metric: 'Metric',
  app: 'App',
  allApps: 'All apps',
  allCharts: 'All metrics',
  total: 'Total',
  highest: 'Highest',
  share: 'Share',
  days: 'Days with data',
  byApp: 'By app',
  others: 'Other apps',
  off: (service) => `No app has enabled ${service}`,
  offHint: 'Once one enables it in its overview, its usage stands here.',
  toApps: 'Show apps',
  tooMany: (shown, all) => `Many apps: the chart reads ${shown} of ${all}. Choose one to see it alone.`,
  notServed: (service) => `Usage of ${service} cannot be read`,
  notServedHint: 'The service does not run on this platform yet; it stands here once it does.',
  failedApps: (count) => `The usage of ${count} ${count === 1 ? 'app' : 'apps'} was not read; the total is without.`,
  empty: 'No usage in this time',
};
