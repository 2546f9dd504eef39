// Where the contents of buckets are served from.
import { useSuspenseQuery } from '@tanstack/react-query';
import { baseInfoQuery } from '../../../shell/session.ts';

/** `{AssInfo.ContentDomain}` without a final slash. */
export function useContentBase(): string {
  return useSuspenseQuery(baseInfoQuery).data.AssInfo.ContentDomain.replace(/\/+$/, '');
}
