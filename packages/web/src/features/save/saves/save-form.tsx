// A new save for a player, or another content and other words for one that is there.
import type { CloudSave, FilesSetInput } from '@uos/sdk/services/save';
import { filesSetForm } from '@uos/sdk/services/save.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { nameOf, saveKeys } from '../queries.ts';
import { text } from '../text.zh.ts';
import { PickFile } from './pick-file.tsx';
import { type SaveWords, sendSave } from './send-save.ts';

type Values = ValuesOf<
  Pick<FilesSetInput, 'userId' | 'personaId'> & SaveWords,
  { content: File | undefined; cover: File | undefined }
>;

const fieldsFor = (save: CloudSave | undefined) => {
  const fixed = save === undefined ? undefined : text.fixed;
  return fieldsOf<Values>(filesSetForm, {
    content: {
      kind: 'own',
      label: text.content,
      required: save === undefined,
      render: (input) => <PickFile {...input} label={text.content} />,
    },
    userId: { half: true, required: true, reason: fixed, description: undefined },
    personaId: { half: true, reason: fixed, description: undefined },
    name: { half: true, description: undefined },
    namespace: { half: true, description: undefined },
    progressType: { kind: 'radio', hints: text.types, reason: fixed },
    description: { kind: 'textarea' },
    tags: {},
    properties: {},
    cover: {
      kind: 'own',
      label: text.cover,
      description: text.coverHelp,
      render: (input) => <PickFile {...input} label={text.cover} accept="image/png,image/jpeg,image/webp,image/gif" />,
    },
  });
};

interface SaveFormProps {
  readonly appId: string;
  /** The save to change; a new one without it. */
  readonly save?: CloudSave;
  readonly onClose: () => void;
}

export default function SaveForm({ appId, save, onClose }: SaveFormProps) {
  return (
    <FormDialog
      title={save === undefined ? text.upload : text.replaceSave(nameOf(save))}
      size="lg"
      fields={fieldsFor(save)}
      initial={{
        content: undefined,
        userId: save?.userId ?? '',
        personaId: save?.personaId ?? '',
        name: save?.name ?? '',
        namespace: save?.namespace ?? '',
        progressType: save?.progressType ?? 'LINEAR',
        description: save?.description ?? '',
        tags: save?.tags ?? [],
        properties: save?.properties ?? {},
        cover: undefined,
      }}
      submitLabel={save === undefined ? text.upload : text.keep}
      onSubmit={({ progressType, tags, ...values }) =>
        sendSave(appId, {
          ...values,
          tags: [...tags],
          ...(save === undefined ? { progressType: progressType as FilesSetInput['progressType'] } : {}),
          before: save,
        })
      }
      done={(made) => (save === undefined ? text.uploaded(nameOf(made)) : text.replaced(nameOf(made)))}
      refresh={saveKeys(appId)}
      onClose={() => onClose()}
    >
      {save === undefined ? undefined : text.replaceHelp}
    </FormDialog>
  );
}
