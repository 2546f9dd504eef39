// A code that brings the app a credit or a quota.

import { label, serviceLabels } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import type { App, Redemption } from '@uos/sdk/browser';
import { alertTable } from '@uos/sdk/services/alert';
import type { RedeemInput } from '@uos/sdk/services/app';
import { redeemForm } from '@uos/sdk/services/app.forms';
import { keyOf } from '../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { appKeys } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { clientOf, platform } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const fields = fieldsOf<ValuesOf<Pick<RedeemInput, 'Token'>>>(redeemForm, {
  Token: { description: text.redeemHelp, placeholder: text.redeemPlaceholder },
});

export default function AppRedeem({ app }: { app: App }) {
  const reasonFor = usePermission();
  const { alert } = clientOf({ alert: alertTable }, app.AppId);
  return (
    <FormPage
      fields={fields}
      initial={{ Token: '' }}
      reason={reasonFor('app.redeem')}
      onSubmit={({ Token }) => platform.app.redeem({ appId: app.AppId, Token })}
      done={(redemption) => text.redeemed(label(serviceLabels, redemption.ServiceName)[language], gainOf(redemption))}
      refresh={[...appKeys(app.AppId), keyOf(alert.records.list)]}
      submitLabel={text.redeem}
    />
  );
}

/** What a code brought: a credit in yuan or a quota. */
export function gainOf({ Credit, Quota, Unit }: Redemption): string {
  return Credit > 0 ? formatYuan(Credit) : `${Quota} ${Unit}`;
}
