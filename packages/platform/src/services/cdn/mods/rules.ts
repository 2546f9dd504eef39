// What an operator does about a mod, and the step it is. Source: wire/cdn-and-platform.md 1.4.
import { cdnTransitions, type labels, type Step, stepTo } from '@uos/contract/labels';

export type ReviewStatus = keyof typeof labels.mod.status;
export type ReportStatus = keyof typeof labels.mod.reportStatus;
export type InspectResult = keyof typeof labels.modEntry.inspectResult;

export type ReviewAction = 'start' | 'approve' | 'reject';
export type ReportAction = 'takedown' | 'restore';

const { status, reportStatus } = cdnTransitions.mod;

/** Steps of one version. Whatever is not here is refused with code 9. */
export const REVIEW_STEPS: Readonly<Record<ReviewAction, Step<ReviewStatus>>> = {
  start: stepTo(status, 'ongoing'),
  approve: stepTo(status, 'success'),
  reject: stepTo(status, 'failed'),
};

/** Steps of the whole mod, whatever the review of its versions says. */
export const REPORT_STEPS: Readonly<Record<ReportAction, Step<ReportStatus>>> = {
  takedown: stepTo(reportStatus, 'down'),
  restore: stepTo(reportStatus, ''),
};
