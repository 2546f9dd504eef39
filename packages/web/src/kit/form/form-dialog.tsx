// A dialog with a few fields. It closes only when the server has said yes; until then what was typed stays.

import { type ReactNode, Suspense } from 'react';
import { part } from '../lazy/part.tsx';
import type { FormValues } from './fields.ts';
import type { FormOptions } from './use-form.ts';

// why the cast: `lazy` forgets that a component is generic
const Body = part(() => import('./form-dialog-body.tsx'), 'over');

export interface FormDialogProps<Values extends FormValues, Reply> extends Omit<FormOptions<Values, Reply>, 'onDone'> {
  readonly title: string;
  readonly submitLabel: string;
  /** The button is red: what it does takes something away. Where only some values do, it is a function of them. */
  readonly danger?: boolean | ((values: Values) => boolean);
  /** With the reply of the server, or without one where the person gave up. */
  readonly onClose: (reply?: Reply) => void;
  readonly size?: 'md' | 'lg' | 'xl';
  /** Above the fields; what follows from the values is a function of them. */
  readonly children?: ReactNode | ((values: Values) => ReactNode);
}

/** Mount it to open it: every opening starts with the initial values. */
export function FormDialog<Values extends FormValues, Reply>(props: FormDialogProps<Values, Reply>) {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  );
}
