// The button of a new transaction; its form is loaded when it is first opened.

import type { TransactionsCreateInput } from '@uos/sdk/services/billing';
import { type ComponentProps, Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { plusIcon } from '../../../kit/show/icons.ts';
import { text } from './text.zh.ts';

const Form = part(() => import('./transaction-form.tsx'), 'over');

export function TransactionForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  );
}

interface CreateButtonProps {
  /** For this organisation only. */
  readonly orgId?: string;
  readonly type?: TransactionsCreateInput['Type'];
}

export function CreateTransaction({ orgId, type }: CreateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton icon={plusIcon} onClick={() => setOpen(true)}>
        {text.create}
      </ActionButton>
      {isOpen ? (
        <TransactionForm
          {...(orgId === undefined ? {} : { orgId })}
          {...(type === undefined ? {} : { type })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
