// Property tests draw the same values in every run, so that a red run is the fault of a change and not of its luck.
// `UOS_PROPERTY_SEED` draws others: any whole number, which a failure then names.

import fc from 'fast-check';

const SEED = 20_240_601;

fc.configureGlobal({ seed: Number(process.env.UOS_PROPERTY_SEED ?? SEED) });
