// How to do the same from a script: one call as CLI, TypeScript, C# and curl, with the id of the app on the screen.

import { useAppId } from '../address/link.ts';
import { part } from '../lazy/part.tsx';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { SegmentedControl } from '@mantine/core';
import { Suspense } from 'react';
import { type AnyCall, operationOf } from '../call/operation.ts';
import { usePreference } from '../keep/preferences.ts';
import classes from './snippets.module.css';
import { type SnippetLanguage, snippetsOf } from './snippets-of.ts';
import { text } from './text.zh.ts';

const CodeView = part(() => import('../code-editor/code-view.tsx'));

export interface SnippetsProps {
  /** The method of the SDK that does it: `cdnOf(appId).buckets.create`. */
  readonly call: unknown;
  readonly input?: Readonly<Record<string, unknown>>;
  /** The app of the address when absent. */
  readonly appId?: string;
}

const SDK = ['typescript', 'csharp', 'curl'] as const satisfies readonly SnippetLanguage[];

export default function Snippets({ call, input = {}, appId }: SnippetsProps) {
  const here = useAppId() ?? '<appId>';
  const [language, setLanguage] = usePreference<SnippetLanguage>('snippets', 'cli');
  const facts = {
    operation: operationOf(call as AnyCall),
    input,
    appId: appId ?? here,
    origin: location.origin,
  };
  return (
    <section className={classes.root} aria-label={text.title}>
      <div className={classes.choices}>
        <SegmentedControl
          size="xs"
          aria-label={text.by}
          value={language === 'cli' ? 'cli' : 'sdk'}
          onChange={(next) => setLanguage(next === 'cli' ? 'cli' : SDK[0])}
          data={[
            { value: 'cli', label: text.languages.cli },
            { value: 'sdk', label: text.sdk },
          ]}
        />
        {language === 'cli' ? null : (
          <SegmentedControl
            size="xs"
            aria-label={text.language}
            value={language}
            onChange={(next) => setLanguage(next as SnippetLanguage)}
            data={SDK.map((value) => ({ value, label: text.languages[value] }))}
          />
        )}
      </div>
      <Suspense fallback={null}>
        <CodeView code={snippetsOf(facts)[language]} language={language} />
      </Suspense>
    </section>
  );
}
