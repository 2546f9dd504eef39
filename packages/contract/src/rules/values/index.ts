export * from './amount.ts';
export * from './config-value.ts';
export * from './cron.ts';
export * from './port.ts';
export * from './properties-size.ts';
export * from './sms.ts';
export * from './time-to-live.ts';
export * from './webhook-headers.ts';
