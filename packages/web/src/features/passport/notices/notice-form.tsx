// A notice written, copied or changed, as a player reads it beside. Once it is published only its text and end change.
import type { Billboard, BillboardsCreateInput, BillboardsUpdateInput } from '@uos/sdk/services/passport';
import { billboardsCreateForm, billboardsUpdateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { NoticePhone } from './notice-phone.tsx';
import { noticeKeys } from './queries.ts';
import { text } from './text.zh.ts';

/** `preview` is drawn of the others, and holds nothing. */
type Values = ValuesOf<BillboardsCreateInput, { preview: '' }>;

interface NoticeFormProps {
  readonly appId: string;
  readonly notice?: Billboard;
  /** A new one begins as this one is. */
  readonly like?: Billboard;
  readonly onClose: () => void;
}

export default function NoticeForm({ appId, notice, like, onClose }: NoticeFormProps) {
  const { billboards } = passportOf(appId);
  const isNew = notice === undefined;
  const shown = notice ?? like;
  const isPublished = notice?.status === 'billboardPublished';
  const fixed = isPublished ? text.publishedFixed : undefined;
  const fields = fieldsOf<Values>(billboardsCreateForm, {
    title: { reason: fixed },
    subtitle: { reason: fixed },
    content: { kind: 'textarea', description: text.contentHelp },
    tags: { reason: fixed, description: text.tagsHelp },
    namespace: { reason: fixed, placeholder: 'default', description: text.namespaceHelp },
    expireTime: { description: text.expireHelp },
    properties: { reason: fixed, description: text.propertiesHelp },
    preview: {
      kind: 'own',
      label: text.look,
      render: (_input, values) => <NoticePhone notices={[values]} beside />,
    },
  });
  const submit = ({ preview: _preview, ...values }: Values) => {
    if (notice === undefined) {
      return billboards.create(inputOf<BillboardsCreateInput>(billboardsCreateForm, values));
    }
    const { content, expireTime } = values;
    const change = isPublished ? { content, expireTime } : values;
    return billboards.update({
      ...inputOf<Omit<BillboardsUpdateInput, 'id'>>(billboardsUpdateForm, change),
      // why said: nobody can take it away by leaving it out
      ...(!isPublished && { subtitle: values.subtitle }),
      id: notice.billboardID,
    });
  };
  return (
    <FormDialog
      title={isNew ? text.create : text.editTitle(notice.title)}
      size="xl"
      fields={fields}
      initial={{
        title: shown?.title ?? '',
        subtitle: shown?.subtitle ?? '',
        content: shown?.content ?? '',
        tags: shown?.tags ?? {},
        namespace: shown?.namespace ?? '',
        expireTime: shown?.expireTime ?? '',
        properties: shown?.properties ?? {},
        preview: '',
      }}
      submitLabel={isNew ? text.submitCreate : text.save}
      onSubmit={submit}
      done={({ billboard: { title } }) => (isNew ? text.created(title) : text.saved(title))}
      refresh={noticeKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
