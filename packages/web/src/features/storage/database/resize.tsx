// Another size: what it costs then, and what players notice meanwhile.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { estimateDatabase } from '@uos/contract/rules';
import type { DatabasesUpgradeInput } from '@uos/sdk/services/storage';
import { databasesUpgradeForm } from '@uos/sdk/services/storage.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { follow } from '../follow.ts';
import { sizesQuery, storageKeys, storageOf } from '../queries.ts';
import { sizeWords } from '../size-words.ts';
import { text } from '../text.zh.ts';
import type { DialogProps } from './dialogs.tsx';

type Values = ValuesOf<Pick<DatabasesUpgradeInput, 'instanceTypeId' | 'storage'>>;

export default function Resize({ appId, database, onClose }: DialogProps) {
  const client = useQueryClient();
  const { databaseId: id, name, engine, instanceTypeId, storage } = database;
  const sizes = useQuery(sizesQuery(appId));
  if (sizes.isPending) {
    return null;
  }
  const fields = fieldsOf<Values>(databasesUpgradeForm, {
    instanceTypeId: {
      kind: 'radio',
      options: (sizes.data ?? [])
        .filter((size) => size.engine === engine)
        .map((size) => ({ value: size.id, label: sizeWords(size), description: text.aDay(size.price) })),
    },
    storage: {
      suffix: 'GB',
      min: storage,
      description: text.storageGrows(storage),
      when: () => storage > 0,
    },
  });
  return (
    <FormDialog<Values, { readonly asyncRequestId: string }>
      title={text.resizeTitle(name)}
      fields={fields}
      initial={{ instanceTypeId, storage: storage === 0 ? undefined : storage }}
      submitLabel={text.resizeNow}
      onSubmit={async (values) => {
        const asked = await storageOf(appId).databases.upgrade({
          ...inputOf<DatabasesUpgradeInput>(databasesUpgradeForm, values),
          id,
        });
        follow(client, { appId, databaseId: id, name, operation: 'upgrade', requestId: asked.asyncRequestId });
        return asked;
      }}
      done={() => text.resizing(name)}
      refresh={storageKeys(appId)}
      onClose={() => onClose()}
    >
      {(values) => (
        <>
          <div>{text.resizeWords}</div>
          <div>{text.fromTo(costOf(instanceTypeId, storage), costOf(values.instanceTypeId, values.storage ?? 0))}</div>
        </>
      )}
    </FormDialog>
  );
}

function costOf(sizeId: string, storageGigabytes: number): string {
  return text.yuan(estimateDatabase({ sizeId, storageGigabytes })?.totalYuan ?? 0);
}
