// Codes of a wizard's steps. Source: platform-core 4.4.

export const stepCodes = {
  payment: { stepCallback: 10, stepUpdating: 20, stepSuccess: 30, stepFail: 40 },
  generic: { stepPrepare: 10, stepReady: 20, stepSuccess: 30, stepFail: 40 },
  override: { stepPrepare: 10, stepProcess: 20, stepSuccess: 30 },
} as const;
