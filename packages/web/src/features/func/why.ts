// Why a server ended or did not start, and why an autoscaler took a step, in the language of the page.
import { funcLabels, label, endWords as saidOf } from '@uos/contract/labels';
import type { FuncAutoscaler, FuncScaling, FuncServer } from '@uos/sdk/services/func';
import { language } from '../../kit/language/language.zh.ts';
import { text } from './text.zh.ts';

const { autoscaler } = funcLabels;

type Ended = Pick<FuncServer, 'endReason' | 'exitCode' | 'exitSignal' | 'endDetail' | 'failedReason'>;

/** Empty while it lives. Of servers from before there were words, what the platform said. */
export const endWords = (server: Ended): string => saidOf(server, language) || server.failedReason;

/** Whether somebody may wonder why it ended. */
export const isWondered = ({ status, failedReason }: Pick<FuncServer, 'status' | 'failedReason'>): boolean =>
  status === 'failed' || failedReason !== '';

type Faulty = Pick<FuncAutoscaler, 'reason' | 'faultReason' | 'faultExitCode' | 'faultSignal' | 'faultDetail'>;

export const faultWords = ({ reason, faultReason, faultExitCode, faultSignal, faultDetail }: Faulty): string =>
  endWords({
    ...{ endReason: faultReason, exitCode: faultExitCode, exitSignal: faultSignal, endDetail: faultDetail },
    failedReason: reason,
  });

type Step = Pick<FuncScaling, 'cause' | 'threshold' | 'resource' | 'value' | 'reason'>;

export function causeWords({ cause, threshold, resource, value, reason }: Step): string {
  if (cause === '') {
    return reason;
  }
  const say = cause === 'above' ? text.steps.above : cause === 'below' ? text.steps.below : undefined;
  if (threshold === null || say === undefined) {
    return label(autoscaler.cause, cause)[language];
  }
  return say(label(autoscaler.resource, resource)[language], text.percent(value), text.percent(threshold));
}

/** Whether its load decided: where only the number of servers did, none may have been measured. */
export const isByLoad = ({ cause }: Pick<FuncScaling, 'cause'>): boolean => cause !== 'min' && cause !== 'max';
