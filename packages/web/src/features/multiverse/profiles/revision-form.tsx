// A version of a profile: a new draft, begun blank or from another version, or the draft as it is. What differs from the
// released one is shown while it is typed.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MultiverseRevision } from '@uos/sdk/services/multiverse';
import { revisionsCreateForm } from '@uos/sdk/services/multiverse.forms';
import { Suspense } from 'react';
import { fieldsOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { DurationField } from '../../../parts/hosting/duration-field.tsx';
import { systemsQuery } from '../../../parts/hosting/queries.ts';
import { EnvRows, FileRows, PortRows } from '../../../parts/hosting/rows.tsx';
import { builtImagesQuery, multiverseOf, revisionKeys } from '../queries.ts';
import { text } from '../text.zh.ts';
import { revisionText } from './revision-text.ts';
import { type RevisionValues, sentOf, valuesOf, wordsOf } from './revision-values.ts';

const DiffView = part(() => import('../../../kit/diff/diff-view.tsx'), 'nothing');

const DIFF_HEIGHT = 200;

interface RevisionFormProps {
  readonly appId: string;
  readonly profileId: string;
  /** The draft to change; a new one without it. */
  readonly draft?: MultiverseRevision;
  /** What a new one begins with. */
  readonly from?: MultiverseRevision | undefined;
  readonly released: MultiverseRevision | undefined;
  readonly onClose: () => void;
}

export default function RevisionForm({ appId, profileId, draft, from, released, onClose }: RevisionFormProps) {
  const { revisions } = multiverseOf(appId);
  const images = useQuery(builtImagesQuery(appId));
  const systems = useQuery(systemsQuery(appId));
  if (images.isPending || systems.isPending) {
    return null;
  }
  const built = images.data ?? [];
  const fields = fieldsOf<RevisionValues>(revisionsCreateForm, {
    imageId: {
      kind: 'choice',
      label: text.image,
      description: built.length === 0 ? text.noBuiltImages : text.imageHelp,
      options: built.map(({ id, name, tag }) => ({ value: id, label: text.imageChoice(name, tag) })),
    },
    startCommand: { placeholder: './server', description: text.startCommandHelp },
    startArgs: { half: true, placeholder: '--map harbour' },
    workDir: { half: true, placeholder: '/app' },
    os: {
      kind: 'choice',
      options: (systems.data ?? []).map(({ name, displayName }) => ({ value: name, label: displayName })),
    },
    portList: { kind: 'own', description: text.portsHelp, render: (input) => <PortRows {...input} /> },
    envList: { kind: 'own', description: text.envsHelp, render: (input) => <EnvRows {...input} /> },
    fileConfigs: { kind: 'own', render: (input) => <FileRows {...input} /> },
    cpuRequest: { half: true, placeholder: '100m', description: text.cpuHelp },
    cpuLimit: { half: true, placeholder: '100m' },
    memoryRequest: { half: true, placeholder: '154Mi', description: text.memoryHelp },
    memoryLimit: { half: true, placeholder: '154Mi' },
    allocationTTL: {
      kind: 'own',
      description: text.startTimeoutHelp,
      render: (input) => <DurationField {...input} label={text.startTimeout} />,
    },
    description: { kind: 'textarea' },
  });
  return (
    <FormDialog<RevisionValues, MultiverseRevision>
      title={draft === undefined ? text.newRevision : text.editDraft(draft.version)}
      size="xl"
      fields={fields}
      initial={valuesOf(draft ?? from)}
      rules={revisionsCreateForm}
      input={(values) => ({ ...sentOf(values), profileId })}
      submitLabel={draft === undefined ? text.createDraft : text.save}
      onSubmit={async (values) => {
        const sent = sentOf(values);
        const { profileRevision } = await (draft === undefined
          ? revisions.create({ ...sent, profileId })
          : revisions.update({ ...sent, id: draft.id }));
        return profileRevision;
      }}
      done={({ version }) => (draft === undefined ? text.draftCreated(version) : text.draftSaved(version))}
      refresh={revisionKeys(appId)}
      onClose={() => onClose()}
    >
      {(values) =>
        released === undefined ? (
          <Text size="sm" c="dimmed">
            {text.firstRevision}
          </Text>
        ) : (
          <Suspense fallback={<Waiting height={DIFF_HEIGHT} />}>
            <DiffView
              label={text.againstReleased(text.version(released.version))}
              before={revisionText(released)}
              after={revisionText(wordsOf(values, built))}
              maxHeight={DIFF_HEIGHT}
            />
          </Suspense>
        )
      }
    </FormDialog>
  );
}
