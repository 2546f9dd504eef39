// The dialog of a form, loaded when one is first opened.
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { ErrorPanel } from '../page/error-panel.tsx';
import { FieldInputs } from './field-inputs.tsx';
import type { FormValues } from './fields.ts';
import classes from './form.module.css';
import type { FormDialogProps } from './form-dialog.tsx';
import LeaveDialog from './leave-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { useInputs } from './parts.tsx';
import { text } from './text.zh.ts';
import { useForm } from './use-form.ts';

export default function FormDialogBody<Values extends FormValues, Reply>(props: FormDialogProps<Values, Reply>) {
  const { title, submitLabel, danger = false, onClose, size = 'md', children, ...options } = props;
  useInputs(options.fields);
  const form = useForm({ ...options, onDone: onClose });
  const [asking, setAsking] = useState(false);
  const isDanger = typeof danger === 'function' ? danger(form.values) : danger;
  const close = (): void => (form.isChanged ? setAsking(true) : onClose());
  return (
    <Modal opened onClose={close} title={title} size={size} closeButtonProps={{ 'aria-label': text.close }}>
      <LeaveGuard hasUnsent={form.hasUnsent} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap="md">
          {form.isRestored ? <Alert color="brand">{text.restored}</Alert> : null}
          {typeof children === 'function' ? children(form.values) : children}
          <FieldInputs form={form} />
          {form.error === undefined ? null : <ErrorPanel error={form.error} title={text.failed} />}
          <Group justify="flex-end" gap="sm" className={classes.dialogBar}>
            <Button variant="default" onClick={close}>
              {text.cancel}
            </Button>
            <Button type="submit" loading={form.isPending} {...(isDanger ? { color: 'red.9' } : {})}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
      {asking ? <LeaveDialog onStay={() => setAsking(false)} onLeave={() => onClose()} /> : null}
    </Modal>
  );
}
