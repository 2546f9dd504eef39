// One tag: who carries it, given to and taken from many at once.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PassportTag } from '@uos/sdk/browser';
import { passportTagColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { badgeIcon, editIcon, terminalIcon, trashIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { DeleteTag } from './delete-tag.tsx';
import { tagQuery } from './queries.ts';
import { TagMark } from './tag-mark.tsx';
import { text } from './text.zh.ts';

const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'), 'nothing');
const TagPersonas = part(() => import('./tag-personas.tsx'));
const TagUsers = part(() => import('./tag-users.tsx'));
const TagForm = part(() => import('./tag-form.tsx'), 'over');
const TagImport = part(() => import('./tag-import.tsx'), 'over');

const facts = columnsOf<PassportTag>(passportTagColumns, {
  tagID: {},
  description: {},
  createdAt: {},
  modifiedAt: {},
});

export default function TagPage() {
  const { appId, tagID: id } = useScreenParams('/services/{appId}/passport/account/tag/{tagID}');
  const reasonFor = usePermission();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'delete' | 'give' | 'take'>();
  const close = () => setOpen(undefined);
  const list = screen('/services/{appId}/passport/account/tag', { appId });
  return (
    <DetailPage
      query={useQuery(tagQuery(appId, id))}
      kind={text.tag}
      icon={badgeIcon}
      title={({ name }) => name}
      status={(tag) => <TagMark of={{ ...tag, name: '' }} />}
      facts={facts}
      aside={{
        title: text.code,
        icon: terminalIcon,
        render: () => (
          <Suspense fallback={null}>
            <Snippets call={passportOf(appId).tags.personas} input={{ id }} />
          </Suspense>
        ),
      }}
      list={list}
      tabs={({ name, personaCount, userCount }) => [
        {
          key: 'personas',
          title: text.personas,
          count: personaCount,
          render: () => <TagPersonas appId={appId} id={id} />,
        },
        { key: 'users', title: text.users, count: userCount, render: () => <TagUsers appId={appId} id={id} /> },
        historyTab({ appId }, id, name),
      ]}
      actions={() => [
        {
          label: text.give,
          icon: uploadIcon,
          primary: true,
          reason: reasonFor('passport.personas.tag'),
          onClick: () => setOpen('give'),
        },
        {
          label: text.take,
          icon: uploadIcon,
          danger: true,
          reason: reasonFor('passport.personas.untag'),
          onClick: () => setOpen('take'),
        },
        { label: text.edit, icon: editIcon, reason: reasonFor('passport.tags.update'), onClick: () => setOpen('edit') },
        {
          label: text.delete,
          icon: trashIcon,
          danger: true,
          reason: reasonFor('passport.tags.remove'),
          onClick: () => setOpen('delete'),
        },
      ]}
    >
      {(tag) => (
        <>
          <Suspense fallback={null}>
            {open === 'edit' ? <TagForm appId={appId} tag={tag} onClose={close} /> : null}
            {open === 'give' || open === 'take' ? (
              <TagImport appId={appId} tag={tag} how={open} onClose={close} />
            ) : null}
          </Suspense>
          {open === 'delete' ? (
            <DeleteTag
              appId={appId}
              tag={tag}
              onClose={(isDeleted) => {
                close();
                if (isDeleted) {
                  void navigate(list);
                }
              }}
            />
          ) : null}
        </>
      )}
    </DetailPage>
  );
}
