// A code that brings the app a credit or a quota.
import { label, serviceLabels } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import type { App, Redemption } from '@uos/sdk/browser';
import type { FieldsOf } from '../../../kit/form/fields.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { usePermission } from '../../../shell/permission.ts';
import { platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

type Values = { Token: string };

const fields: FieldsOf<Values> = {
  Token: {
    kind: 'text',
    label: text.redeemCode,
    description: text.redeemHelp,
    placeholder: text.redeemPlaceholder,
    required: true,
  },
};

export default function AppRedeem({ app }: { app: App }) {
  const reasonFor = usePermission();
  return (
    <FormPage
      fields={fields}
      initial={{ Token: '' }}
      reason={reasonFor('app.redeem')}
      onSubmit={({ Token }) => platform.app.redeem({ appId: app.AppId, Token })}
      done={(redemption) => text.redeemed(label(serviceLabels, redemption.ServiceName).zh, gainOf(redemption))}
      refresh={[
        ['app.get', app.AppId],
        ['alert.records', app.AppId],
      ]}
      submitLabel={text.redeem}
    />
  );
}

/** What a code brought: a credit in yuan or a quota. */
export function gainOf({ Credit, Quota, Unit }: Redemption): string {
  return Credit > 0 ? formatYuan(Credit) : `${Quota} ${Unit}`;
}
