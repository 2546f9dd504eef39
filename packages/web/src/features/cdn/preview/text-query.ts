// The words of a file, by its content URL.
import { queryOptions } from '@tanstack/react-query';

export function textQuery(url: string) {
  return queryOptions({
    queryKey: ['cdn.content', url],
    // why no SDK: content is public, on an origin of its own, and no call of a service
    queryFn: async ({ signal }) => {
      const answer = await fetch(url, { signal, credentials: 'omit' });
      if (!answer.ok) {
        throw new Error(`${answer.status} ${url}`);
      }
      return answer.text();
    },
    staleTime: 30_000,
  });
}
