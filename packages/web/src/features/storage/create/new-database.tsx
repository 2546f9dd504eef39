// A new database: which engine, how large, who gets in; with what is missing on the server, and what it costs a day.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  type DatabaseEngine,
  databaseEngines,
  databaseName,
  databaseStorage,
  databaseUser,
  regionName,
} from '@uos/contract/rules';
import type { DatabaseInstanceType, DatabaseRegion, DatabasesCreateInput } from '@uos/sdk/services/storage';
import { databasesCreateForm } from '@uos/sdk/services/storage.forms';
import { screen } from '../../../kit/address/link.ts';
import { fieldsOf, inputOf, type LooksOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { follow } from '../follow.ts';
import { keepPassword } from '../password/just-set.ts';
import { PasswordField } from '../password/password-field.tsx';
import { passwordProblem } from '../password/rules.ts';
import { databaseLink, regionsQuery, sizesQuery, storageKeys, storageOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { EngineField } from './engine-field.tsx';
import { enginesOf, sizeFor } from './engines.ts';
import { Estimate } from './estimate.tsx';
import { SizeField } from './size-field.tsx';

/** The size of the engine that is chosen; what was chosen of another waits for its return. */
type Values = ValuesOf<
  Pick<DatabasesCreateInput, 'name' | 'region' | 'storage' | 'username' | 'password'>,
  { readonly engine: DatabaseEngine; readonly instanceTypeId: string; readonly estimate: undefined }
>;

interface NewDatabaseProps {
  readonly appId: string;
  /** To begin with; the first that there is where it names none. */
  readonly engine: string;
}

export default function NewDatabase({ appId, engine }: NewDatabaseProps) {
  const sizes = useQuery(sizesQuery(appId));
  const regions = useQuery(regionsQuery(appId));
  const failed = [sizes, regions].find(({ isLoadingError }) => isLoadingError);
  const list = screen('/services/{appId}/crud/storage/management', { appId });
  return (
    <Page title={text.newDatabase} crumbs={[{ title: text.databases, link: list }]}>
      {failed !== undefined ? (
        <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />
      ) : sizes.data === undefined || regions.data === undefined ? (
        <Waiting height={420} />
      ) : (
        <Form appId={appId} engine={engine} sizes={sizes.data} regions={regions.data} />
      )}
    </Page>
  );
}

interface FormProps extends NewDatabaseProps {
  readonly sizes: readonly DatabaseInstanceType[];
  readonly regions: readonly DatabaseRegion[];
}

function Form({ appId, engine, sizes, regions }: FormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const reason = usePermission()('storage.databases.create');
  const engines = enginesOf(sizes);
  const first =
    engines.find((one) => one.engine === engine) ?? engines.find(({ available }) => available) ?? engines[0];
  const list = screen('/services/{appId}/crud/storage/management', { appId });
  return (
    <FormPage<Values, Awaited<ReturnType<ReturnType<typeof storageOf>['databases']['create']>>>
      fields={fieldsOf<Values>(databasesCreateForm, looksOf(sizes, regions))}
      initial={{
        engine: first?.engine ?? 'postgresql',
        instanceTypeId: '',
        storage: databaseStorage.default,
        estimate: undefined,
        name: '',
        region: regions[0]?.id ?? '',
        // why one: engines but Redis need a name, and most games have one alone
        username: 'game',
        password: '',
      }}
      parts={[
        { title: text.partEngine, help: text.partEngineHelp, fields: ['engine'] },
        { title: text.partSize, help: text.partSizeHelp, fields: ['instanceTypeId', 'storage', 'estimate'] },
        { title: text.partAccess, help: text.partAccessHelp, fields: ['name', 'region', 'username', 'password'] },
      ]}
      submitLabel={text.create}
      cancel={list}
      reason={reason}
      onSubmit={(values) =>
        storageOf(appId).databases.create(inputOf<DatabasesCreateInput>(databasesCreateForm, sentOf(values, sizes)))
      }
      refresh={storageKeys(appId)}
      onDone={({ database: { databaseId, name }, asyncRequestId: requestId }, { password }) => {
        keepPassword(databaseId, password);
        follow(client, { appId, databaseId, name, operation: 'create', requestId });
        void navigate(databaseLink(appId, databaseId));
      }}
    />
  );
}

function looksOf(sizes: readonly DatabaseInstanceType[], regions: readonly DatabaseRegion[]): LooksOf<Values> {
  const hasStorage = ({ engine }: Values): boolean => databaseEngines[engine].storageYuanPerGigabyteDay > 0;
  return {
    engine: {
      kind: 'own',
      check: (engine) =>
        sizes.some((size) => size.engine === engine && size.available) ? undefined : text.engineMissing,
      render: (input) => <EngineField {...input} engines={enginesOf(sizes)} />,
    },
    instanceTypeId: {
      kind: 'own',
      required: false,
      render: ({ value, ...input }, { engine }) => (
        <SizeField
          {...input}
          value={sizeFor(sizes, engine, value)?.id ?? ''}
          sizes={sizes.filter((size) => size.engine === engine)}
        />
      ),
    },
    storage: { suffix: 'GB', description: text.storageHelp, when: hasStorage, half: true },
    estimate: {
      kind: 'own',
      label: text.estimate,
      render: (_input, { engine, instanceTypeId, storage }) => (
        <Estimate sizeId={sizeFor(sizes, engine, instanceTypeId)?.id ?? ''} storageGigabytes={storage ?? 0} />
      ),
    },
    name: { rule: databaseName, placeholder: 'players', half: true },
    region: {
      kind: 'choice',
      half: true,
      options: regions.map(({ id }) => ({ value: id, label: regionName(id)[language] })),
    },
    username: {
      rule: databaseUser,
      placeholder: 'lantern',
      description: text.usernameHelp,
    },
    password: {
      kind: 'own',
      check: passwordProblem,
      description: text.passwordHelp,
      render: (input) => <PasswordField {...input} label={text.password} />,
    },
  };
}

/** Without what the engine has not, and with the size that is shown as chosen. */
function sentOf(
  { engine, instanceTypeId, storage, estimate: _shown, ...values }: Values,
  sizes: readonly DatabaseInstanceType[],
) {
  return {
    ...values,
    engine,
    instanceTypeId: sizeFor(sizes, engine, instanceTypeId)?.id ?? '',
    ...(databaseEngines[engine].storageYuanPerGigabyteDay > 0 ? { storage } : {}),
  };
}
