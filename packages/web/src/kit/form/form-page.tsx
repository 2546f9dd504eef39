// A form that is a screen of its own, or a tab of one: fields in parts, a bar that says what is not saved, and a question
// before it is lost.

import { Alert, Anchor, Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useRef } from 'react';
import type { ScreenLink } from '../address/link.ts';
import { ErrorPanel } from '../page/error-panel.tsx';
import { Waiting } from '../page/waiting.tsx';
import { Icon } from '../show/icon.tsx';
import { lockIcon } from '../show/icons.ts';
import { FieldInputs } from './field-inputs.tsx';
import { entriesOf, type FormValues } from './fields.ts';
import classes from './form.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { useInputs } from './parts.tsx';
import { text } from './text.zh.ts';
import { type FormOptions, type FormState, useForm } from './use-form.ts';

/** So many fields are named that have to be corrected. */
const LISTED = 3;
/** why what can be focused: what stands around an input is marked as well */
const WRONG = ':is(input, textarea, select, button, [tabindex]):is([aria-invalid="true"], [data-error])';

export interface FormPart<Values extends FormValues> {
  readonly title: string;
  readonly help?: ReactNode;
  readonly fields: readonly (keyof Values & string)[];
}

interface FormPageProps<Values extends FormValues, Reply> extends FormOptions<Values, Reply> {
  /** All fields in one part when absent. */
  readonly parts?: readonly FormPart<Values>[];
  readonly submitLabel?: string;
  /** Where giving up leads. */
  readonly cancel?: ScreenLink;
  /** Or what it closes. */
  readonly onCancel?: () => void;
  /** Why nothing here may be changed. */
  readonly reason?: string | undefined;
  /** Between the fields and the bar. */
  readonly children?: ReactNode;
}

export function FormPage<Values extends FormValues, Reply>(props: FormPageProps<Values, Reply>) {
  return (
    <Suspense fallback={<Waiting height={220} />}>
      <Form {...props} />
    </Suspense>
  );
}

function Form<Values extends FormValues, Reply>(props: FormPageProps<Values, Reply>) {
  const { parts, submitLabel = text.save, cancel, onCancel, reason, children, ...options } = props;
  useInputs(options.fields);
  const form = useForm(options);
  const root = useRef<HTMLFormElement>(null);
  const submit = async (): Promise<void> => {
    if (!(await form.submit())) {
      requestAnimationFrame(() => focusProblem(root.current));
    }
  };
  const shown: readonly FormPart<Values>[] = parts ?? [
    { title: '', fields: Object.keys(options.fields) as (keyof Values & string)[] },
  ];
  return (
    <form
      noValidate
      ref={root}
      className={classes.page}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LeaveGuard hasUnsent={form.hasUnsent} />
      {form.isRestored ? (
        <Alert color="brand">
          {text.restored}{' '}
          <Anchor component="button" type="button" inherit onClick={form.reset}>
            {text.discard}
          </Anchor>
        </Alert>
      ) : null}
      {reason === undefined ? null : (
        <Alert variant="default" icon={<Icon of={lockIcon} size={18} />}>
          {reason}
        </Alert>
      )}
      <fieldset className={classes.all} disabled={reason !== undefined}>
        {shown.map((part) => (
          <section key={part.title} className={classes.part}>
            {part.title === '' ? null : (
              <div className={classes.partWords}>
                <Title order={2}>{part.title}</Title>
                {part.help === undefined ? null : (
                  <Text size="sm" c="dimmed" component="div">
                    {part.help}
                  </Text>
                )}
              </div>
            )}
            <FieldInputs form={form} names={part.fields} />
          </section>
        ))}
      </fieldset>
      {children}
      {form.error === undefined ? null : <ErrorPanel error={form.error} title={text.failed} />}
      <div className={classes.bar} data-changed={form.isChanged || undefined}>
        <Button type="submit" loading={form.isPending} disabled={reason !== undefined}>
          {submitLabel}
        </Button>
        <Cancel {...(cancel === undefined ? {} : { cancel })} {...(onCancel === undefined ? {} : { onCancel })} />
        <Said form={form} onGo={(name) => focusField(root.current, name)} />
      </div>
    </form>
  );
}

function Cancel({ cancel, onCancel }: { cancel?: ScreenLink; onCancel?: () => void }) {
  if (cancel !== undefined) {
    return (
      <Button variant="default" renderRoot={(button) => <Link {...button} {...cancel} />}>
        {text.cancel}
      </Button>
    );
  }
  return onCancel === undefined ? null : (
    <Button variant="default" onClick={onCancel}>
      {text.cancel}
    </Button>
  );
}

interface SaidProps<Values extends FormValues> {
  readonly form: FormState<Values>;
  readonly onGo: (name: string) => void;
}

/** What has to be corrected, each a way to its field, which may be out of sight; else what is not saved yet. */
function Said<Values extends FormValues>({ form, onGo }: SaidProps<Values>) {
  const wrong = entriesOf(form.fields).filter(([name]) => form.problem(name) !== undefined);
  return (
    <div className={classes.said} role="status" data-wrong={form.problemCount > 0 || undefined}>
      {form.problemCount > 0 ? (
        <>
          {text.count(form.problemCount)}
          {wrong.slice(0, LISTED).map(([name, field]) => (
            <Anchor
              key={name}
              component="button"
              type="button"
              inherit
              c="inherit"
              td="underline"
              onClick={() => onGo(name)}
            >
              {field.label}
            </Anchor>
          ))}
        </>
      ) : form.isChanged ? (
        <>
          {text.changed(form.changedCount)}
          <Anchor component="button" type="button" inherit onClick={form.reset}>
            {text.leave}
          </Anchor>
        </>
      ) : null}
    </div>
  );
}

function focusField(root: HTMLFormElement | null, name: string): void {
  const field = root?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  focusProblem(field ?? null);
}

/** Puts the person where something is wrong. */
function focusProblem(root: Element | null): void {
  const input = root?.querySelector<HTMLElement>(WRONG);
  input?.focus();
  input?.scrollIntoView({ block: 'center' });
}
