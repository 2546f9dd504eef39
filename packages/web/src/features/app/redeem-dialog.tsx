// A code for one of the apps that one owns.
import { label, serviceLabels } from '@uos/contract/labels';
import type { App, Redemption } from '@uos/sdk/browser';
import type { FieldsOf } from '../../kit/form/fields.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { platform } from '../../shell/uos.ts';
import { gainOf } from './settings/app-redeem.tsx';
import { text } from './settings/text.zh.ts';

type Values = { appId: string; Token: string };

export default function RedeemDialog({ apps, onClose }: { apps: readonly App[]; onClose: () => void }) {
  const fields: FieldsOf<Values> = {
    appId: {
      kind: 'choice',
      label: text.redeemApp,
      required: true,
      options: apps.map(({ AppId, ProjectName }) => ({ value: AppId, label: ProjectName })),
    },
    Token: { kind: 'text', label: text.redeemCode, placeholder: text.redeemPlaceholder, required: true },
  };
  return (
    <FormDialog
      title={text.tabRedeem}
      fields={fields}
      initial={{ appId: apps[0]?.AppId ?? '', Token: '' }}
      submitLabel={text.redeem}
      onSubmit={(values): Promise<Redemption> => platform.app.redeem(values)}
      done={(redemption) => text.redeemed(label(serviceLabels, redemption.ServiceName).zh, gainOf(redemption))}
      refresh={[['app.get'], ['alert.records']]}
      onClose={() => onClose()}
    >
      {text.redeemHelp}
    </FormDialog>
  );
}
