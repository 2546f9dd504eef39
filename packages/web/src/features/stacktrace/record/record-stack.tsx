// The stack of a crash that was kept, with what it waits for above it.
import { Anchor, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { StacktraceRecordDetail } from '@uos/sdk/services/stacktrace';
import { screen } from '../../../kit/address/link.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { bugIcon } from '../../../kit/show/icons.ts';
import { MissingPrompt } from '../missing/missing-prompt.tsx';
import { wantedOf } from '../stack/frames.ts';
import { StackView } from '../stack/stack-view.tsx';
import { text } from '../text.zh.ts';

interface RecordStackProps {
  readonly appId: string;
  readonly record: StacktraceRecordDetail;
  /** It stands for all crashes of its cause. */
  readonly isOfGroup?: boolean;
}

export default function RecordStack({ appId, record, isOfGroup = false }: RecordStackProps) {
  const { recordId, title, frames, appVersion } = record;
  return (
    <Stack gap="md">
      <MissingPrompt appId={appId} missing={wantedOf(frames)} version={appVersion} />
      {isOfGroup ? (
        <div>
          {text.newest}{' '}
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => (
              <Link {...props} {...screen('/services/{appId}/stacktrace/record/{recordId}', { appId, recordId })} />
            )}
          >
            {text.openRecord}
          </Anchor>
        </div>
      ) : null}
      {frames.length === 0 ? (
        <EmptyState icon={bugIcon} title={text.noFrames}>
          {text.noFramesHint}
        </EmptyState>
      ) : (
        <StackView title={title} frames={frames} />
      )}
    </Stack>
  );
}
