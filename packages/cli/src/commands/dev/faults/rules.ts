// Fault rules as a running platform keeps them.
import type { Output } from '../../../program/command.ts';

export interface FaultRule {
  readonly id: string;
  readonly operation: string;
  readonly kind: FaultKind;
  readonly probability: number;
  readonly seed: number;
  readonly count?: number;
  readonly status: number;
  readonly delayMs: number;
  readonly seen: number;
  readonly met: number;
}

export const FAULT_KINDS = ['error-before', 'error-after', 'delay', 'drop-before', 'drop-after'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULT_OUTPUT: Output = {
  columns: [
    { field: 'id', title: { zh: '编号', en: 'Id' } },
    { field: 'operation', title: { zh: '接口', en: 'Operation' } },
    { field: 'kind', title: { zh: '故障', en: 'Fault' } },
    { field: 'probability', title: { zh: '概率', en: 'Probability' } },
    { field: 'seen', title: { zh: '经过', en: 'Seen' } },
    { field: 'met', title: { zh: '命中', en: 'Met' } },
  ],
  fields: ['id', 'operation', 'kind', 'probability', 'seed', 'count', 'status', 'delayMs', 'seen', 'met'],
};
