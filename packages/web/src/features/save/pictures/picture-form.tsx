// A picture for a player or one of its personas; there is one for each.
import type { ProfilePicture, ProfilePicturesSetInput } from '@uos/sdk/services/save';
import { profilePicturesSetForm } from '@uos/sdk/services/save.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { saveOf } from '../queries.ts';
import { PickFile } from '../saves/pick-file.tsx';
import { sendPicture } from './send-picture.ts';
import { text } from './text.zh.ts';

type Values = ValuesOf<Pick<ProfilePicturesSetInput, 'userId' | 'personaId'>, { content: File | undefined }>;

const ENDINGS = /\.(png|jpe?g|webp|gif)$/i;

const fieldsFor = (picture: ProfilePicture | undefined) => {
  const fixed = picture === undefined ? undefined : text.fixed;
  return fieldsOf<Values>(profilePicturesSetForm, {
    content: {
      kind: 'own',
      label: text.picture,
      required: true,
      description: text.pictureHelp,
      check: (file) => (file === undefined || ENDINGS.test(file.name) ? undefined : text.notPicture),
      render: (input) => (
        <PickFile {...input} label={text.picture} accept="image/png,image/jpeg,image/webp,image/gif" />
      ),
    },
    userId: { required: true, reason: fixed, description: undefined },
    personaId: { reason: fixed, description: text.personaHelp },
  });
};

interface PictureFormProps {
  readonly appId: string;
  /** The picture whose place it takes; a new one without it. */
  readonly picture?: ProfilePicture | undefined;
  readonly onClose: () => void;
}

export default function PictureForm({ appId, picture, onClose }: PictureFormProps) {
  return (
    <FormDialog
      title={picture === undefined ? text.upload : text.replaceOf(picture.userId)}
      fields={fieldsFor(picture)}
      initial={{ content: undefined, userId: picture?.userId ?? '', personaId: picture?.personaId ?? '' }}
      submitLabel={picture === undefined ? text.upload : text.replace}
      onSubmit={({ content, userId, personaId }) => sendPicture(appId, { content, userId, personaId })}
      done={(_reply, { userId }) => text.uploaded(userId)}
      refresh={[keyOf(saveOf(appId).profilePictures.list)]}
      onClose={() => onClose()}
    />
  );
}
