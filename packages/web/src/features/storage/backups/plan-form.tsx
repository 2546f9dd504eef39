// When a database is backed up by itself, and how many of those backups are kept.
import type { BackupsPlanInput, Database } from '@uos/sdk/services/storage';
import { backupsPlanForm } from '@uos/sdk/services/storage.forms';
import { fieldsOf, inputOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { storageKeys, storageOf } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<Omit<BackupsPlanInput, 'id'>>;

const fields = fieldsOf<Values>(backupsPlanForm, {
  enabled: {},
  hour: { half: true, suffix: text.oclock, description: text.hourHelp, when: ({ enabled }) => enabled },
  keep: { half: true, description: text.keepHelp, when: ({ enabled }) => enabled },
});

interface PlanFormProps {
  readonly appId: string;
  readonly database: Database;
  readonly onClose: () => void;
}

export default function PlanForm({ appId, database: { databaseId: id, backupPlan }, onClose }: PlanFormProps) {
  return (
    <FormDialog
      title={text.plan}
      fields={fields}
      initial={backupPlan}
      submitLabel={text.save}
      onSubmit={(values) =>
        storageOf(appId).backups.plan({ ...inputOf<BackupsPlanInput>(backupsPlanForm, values), id })
      }
      done={({ backupPlan: { enabled, hour, keep } }) => (enabled ? text.planOn(hour, keep) : text.planOff)}
      refresh={storageKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
