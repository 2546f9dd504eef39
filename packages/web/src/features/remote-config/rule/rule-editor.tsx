// The rule of an override as text: coloured, completed while it is typed, and its first fault underlined where it is. The
// text lies in a plain field, over the same text in colours.
import { Text } from '@mantine/core';
import { readRule } from '@uos/contract/rules';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { text } from '../text.zh.ts';
import type { KnownAttribute } from './attributes.ts';
import { type Completion, completionAt, type Suggestion } from './complete.ts';
import { faultWordsAt, type RuleProblem } from './fault-words.ts';
import classes from './rule-editor.module.css';
import { type Word, wordsOf } from './words.ts';

interface RuleEditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly attributes: readonly KnownAttribute[];
  readonly disabled?: boolean;
  /** What the platform finds that the parser of the page cannot, such as a pattern. */
  readonly found?: RuleProblem | undefined;
}

interface Popup {
  readonly completion: Completion;
  readonly active: number;
}

export function RuleEditor({ value, onChange, attributes, disabled = false, found }: RuleEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const marker = useRef<HTMLSpanElement>(null);
  const [caret, setCaret] = useState(value.length);
  const [popup, setPopup] = useState<Popup>();
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const next = useRef<number>(undefined);
  const problem = useMemo(() => readRule(value).fault, [value]) ?? found;

  useLayoutEffect(() => {
    if (next.current !== undefined) {
      field.current?.setSelectionRange(next.current, next.current);
      next.current = undefined;
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the marker stands follows from what is typed
  useLayoutEffect(() => {
    if (popup !== undefined && marker.current !== null) {
      const { offsetLeft, offsetTop, offsetHeight } = marker.current;
      setPlace({ left: offsetLeft, top: offsetTop + offsetHeight + 4 });
    }
  }, [popup, value]);

  const suggest = (source: string, at: number): void => {
    setCaret(at);
    const completion = completionAt(source, at, attributes);
    setPopup(completion.suggestions.length === 0 ? undefined : { completion, active: 0 });
  };
  const accept = (suggestion: Suggestion, { from, to }: Completion): void => {
    const rest = value.slice(to);
    const insert = rest.startsWith(' ') ? suggestion.insert.trimEnd() : suggestion.insert;
    const changed = `${value.slice(0, from)}${insert}${rest}`;
    next.current = from + insert.length;
    onChange(changed);
    field.current?.focus();
    if (suggestion.kind === 'value') {
      setPopup(undefined);
    } else {
      suggest(changed, from + insert.length);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      suggest(value, event.currentTarget.selectionStart);
      return;
    }
    if (popup === undefined) {
      return;
    }
    const { completion, active } = popup;
    const count = completion.suggestions.length;
    const chosen = completion.suggestions[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setPopup({ completion, active: (active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count });
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== undefined) {
      event.preventDefault();
      accept(chosen, completion);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setPopup(undefined);
    }
  };
  const listId = `${id}-list`;
  return (
    <div
      className={classes.root}
      data-problem={problem !== undefined || undefined}
      data-disabled={disabled || undefined}
    >
      <div className={classes.sheet}>
        <pre className={classes.mirror} aria-hidden="true">
          <Coloured rule={value} problem={problem} />
          {'\u200b'}
        </pre>
        <pre className={classes.mirror} aria-hidden="true" data-hidden>
          {value.slice(0, popup?.completion.from ?? caret)}
          <span ref={marker}>{'\u200b'}</span>
        </pre>
        <textarea
          ref={field}
          className={classes.field}
          aria-label={text.rule}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-said`}
          aria-autocomplete="list"
          aria-controls={popup === undefined ? undefined : listId}
          aria-activedescendant={popup === undefined ? undefined : `${listId}-${popup.active}`}
          aria-haspopup="listbox"
          rows={1}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          readOnly={disabled}
          placeholder={text.rulePlaceholder}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            suggest(event.currentTarget.value, event.currentTarget.selectionStart);
          }}
          onKeyDown={onKeyDown}
          onClick={() => setPopup(undefined)}
          onBlur={() => setPopup(undefined)}
        />
        {popup === undefined ? null : (
          <div className={classes.list} role="listbox" id={listId} aria-label={text.suggestions} style={place}>
            {popup.completion.suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, the list only shows the choice
              // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, and names the option by its id
              <div
                key={suggestion.label}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === popup.active}
                // why before the field loses its focus, which would close the list
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => accept(suggestion, popup.completion)}
              >
                <code data-kind={suggestion.kind}>{suggestion.label}</code>
                <span>{detailOf(suggestion)}</span>
              </div>
            ))}
          </div>
        )}
      </div>
      <Text
        size="xs"
        className={classes.said}
        id={`${id}-said`}
        role="status"
        data-problem={problem !== undefined || undefined}
      >
        {problem === undefined ? text.ruleIsFine : faultWordsAt(value, problem)}
      </Text>
    </div>
  );
}

function detailOf({ kind, label, attribute }: Suggestion): string {
  if (kind === 'compare') {
    return text.compares[label as keyof typeof text.compares] ?? '';
  }
  if (kind === 'join') {
    return text.joins[label as keyof typeof text.joins] ?? '';
  }
  return attribute === undefined ? '' : attribute.isSeen ? attribute.values.slice(0, 3).join(' · ') : text.notSeen;
}

/** The rule in colours; what the fault is about has a line below it. */
function Coloured({ rule, problem }: { rule: string; problem: RuleProblem | undefined }) {
  const words = wordsOf(rule);
  const at = problem === undefined || problem.position < 0 ? undefined : Math.min(problem.position, rule.length);
  const parts: { readonly text: string; readonly kind: Word['kind'] | undefined; readonly at: number }[] = [];
  let end = 0;
  for (const word of words) {
    parts.push({ text: rule.slice(end, word.at), kind: undefined, at: end }, word);
    end = word.at + word.text.length;
  }
  parts.push({ text: rule.slice(end), kind: undefined, at: end });
  return (
    <>
      {parts.map((part) =>
        part.text === '' ? null : (
          <span
            key={part.at}
            data-kind={part.kind}
            data-fault={
              (at !== undefined && part.kind !== undefined && part.at <= at && at < part.at + part.text.length) ||
              undefined
            }
          >
            {part.text}
          </span>
        ),
      )}
      {at === undefined || at < end ? null : (
        <span data-fault="true" data-end="true">
          {' '}
        </span>
      )}
    </>
  );
}
