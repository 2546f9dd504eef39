// The inputs that few forms have: loaded with the first form that has one, and before that form is drawn. A form that
// grows while somebody presses its button takes the button from under the press, which is lost.
import { type ComponentType, use, useEffect, useRef } from 'react';
import { arrival } from '../lazy/source.ts';
import { type FieldInputProps, SEARCHABLE_FROM } from './field-input.ts';
import { type AnyField, entriesOf, type FieldsOf, type FormValues } from './fields.ts';

interface Part<Props> {
  /** Nothing before it was loaded. */
  readonly known: () => ComponentType<Props> | undefined;
  readonly load: () => Promise<ComponentType<Props>>;
}

function part<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Part<Props> {
  const { bring, hasFailed } = arrival(load);
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  return {
    known: () => loaded,
    load: () => {
      // why the same promise for a moment: it is how React hears that it failed
      if (loading === undefined || hasFailed()) {
        loading = bring().then((module) => {
          loaded = module.default;
          return loaded;
        });
      }
      return loading;
    },
  };
}

/** The input of that part. Unlike `lazy` it does not wait a turn for what is there already. */
export function PartInput<Props extends object>({ part: { known, load }, props }: { part: Part<Props>; props: Props }) {
  const Loaded = known() ?? use(load());
  return <Loaded {...props} />;
}

export const more = part<FieldInputProps>(() => import('./more-inputs.tsx'));
export const lists = part<FieldInputProps>(() => import('./list-inputs.tsx'));
export const json = part(() => import('../code-editor/json-field.tsx'));
export const date = part(() => import('./date-input.tsx'));

/** Where the input of a field comes from; nothing for those that every form brings along. */
export function partOf(field: AnyField): { readonly load: () => Promise<unknown> } | undefined {
  switch (field.kind) {
    case 'switch':
    case 'text':
    case 'textarea':
    case 'own':
      return undefined;
    case 'choice':
      return field.options.length < SEARCHABLE_FROM ? undefined : lists;
    case 'choices':
    case 'tags':
      return lists;
    case 'json':
      return json;
    case 'date':
    case 'time':
      return date;
    default:
      return more;
  }
}

/** Waits, before a form is first drawn, for all inputs that its fields may ask for. */
export function useInputs<Values extends FormValues>(fields: FieldsOf<Values>): void {
  const isDrawn = useRef(false);
  for (const [, field] of isDrawn.current ? [] : entriesOf(fields)) {
    const needed = partOf(field);
    if (needed !== undefined) {
      use(needed.load());
    }
  }
  useEffect(() => {
    // why: what comes later shows its own outline, and the form around it stays
    isDrawn.current = true;
  }, []);
}
