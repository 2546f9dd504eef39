// The state of one form: values, what is wrong with them, and the way to the server and back. A field is judged when it
// was left or when the form was sent, not while it is first typed.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { UosApiError, UosInputError } from '@uos/sdk/browser';
import { checkInput, type InputView, type OperationFields, problemText } from '@uos/sdk/fields';
import { useRef, useState } from 'react';
import { toastDone } from '../act/toast.tsx';
import { type Now, showNow } from '../call/set-now.ts';
import { dropDraft, readDraft, useDraft } from '../keep/drafts.ts';
import { language } from '../language/language.zh.ts';
import { noticeTrialLimit } from '../page/failure-level.ts';
import { entriesOf, type FieldsOf, type FormValues, isShown, type Problems, problemsOf } from './fields.ts';

export interface FormOptions<Values extends FormValues, Reply> {
  readonly fields: FieldsOf<Values>;
  readonly initial: Values;
  readonly onSubmit: (values: Values) => Promise<Reply>;
  /** The notice of success. */
  readonly done?: (reply: Reply, values: Values) => string;
  /** Beginnings of the query keys that the change makes stale. */
  readonly refresh?: readonly QueryKey[];
  /** What the thing will be: shown at once in what `refresh` names, and put back where the server says no. */
  readonly now?: (values: Values) => Now;
  readonly onDone?: (reply: Reply, values: Values) => void;
  /** The input that `input` makes, asked before anything is sent; only where that is not the values themselves. */
  readonly rules?: InputView | (() => Promise<OperationFields | undefined>);
  /** The input of the call that the rules are held against; the values themselves when absent. */
  readonly input?: (values: Values) => object;
  /** Field that an error of the server belongs to, by its code: `{ 60001: 'name' }`. */
  readonly errorFields?: Readonly<Record<number, keyof Values & string>>;
  /** Names the form, so that what was typed outlives an expired session. */
  readonly draft?: string;
}

export interface FormState<Values extends FormValues> {
  readonly fields: FieldsOf<Values>;
  readonly values: Values;
  readonly set: <K extends keyof Values & string>(name: K, value: Values[K]) => void;
  readonly leave: (name: keyof Values & string) => void;
  /** The problem to show now. */
  readonly problem: (name: keyof Values & string) => string | undefined;
  readonly problemCount: number;
  readonly isChanged: boolean;
  readonly changedCount: number;
  /** Whether leaving loses something, as it is now: what was sent is safe before the screen is drawn again. */
  readonly hasUnsent: () => boolean;
  readonly isPending: boolean;
  /** What the server said, where it belongs to no field. */
  readonly error: unknown;
  /** The first values are those that were typed before a session ended. */
  readonly isRestored: boolean;
  readonly reset: () => void;
  /** Judges all fields and sends them; resolves to true when the server said yes. */
  readonly submit: () => Promise<boolean>;
}

export function useForm<Values extends FormValues, Reply>(options: FormOptions<Values, Reply>): FormState<Values> {
  const { fields, initial, draft } = options;
  const client = useQueryClient();
  const [kept] = useState(() => (draft === undefined ? undefined : readDraft<Values>(draft)));
  const [values, setValues] = useState<Values>(kept === undefined ? initial : { ...initial, ...kept });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<Problems<Values>>({});
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [isSent, setSent] = useState(false);
  const sent = useRef(false);
  const markSent = (now: boolean): void => {
    sent.current = now;
    setSent(now);
  };
  const problems = problemsOf(fields, values);
  const isChanged = !isSent && !sameValues(values, initial);
  useDraft(draft, withoutSecrets(fields, values), isChanged);

  const problem = (name: keyof Values & string): string | undefined =>
    told[name] ?? (left.has(name) ? problems[name] : undefined);
  const shown = entriesOf(fields).filter(([, field]) => isShown(field, values));

  // why a ref: a second press may come before the form is drawn as busy
  const isUnderWay = useRef(false);
  const submit = async (): Promise<boolean> => {
    if (isUnderWay.current) {
      return false;
    }
    isUnderWay.current = true;
    try {
      return await send();
    } finally {
      isUnderWay.current = false;
    }
  };

  const refresh = () => Promise.all((options.refresh ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));

  const send = async (): Promise<boolean> => {
    setLeft(new Set(Object.keys(fields)));
    setError(undefined);
    if (Object.keys(problems).length > 0) {
      return false;
    }
    const broken = await contractProblems(options, values);
    setTold(broken);
    if (Object.keys(broken).length > 0) {
      return false;
    }
    setPending(true);
    const putBack =
      options.now === undefined ? undefined : await showNow(client, options.refresh ?? [], options.now(values));
    try {
      const reply = await options.onSubmit(values);
      markSent(true);
      if (draft !== undefined) {
        dropDraft(draft);
      }
      if (options.done !== undefined) {
        toastDone(options.done(reply, values));
      }
      await refresh();
      options.onDone?.(reply, values);
      return true;
    } catch (failure) {
      putBack?.();
      const field = fieldOf(failure, options);
      if (failure instanceof UosApiError && failure.status === 409) {
        // why: what is shown is not what is there
        await refresh();
      }
      if (field === undefined) {
        noticeTrialLimit(failure);
        setError(failure);
      } else {
        setTold({ [field]: wordsOf(failure) } as Problems<Values>);
      }
      return false;
    } finally {
      setPending(false);
    }
  };

  return {
    fields,
    values,
    set: (name, value) => {
      markSent(false);
      setValues((now) => ({ ...now, [name]: value }));
      setTold(({ [name]: _old, ...rest }) => rest as Problems<Values>);
    },
    leave: (name) => setLeft((now) => new Set(now).add(name)),
    problem,
    problemCount: shown.filter(([name]) => problem(name) !== undefined).length,
    isChanged,
    changedCount: shown.filter(([name]) => !sameValues({ of: values[name] }, { of: initial[name] })).length,
    hasUnsent: () => isChanged && !sent.current,
    isPending,
    error,
    isRestored,
    reset: () => {
      setValues(initial);
      setLeft(new Set());
      setTold({});
      setRestored(false);
      setError(undefined);
    },
    submit,
  };
}

/** What the contract's rules find, at the field that carries the value. */
async function contractProblems<Values extends FormValues, Reply>(
  { rules, input, fields }: FormOptions<Values, Reply>,
  values: Values,
): Promise<Problems<Values>> {
  const table = typeof rules === 'function' ? await rules() : rules?.fields;
  if (table === undefined) {
    return {};
  }
  const problems: Record<string, string> = {};
  for (const found of checkInput(table, input === undefined ? values : input(values))) {
    const name = fieldAt(found.path, Object.keys(fields));
    if (name !== undefined) {
      problems[name] ??= problemText({ ...found, path: fields[name]?.label ?? name }, language);
    }
  }
  return problems as Problems<Values>;
}

/** `attributes.promote_only` belongs to a field of that name, else to `attributes`. */
export function fieldAt(path: string, names: readonly string[]): string | undefined {
  return [...names]
    .sort((a, b) => b.length - a.length)
    .find((name) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`));
}

function fieldOf<Values extends FormValues, Reply>(
  failure: unknown,
  { errorFields, fields }: FormOptions<Values, Reply>,
): (keyof Values & string) | undefined {
  if (failure instanceof UosInputError && failure.field !== undefined) {
    return fieldAt(failure.field, Object.keys(fields));
  }
  const code = failure instanceof UosApiError ? failure.code : undefined;
  return code === undefined ? undefined : errorFields?.[code];
}

function wordsOf(failure: unknown): string {
  return failure instanceof UosApiError || failure instanceof UosInputError
    ? failure.display(language)
    : String(failure);
}

function sameValues(a: FormValues, b: FormValues): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function withoutSecrets<Values extends FormValues>(fields: FieldsOf<Values>, values: Values): FormValues {
  const secret = new Set<string>(
    entriesOf(fields)
      .filter(([, { kind }]) => kind === 'secret')
      .map(([name]) => name),
  );
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
}
