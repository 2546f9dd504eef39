// A code for one of the apps that one owns.

import { label, serviceLabels } from '@uos/contract/labels';
import type { App, Redemption } from '@uos/sdk/browser';
import { alertTable } from '@uos/sdk/services/alert';
import type { RedeemInput } from '@uos/sdk/services/app';
import { redeemForm } from '@uos/sdk/services/app.forms';
import { keyOf } from '../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../kit/form/fields-of.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { language } from '../../kit/language/language.zh.ts';
import { platform, platformOf } from '../../shell/uos.ts';
import { gainOf } from './settings/app-redeem.tsx';
import { text } from './settings/text.zh.ts';

const { alert } = platformOf({ alert: alertTable });

export default function RedeemDialog({ apps, onClose }: { apps: readonly App[]; onClose: () => void }) {
  const fields = fieldsOf<ValuesOf<RedeemInput>>(redeemForm, {
    appId: {
      kind: 'choice',
      label: text.redeemApp,
      options: apps.map(({ AppId, ProjectName }) => ({ value: AppId, label: ProjectName })),
    },
    Token: { placeholder: text.redeemPlaceholder },
  });
  return (
    <FormDialog
      title={text.tabRedeem}
      fields={fields}
      initial={{ appId: apps[0]?.AppId ?? '', Token: '' }}
      submitLabel={text.redeem}
      onSubmit={(values): Promise<Redemption> => platform.app.redeem(values)}
      done={(redemption) => text.redeemed(label(serviceLabels, redemption.ServiceName)[language], gainOf(redemption))}
      refresh={[keyOf(platform.app.get), keyOf(alert.records.list)]}
      onClose={() => onClose()}
    >
      {text.redeemHelp}
    </FormDialog>
  );
}
