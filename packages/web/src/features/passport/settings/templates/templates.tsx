// The texts that carry verification codes: written, reviewed, used; and where messages go that no gateway takes.
import { Stack } from '@mantine/core';
import type { SmsTemplate } from '@uos/sdk/services/passport';
import { smsTemplateColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../../kit/act/action-button.tsx';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { useAction } from '../../../../kit/act/use-action.ts';
import { keyOf } from '../../../../kit/call/query.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { chatIcon, checkIcon, editIcon, plusIcon, powerIcon, trashIcon } from '../../../../kit/show/icons.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { useSession } from '../../../../shell/session.ts';
import { passportOf } from '../../queries.ts';
import { text } from '../text.zh.ts';

const TemplateForm = part(() => import('./template-form.tsx'), 'over');
const Verdict = part(() => import('./verdict.tsx'), 'over');
const Outbox = part(() => import('./outbox.tsx'));

const columns = columnsOf<SmsTemplate>(smsTemplateColumns, {
  name: {},
  type: {},
  status: {},
  enabled: {},
  signature: { kind: 'text' },
  content: { kind: 'text', wideOnly: true },
  failReason: { kind: 'text', hidden: true },
  id: { hidden: true },
});

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'delete' | 'judge'; readonly template: SmsTemplate };

export default function Templates({ appId }: { appId: string }) {
  const { smsTemplates } = passportOf(appId);
  const reasonFor = usePermission();
  const isOperator = useSession()?.Admin != null;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const refresh = [keyOf(smsTemplates.list), keyOf(passportOf(appId).idDomains.get)];
  const enable = useAction({
    run: ({ id }: SmsTemplate) => smsTemplates.enable({ id }),
    done: (_reply, { name }) => text.templateEnabled(name),
    refresh,
  });
  const create = (
    <ActionButton
      icon={plusIcon}
      reason={reasonFor('passport.smsTemplates.create')}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {text.newTemplate}
    </ActionButton>
  );
  return (
    <Stack gap="xl">
      <DataList
        id="passport.templates"
        scope="templates"
        label={text.templates}
        source={listOf(smsTemplates.list, () => ({}))}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        toolbar={create}
        actions={(template) => [
          {
            label: text.enable,
            icon: powerIcon,
            reason: reasonFor('passport.smsTemplates.enable') ?? notToEnable(template),
            onClick: () => enable.mutate(template),
          },
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('passport.smsTemplates.update'),
            onClick: () => setOpen({ kind: 'edit', template }),
          },
          ...(isOperator
            ? [{ label: text.judge, icon: checkIcon, onClick: () => setOpen({ kind: 'judge', template }) }]
            : []),
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.smsTemplates.remove') ?? (template.enabled ? text.enabledStays : undefined),
            onClick: () => setOpen({ kind: 'delete', template }),
          },
        ]}
        empty={
          <EmptyState
            icon={chatIcon}
            title={text.noTemplates}
            action={create}
            snippets={{ call: smsTemplates.create, input: text.sampleTemplate }}
          >
            {text.noTemplatesHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        <Outbox isOperator={isOperator} />
      </Suspense>
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <TemplateForm appId={appId} refresh={refresh} onClose={close} /> : null}
        {open?.kind === 'edit' ? (
          <TemplateForm appId={appId} template={open.template} refresh={refresh} onClose={close} />
        ) : null}
        {open?.kind === 'judge' ? (
          <Verdict appId={appId} template={open.template} refresh={refresh} onClose={close} />
        ) : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteTemplate}
          verb={text.delete}
          typed={open.template.name}
          onConfirm={() => smsTemplates.remove({ id: open.template.id })}
          done={text.templateDeleted(open.template.name)}
          refresh={refresh}
          onClose={close}
        >
          {text.deleteTemplateWords}
        </Confirm>
      ) : null}
    </Stack>
  );
}

function notToEnable({ status, enabled }: SmsTemplate): string | undefined {
  return enabled ? text.alreadyEnabled : status === 'Available' ? undefined : text.notAvailable;
}
