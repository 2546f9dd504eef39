// The end of a tag, with how many players lose it.
import type { PassportTag } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { passportOf } from '../queries.ts';
import { tagKeys } from './queries.ts';
import { text } from './text.zh.ts';

interface DeleteTagProps {
  readonly appId: string;
  readonly tag: PassportTag;
  readonly onClose: (deleted: boolean) => void;
}

export function DeleteTag({ appId, tag: { tagID, name, userCount, personaCount }, onClose }: DeleteTagProps) {
  return (
    <Confirm
      title={text.deleteTag}
      verb={text.delete}
      {...(userCount + personaCount > 0 ? { typed: name } : {})}
      onConfirm={() => passportOf(appId).tags.remove({ id: tagID })}
      done={text.deleted(name)}
      refresh={tagKeys(appId)}
      onClose={onClose}
    >
      {text.deleteWords(userCount, personaCount)}
    </Confirm>
  );
}
