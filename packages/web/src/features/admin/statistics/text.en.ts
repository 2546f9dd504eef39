// What the statistics over all apps say.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  daily: 'Daily apps',
  dailyHelp: 'Apps with calls on each day, and apps created on it.',
  active: 'Active apps',
  activeHelp: 'Apps with a call on the day',
  created: 'New apps',
  createdHelp: 'Apps created on the day',
  showApps: 'Show apps',

  stats: 'Overview',
  statsHelp: 'The usage of all apps, and the apps with the most.',
  metric: 'Metric',
  top: 'Ranks',
  topOf: (count) => `Top ${count}`,
  trend: (metric) => `${metric} by day`,
  total: 'Total',
  ranking: (metric) => `Most ${metric}`,
  rankingHelp: 'Click an app for details',
  details: 'Day by day',
  detailsSearch: 'Search app name or AppId',
  app: 'App',
  appId: 'AppId',
  noDetails: 'No traffic in this time',
  partner: 'Traffic by partner',
  partnerHelp: 'Traffic through the clouds of partners',
  everyDatabase: 'Databases of all apps',
  everyDatabaseSearch: 'Search names',
  appIdFilter: 'AppId',
  orgIdFilter: 'Organization ID',
  noDatabases: 'No app has a database yet',
  hours: (hours) => `${hours.toFixed(hours < 10 ? 1 : 0)} h`,
  notOpen: (service) => `${service} does not run on this platform yet`,
  notOpenHint: 'Once it does, its usage and ranks stand here.',
  extra: {
    uploadCount: 'Uploads',
    downloadSize: 'Download traffic',
    getOverridesCall: 'Reads of overrides',
    Seconds: 'Time used',
  },
};
