// A build of a server to upload: the archive, and what its image is called. It goes on in the background.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatSize } from '@uos/contract/rules';
import type { ImagesCreateInput } from '@uos/sdk/services/multiverse';
import { imagesCreateForm } from '@uos/sdk/services/multiverse.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { uploads } from '../../../kit/upload/uploads.ts';
import { FileZone } from '../../../parts/upload/file-zone.tsx';
import { systemsQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { nameOfArchive } from './archive-name.ts';
import type { ImageWords } from './send-image.ts';
import { systemWords } from './system-words.ts';

type Values = ValuesOf<ImageWords, { readonly file: File | undefined }>;

interface ImageFormProps {
  readonly appId: string;
  readonly gameId: string;
  /** Its file has arrived, and its build has begun. */
  readonly onBuilt: () => void;
  readonly onClose: () => void;
}

export default function ImageForm({ appId, gameId, onBuilt, onClose }: ImageFormProps) {
  const systems = useQuery(systemsQuery(appId));
  if (systems.isPending) {
    return null;
  }
  const fields = fieldsOf<Values>(imagesCreateForm, {
    file: {
      kind: 'own',
      label: text.archive,
      required: true,
      description: text.archiveHelp,
      fills: (file, { name }) => (name === '' && file !== undefined ? { name: nameOfArchive(file.name) } : {}),
      render: ({ value, problem, disabled, onChange }) => (
        <FileZone
          label={text.archive}
          accept=".zip,.tar,.gz,.tgz"
          problem={problem}
          disabled={disabled}
          onFiles={([file]) => onChange(file)}
        >
          <Text size="sm" c="dimmed" component="span">
            {value === undefined ? text.dropArchive : text.pickedFile(value.name, formatSize(value.size))}
          </Text>
        </FileZone>
      ),
    },
    name: { half: true, placeholder: 'harbour-1.4' },
    os: {
      kind: 'choice',
      half: true,
      options: (systems.data ?? []).map(({ name, displayName }) => ({
        value: name,
        label: systemWords({ os: name, title: displayName }),
      })),
    },
    entrypoint: { placeholder: 'server', description: text.entrypointHelp },
    description: { kind: 'textarea' },
  });
  return (
    <FormDialog<Values, string>
      title={text.uploadImage}
      fields={fields}
      initial={{
        file: undefined,
        name: '',
        os: systems.data?.find(({ isDefault }) => isDefault)?.name ?? '',
        entrypoint: '',
        description: '',
      }}
      submitLabel={text.uploadAndBuild}
      onSubmit={async ({ file, ...values }) => {
        if (file === undefined) {
          throw new TypeError(text.archive);
        }
        const image = inputOf<ImagesCreateInput>(imagesCreateForm, values);
        return uploads.add(
          {
            id: `multiverse.image.${gameId}.${image.name}`,
            title: text.uploadOf(image.name),
            onFinished: onBuilt,
            send: async (picked, options) => {
              const { sendImage } = await import('./send-image.ts');
              return sendImage({ appId, gameId, image }, picked, options);
            },
          },
          [{ path: file.name, file }],
        );
      }}
      done={(_id, { name }) => text.uploading(name)}
      onClose={() => onClose()}
    />
  );
}
