// The pictures of players as a table.
import { formatSize } from '@uos/contract/rules';
import type { ProfilePicture } from '@uos/sdk/services/save';
import { profilePictureColumns } from '@uos/sdk/services/save.columns';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { editIcon, eyeIcon, trashIcon } from '../../../kit/show/icons.ts';
import { saveOf } from '../queries.ts';
import classes from './pictures.module.css';
import type { PicturesProps } from './pictures-page.tsx';
import { picturesOf } from './source.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<ProfilePicture>(profilePictureColumns, {
  userId: {
    kind: 'text',
    cell: ({ userId, file }) => (
      <span className={classes.named}>
        <img src={file.fileURL} alt="" width={28} height={28} loading="lazy" />
        {userId}
      </span>
    ),
  },
  personaId: { kind: 'text' },
  file: {
    title: text.size,
    align: 'right',
    cell: ({ file }) => formatSize(file.size),
    value: ({ file }) => file.size,
  },
  pfpId: { wideOnly: true },
  modifiedAt: {},
});

export default function PictureList({ appId, reason, toolbar, empty, onOpen }: PicturesProps) {
  return (
    <DataList
      id="save.pictures"
      label={text.pictures}
      source={picturesOf(appId)}
      columns={columns}
      rowKey={({ pfpId }) => pfpId}
      rowName={({ userId }) => userId}
      search={text.search}
      filters={[{ kind: 'text', key: 'persona', title: profilePictureColumns.personaId.title }]}
      toolbar={toolbar}
      actions={(picture) => [
        { label: text.look, icon: eyeIcon, onClick: () => onOpen({ kind: 'look', pictures: [picture] }) },
        {
          label: text.replace,
          icon: editIcon,
          reason,
          onClick: () => onOpen({ kind: 'replace', pictures: [picture] }),
        },
        {
          label: text.remove,
          icon: trashIcon,
          danger: true,
          reason,
          onClick: () => onOpen({ kind: 'remove', pictures: [picture] }),
        },
      ]}
      bulk={[
        {
          key: 'remove',
          label: text.remove,
          icon: trashIcon,
          danger: true,
          reason,
          run: ({ pfpId }) => saveOf(appId).profilePictures.removeMany({ pfpIds: [pfpId] }),
          words: text.removeManyWords,
        },
      ]}
      empty={empty}
    />
  );
}
