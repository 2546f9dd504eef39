// The limits of the saves of an app, and whether players may write at all.
import { useQuery } from '@tanstack/react-query';
import { formatSize } from '@uos/contract/rules';
import type { AppConfigSetInput, SaveAppConfig } from '@uos/sdk/services/save';
import { appConfigSetForm } from '@uos/sdk/services/save.forms';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { saveOf } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = ValuesOf<AppConfigSetInput>;

const fieldsFor = (now: SaveAppConfig) =>
  fieldsOf<Values>(appConfigSetForm, {
    clientWriteEnabled: { description: text.clientWriteHelp },
    maxSaveSize: {
      required: true,
      half: true,
      suffix: text.bytes,
      description: text.bytesNow(formatSize(now.maxSaveSize)),
    },
    maxSavesPerUser: { required: true, half: true },
    maxBytesPerUser: {
      ...{ required: true, half: true },
      suffix: text.bytes,
      description: text.bytesPerUserHelp(formatSize(now.maxBytesPerUser)),
    },
    keepVersions: { required: true, half: true, description: text.keepVersionsHelp },
    maxPfpSize: {
      required: true,
      half: true,
      suffix: text.bytes,
      description: text.bytesNow(formatSize(now.maxPfpSize)),
    },
    downloadUrlTtl: { kind: 'seconds', required: true, half: true, description: text.downloadUrlHelp },
  });

const HEIGHT = 320;

export default function Settings({ appId }: { appId: string }) {
  const calls = saveOf(appId).appConfig;
  const reason = usePermission()('save.appConfig.set');
  const limits = useQuery({ ...queryOf(calls.get, {}), select: ({ appConfig }) => appConfig });
  if (limits.data === undefined) {
    return limits.isLoadingError ? (
      <ErrorPanel error={limits.error} onRetry={() => void limits.refetch()} />
    ) : (
      <Waiting height={HEIGHT} />
    );
  }
  const now = limits.data;
  return (
    <FormPage
      key={JSON.stringify(now)}
      fields={fieldsFor(now)}
      initial={{
        clientWriteEnabled: now.clientWriteEnabled,
        maxSaveSize: now.maxSaveSize,
        maxSavesPerUser: now.maxSavesPerUser,
        maxBytesPerUser: now.maxBytesPerUser,
        keepVersions: now.keepVersions,
        maxPfpSize: now.maxPfpSize,
        downloadUrlTtl: now.downloadUrlTtl,
      }}
      parts={[
        { title: text.writing, fields: ['clientWriteEnabled'] },
        { title: text.limits, fields: ['maxSaveSize', 'maxSavesPerUser', 'maxBytesPerUser', 'keepVersions'] },
        { title: text.filesPart, fields: ['maxPfpSize', 'downloadUrlTtl'] },
      ]}
      reason={reason}
      draft="save.appConfig"
      onSubmit={(values) => calls.set(values)}
      done={() => text.settingsSaved}
      refresh={[keyOf(calls.get)]}
    />
  );
}
