// One picture, large, with whose it is.
import { Group, Modal, Stack } from '@mantine/core';
import { formatSize } from '@uos/contract/rules';
import type { ProfilePicture } from '@uos/sdk/services/save';
import { profilePictureColumns } from '@uos/sdk/services/save.columns';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Facts } from '../../../kit/show/facts.tsx';
import { editIcon, trashIcon } from '../../../kit/show/icons.ts';
import { text as kit } from '../../../kit/text.zh.ts';
import classes from './pictures.module.css';
import { text } from './text.zh.ts';

interface PictureDialogProps {
  readonly picture: ProfilePicture;
  /** Why it may not be changed. */
  readonly reason: string | undefined;
  readonly onReplace: (picture: ProfilePicture) => void;
  readonly onRemove: (picture: ProfilePicture) => void;
  readonly onClose: () => void;
}

const facts = columnsOf<ProfilePicture>(profilePictureColumns, {
  personaId: { kind: 'id' },
  file: { title: text.size, cell: ({ file }) => `${file.format || '–'} · ${formatSize(file.size)}` },
  modifiedAt: {},
  pfpId: {},
});

export default function PictureDialog({ picture, reason, onReplace, onRemove, onClose }: PictureDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.pictureOf(picture.userId)}
      size="lg"
      closeButtonProps={{ 'aria-label': kit.close }}
    >
      <Stack gap="md">
        <img className={classes.large} src={picture.file.fileURL} alt={text.pictureOf(picture.userId)} />
        <Facts facts={facts.map(({ key, title, cell }) => ({ key, title, value: cell(picture) }))} />
        <Group justify="flex-end" gap="sm">
          <ActionButton variant="default" icon={editIcon} reason={reason} onClick={() => onReplace(picture)}>
            {text.replace}
          </ActionButton>
          <ActionButton
            variant="default"
            color="red"
            icon={trashIcon}
            reason={reason}
            onClick={() => onRemove(picture)}
          >
            {text.remove}
          </ActionButton>
        </Group>
      </Stack>
    </Modal>
  );
}
