// A log that is read once: pasted, dropped or picked, its crashes one below the other. Nothing is kept unless that is wanted.
import { Alert, Anchor, Button, Group, NativeSelect, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label } from '@uos/contract/labels';
import type { ParsedStack, ParseInput } from '@uos/sdk/services/stacktrace';
import { parsedLogColumns, stacktraceSymbolColumns } from '@uos/sdk/services/stacktrace.columns';
import { parseForm } from '@uos/sdk/services/stacktrace.forms';
import { type DragEvent, useRef, useState } from 'react';
import { toastError } from '../../../kit/act/toast.tsx';
import { screen } from '../../../kit/address/link.ts';
import { mostOf } from '../../../kit/form/fields-of.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { alertIcon, bugIcon, playIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { MissingPrompt } from '../missing/missing-prompt.tsx';
import { stacktraceKeys, stacktraceOf } from '../queries.ts';
import { wantedOf } from '../stack/frames.ts';
import { StackView } from '../stack/stack-view.tsx';
import { text } from '../text.zh.ts';
import classes from './parse.module.css';

const { platform: platformColumn, version: versionColumn } = stacktraceSymbolColumns;

export default function ParsePage() {
  const { AppId: appId } = useApp();
  const [log, setLog] = useState('');
  const [version, setVersion] = useState('');
  const [platform, setPlatform] = useState('');
  const [isKept, setKept] = useState(false);
  const [unread, setUnread] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const cannotKeep = usePermission()('stacktrace.records.setTags');
  const [results, setResults] = useState<readonly ParsedStack[]>();
  /** Of what is shown. */
  const latest = useRef<ParseInput>(undefined);
  const parse = useMutation({
    mutationFn: (input: ParseInput) => stacktraceOf(appId).parse(input),
    onSuccess: (reply, input) => {
      latest.current = input;
      setResults(reply.results);
      if (input.save === true) {
        for (const queryKey of stacktraceKeys(appId)) {
          void client.invalidateQueries({ queryKey });
        }
      }
    },
  });
  const read = () => {
    setUnread(undefined);
    setResults(undefined);
    parse.mutate({
      log,
      ...(version !== '' && { appVersion: version }),
      ...(platform !== '' && { platform: platform as NonNullable<ParseInput['platform']> }),
      ...(isKept && { save: true }),
    });
  };
  /** Once there are symbols; a record of it that was kept is there still. */
  const readAgain = async (): Promise<void> => {
    const input = latest.current;
    if (input === undefined) {
      return;
    }
    const { save: _kept, ...again } = input;
    const reply = await stacktraceOf(appId).parse(again);
    if (latest.current === input) {
      setResults((before) => reply.results.map((result, index) => ({ ...before?.[index], ...result })));
    }
  };
  const take = (picked: File | undefined): void => {
    void picked?.text().then((words) => {
      const isText = !words.includes('\0');
      setUnread(isText ? undefined : picked.name);
      if (isText) {
        setLog(words.slice(0, mostOf(parseForm, 'log')));
      }
    });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <Page title={text.parse} help={text.parseHelp}>
      <Stack gap="sm" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
        <Textarea
          label={text.log}
          placeholder={text.logPlaceholder}
          classNames={{ input: classes.log }}
          autosize
          minRows={8}
          maxRows={20}
          maxLength={mostOf(parseForm, 'log')}
          value={log}
          onChange={(event) => setLog(event.currentTarget.value)}
        />
        <Group gap="sm" align="flex-end">
          <TextInput
            label={versionColumn.title}
            placeholder={text.anyVersion}
            value={version}
            onChange={(event) => setVersion(event.currentTarget.value)}
          />
          <NativeSelect
            label={platformColumn.title}
            value={platform}
            onChange={(event) => setPlatform(event.currentTarget.value)}
            data={[
              { value: '', label: text.anyPlatform },
              ...Object.entries(platformColumn.labels).map(([value, words]) => ({ value, label: words[language] })),
            ]}
          />
          <Switch
            label={text.keep}
            checked={isKept}
            disabled={cannotKeep !== undefined}
            onChange={(event) => setKept(event.currentTarget.checked)}
            className={classes.keep}
          />
        </Group>
        <Group gap="sm">
          <Button
            leftSection={<Icon of={playIcon} />}
            loading={parse.isPending}
            disabled={log.trim() === ''}
            onClick={read}
          >
            {text.read}
          </Button>
          <Button variant="default" leftSection={<Icon of={uploadIcon} />} onClick={() => file.current?.click()}>
            {text.pickLog}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label={text.pickLog}
            onChange={(event) => take(event.currentTarget.files?.[0])}
          />
        </Group>
        {unread === undefined ? null : (
          <Alert role="alert" color="red" icon={<Icon of={alertIcon} />} title={text.notALog(unread)}>
            {text.notALogHint}{' '}
            <Anchor
              inherit
              renderRoot={(props) => (
                <Link {...props} {...screen('/services/{appId}/stacktrace/management', { appId })} />
              )}
            >
              {text.uploadSymbols}
            </Anchor>
          </Alert>
        )}
      </Stack>
      {parse.isError ? <ErrorPanel error={parse.error} onRetry={read} /> : null}
      {results?.length === 0 ? (
        <EmptyState icon={bugIcon} title={text.noStack}>
          {text.noStackHint}
        </EmptyState>
      ) : null}
      {results === undefined || results.length === 0 ? null : (
        <Stack gap="xl">
          <MissingPrompt
            appId={appId}
            missing={wantedOf(results.flatMap(({ frames }) => frames))}
            version={version}
            onReady={() => void readAgain().catch(toastError)}
          />
          {results.map((result, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: crashes of one log stand in its order, and two may be equal
            <Result key={index} appId={appId} result={result} />
          ))}
        </Stack>
      )}
    </Page>
  );
}

function Result({ appId, result: { title, status, frames, recordId } }: { appId: string; result: ParsedStack }) {
  return (
    <section aria-label={title}>
      <Group gap="sm" mb="xs">
        <h2 className={classes.title}>{title}</h2>
        <StatusDot label={label(parsedLogColumns.status.labels, status)} />
        {recordId === undefined ? null : (
          <Anchor
            inherit
            renderRoot={(props) => (
              <Link {...props} {...screen('/services/{appId}/stacktrace/record/{recordId}', { appId, recordId })} />
            )}
          >
            {text.openRecord}
          </Anchor>
        )}
      </Group>
      {frames.length === 0 ? null : <StackView title={title} frames={frames} />}
    </section>
  );
}
