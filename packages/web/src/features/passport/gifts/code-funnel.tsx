// Codes of a pack or of one batch: made, used, void.
import { useQuery } from '@tanstack/react-query';
import type { TokenClass } from '@uos/sdk/services/passport';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { StaleLine } from '../../../kit/page/stale-line.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Funnel } from '../funnel/funnel.tsx';
import { countsQuery } from './queries.ts';
import { text } from './text.zh.ts';

const HEIGHT = 112;

interface CodeFunnelProps {
  readonly appId: string;
  readonly of: { readonly tokenClassId?: string; readonly batchId?: string };
  readonly pack?: TokenClass;
}

export default function CodeFunnel({ appId, of, pack }: CodeFunnelProps) {
  const counts = useQuery(countsQuery(appId, of));
  if (pack?.codeType === 'Universal') {
    // why no share: one code is used by as many as like
    return (
      <Funnel
        label={text.funnel}
        whole={0}
        steps={[{ key: 'used', title: text.universalSteps.used, count: pack.usedCount }]}
      />
    );
  }
  if (counts.data === undefined) {
    return counts.isError ? (
      <ErrorPanel error={counts.error} onRetry={() => void counts.refetch()} />
    ) : (
      <Waiting height={HEIGHT} />
    );
  }
  const { unused, used, invalid } = counts.data;
  return (
    <>
      <StaleLine query={counts} />
      <Funnel
        label={text.funnel}
        steps={[
          { key: 'generated', title: text.steps.generated, count: unused + used + invalid },
          { key: 'used', title: text.steps.used, count: used },
          { key: 'invalid', title: text.steps.invalid, count: invalid },
          { key: 'unused', title: text.steps.unused, count: unused },
        ]}
      />
    </>
  );
}
