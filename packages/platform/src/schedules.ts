// Every schedule of the platform. A service keeps its own beside its store, in `schedules.ts`.
import type { Schedule } from '#kernel/schedules';
import { payGatewaySchedules } from './pay-gateway/gateway.ts';
import { alertSchedules } from './services/alert/schedules.ts';
import { billingSchedules } from './services/billing/schedules.ts';
import { cdnSchedules } from './services/cdn/schedules.ts';
import { paymentSchedules } from './services/payment/schedules.ts';

export const schedules: readonly Schedule[] = [
  ...alertSchedules,
  ...billingSchedules,
  ...cdnSchedules,
  ...payGatewaySchedules,
  ...paymentSchedules,
];
