// What `app enable` and `app disable` share.
import { platformLabels } from '@uos/contract/labels';
import type { App } from '@uos/sdk/services/app';
import type { ArgSpecs, Output } from '../../program/command.ts';
import { SERVICE_REF } from '../../program/service-ref.ts';

export const SERVICE_ARGS = {
  service: { ref: SERVICE_REF, text: { zh: '服务名，例如 cdn、passport', en: 'Service, such as cdn or passport' } },
} as const satisfies ArgSpecs;

export const SERVICE_OUTPUT: Output = {
  columns: [
    { field: 'service', title: { zh: '服务', en: 'Service' } },
    { field: 'status', title: { zh: '状态', en: 'Status' }, labels: platformLabels.service.storedStatus },
    { field: 'serviceId', title: { zh: '服务 ID', en: 'Service id' } },
    { field: 'appId', title: { zh: '应用 ID', en: 'App id' } },
  ],
  fields: ['service', 'status', 'serviceId', 'appId'],
};

export function serviceRow(appId: string, service: string, services: App['Services']): Record<string, string> {
  const { Status = '', ServiceId = '' } = services[service] ?? {};
  return { service, status: Status, serviceId: ServiceId, appId };
}
