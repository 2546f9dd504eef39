// The end of a profile with all its versions.
import type { MultiverseProfile } from '@uos/sdk/services/multiverse';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { multiverseOf, revisionKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

interface DeleteProfileProps {
  readonly appId: string;
  readonly profile: MultiverseProfile;
  readonly onClose: (isDeleted: boolean) => void;
}

export function DeleteProfile({ appId, profile: { id, name }, onClose }: DeleteProfileProps) {
  return (
    <Confirm
      title={text.deleteProfile}
      verb={text.delete}
      typed={name}
      onConfirm={() => multiverseOf(appId).profiles.remove({ id })}
      done={text.profileDeleted(name)}
      refresh={revisionKeys(appId)}
      onClose={onClose}
    >
      {text.deleteProfileWords(name)}
    </Confirm>
  );
}
