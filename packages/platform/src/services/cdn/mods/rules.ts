// The states of a mod and the steps between them. Source: wire/cdn-and-platform.md 1.4.

export type ReviewStatus = 'not_start' | 'ongoing' | 'success' | 'failed';
export type ReportStatus = '' | 'reported' | 'down';
export type InspectResult = '' | 'pass' | 'review' | 'block';

export type ReviewAction = 'start' | 'approve' | 'reject';
export type ReportAction = 'takedown' | 'restore';

export interface Step<State> {
  readonly from: readonly State[];
  readonly to: State;
}

/** Steps of one version. Whatever is not here is refused with code 9. */
export const REVIEW_STEPS: Readonly<Record<ReviewAction, Step<ReviewStatus>>> = {
  start: { from: ['not_start'], to: 'ongoing' },
  approve: { from: ['ongoing'], to: 'success' },
  reject: { from: ['ongoing'], to: 'failed' },
};

/** Steps of the whole mod, whatever the review of its versions says. */
export const REPORT_STEPS: Readonly<Record<ReportAction, Step<ReportStatus>>> = {
  takedown: { from: ['', 'reported', 'down'], to: 'down' },
  restore: { from: ['down'], to: '' },
};
