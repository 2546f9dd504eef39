// Where a user stands in a rollout of remote config and which variant it draws, as the platform computes both.
export { bucketOf, isIn, PLACES, variantOf } from '@uos/contract/rules';
