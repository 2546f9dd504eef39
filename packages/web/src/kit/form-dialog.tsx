// A dialog with a few fields. It closes only when the server has said yes; until then what was typed stays.
import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { FieldInputs } from './field-inputs.tsx';
import { type FieldsOf, type FormValues, useFields } from './fields.ts';
import { text } from './text.zh.ts';
import { useAction } from './use-action.ts';

interface FormDialogProps<Values extends FormValues, Reply> {
  readonly title: string;
  readonly fields: FieldsOf<Values>;
  readonly initial: Values;
  readonly submitLabel: string;
  readonly onSubmit: (values: Values) => Promise<Reply>;
  readonly done?: (reply: Reply) => string;
  readonly refresh?: readonly (readonly unknown[])[];
  readonly onClose: (reply?: Reply) => void;
  readonly children?: ReactNode;
}

/** Mount it to open it: every opening starts with the initial values. */
export function FormDialog<Values extends FormValues, Reply>(props: FormDialogProps<Values, Reply>) {
  const form = useFields(props.fields, props.initial);
  const action = useAction<Values, Reply>({
    run: props.onSubmit,
    quiet: true,
    refresh: props.refresh ?? [],
    ...(props.done === undefined ? {} : { done: props.done }),
  });
  const submit = () => {
    if (form.judge()) {
      action.mutate(form.values, { onSuccess: props.onClose });
    }
  };
  return (
    <Modal opened onClose={() => props.onClose()} title={props.title} closeButtonProps={{ 'aria-label': text.close }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          {props.children}
          <FieldInputs fields={props.fields} form={form} />
          {action.isError ? <ErrorPanel error={action.error} title={text.actionFailed} /> : null}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => props.onClose()}>
              {text.cancel}
            </Button>
            <Button type="submit" loading={action.isPending}>
              {props.submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
