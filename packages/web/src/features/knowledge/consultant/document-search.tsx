// The documents, searched by words; the words stand in the address.
import { Anchor, Paper, Skeleton, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { SearchField } from '../../../kit/search-field.tsx';
import { knowledge } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './consultant.module.css';

const search = { q: words() };
const HITS = 8;

export function DocumentSearch() {
  const [{ q }, change] = useSearchState(search);
  const wanted = q.trim();
  const hits = useQuery({
    ...queryOf(knowledge.searchDocuments, { Query: wanted, Count: HITS, Language: language }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    select: ({ Items }) => Items,
  });
  return (
    <Paper p="md" component="section" aria-label={text.documents}>
      <Title order={2} mb="sm">
        {text.documents}
      </Title>
      <SearchField
        value={q}
        placeholder={text.searchDocuments}
        onChange={(value) => change({ q: value }, { replace: true })}
      />
      <div className={classes.hits} aria-live="polite">
        {wanted === '' ? (
          <Text size="sm" c="dimmed">
            {text.documentsHint}
          </Text>
        ) : hits.isPending ? (
          <Skeleton height={160} radius="sm" />
        ) : hits.isLoadingError ? (
          <ErrorPanel error={hits.error} onRetry={() => void hits.refetch()} />
        ) : hits.data.length === 0 ? (
          <Text size="sm" c="dimmed">
            {text.noDocuments} {text.noDocumentsHint}
          </Text>
        ) : (
          <ul>
            {hits.data.map(({ Title: title, Url, Snippet }) => (
              <li key={Url}>
                <Anchor href={Url} target="_blank" rel="noopener" size="sm">
                  {title}
                </Anchor>
                <Text size="xs" c="dimmed" lineClamp={2}>
                  {Snippet}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Paper>
  );
}
