// JSON in an editor: colours, folding, search, a button that puts it in order, and the first fault named and marked.
// Loaded with the first field that needs it.
import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { openEditor } from './editor.ts';
import classes from './json-field.module.css';
import { type JsonProblem, jsonProblem, placeOf } from './json-problem.ts';
import { text } from './text.zh.ts';

interface JsonFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly onLeave?: () => void;
  readonly readOnly?: boolean;
  /** What is wrong with a value that is JSON, such as a missing key of a schema. */
  readonly check?: (value: unknown) => readonly string[];
  readonly minHeight?: number;
  readonly maxHeight?: number;
}

export default function JsonField(props: JsonFieldProps) {
  const { label, value, readOnly = false, check, minHeight = 160, maxHeight = 480 } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<ReturnType<typeof openEditor>>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const [problem, setProblem] = useState<JsonProblem | undefined>(() => jsonProblem(value));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor lives as long as the field; values come below
  useEffect(() => {
    if (host.current === null) {
      return;
    }
    const opened = openEditor({
      parent: host.current,
      value,
      label: text.editor(label),
      readOnly,
      onChange: (next) => {
        setProblem(jsonProblem(next));
        latest.current.onChange?.(next);
      },
      onLeave: () => latest.current.onLeave?.(),
      onFormat: () => format(),
    });
    editor.current = opened;
    return () => opened.close();
  }, [readOnly]);

  useEffect(() => {
    editor.current?.set(value);
    setProblem(jsonProblem(value));
  }, [value]);

  const format = (): void => {
    const source = editor.current?.get() ?? '';
    if (jsonProblem(source) === undefined) {
      editor.current?.set(JSON.stringify(JSON.parse(source), undefined, 2), true);
    }
  };
  const further = problem === undefined && check !== undefined ? check(JSON.parse(value)) : [];
  return (
    <div className={classes.root} data-problem={(problem !== undefined && problem.fault !== 'empty') || undefined}>
      <div ref={host} className={classes.editor} style={{ minHeight, maxHeight }} />
      <div className={classes.foot}>
        <Text
          size="xs"
          role="status"
          {...(problem === undefined && further.length === 0 ? { c: 'dimmed' } : { c: 'var(--mantine-color-error)' })}
        >
          {problem === undefined ? (further[0] ?? text.valid) : problemWords(value, problem)}
        </Text>
        {readOnly ? null : (
          <Button
            size="compact-xs"
            variant="default"
            disabled={problem !== undefined}
            title={text.formatHint}
            onClick={format}
          >
            {text.format}
          </Button>
        )}
      </div>
    </div>
  );
}

const WORDS = {
  expected: text.expected,
  unclosed: text.unclosed,
  trailing: text.trailing,
  'bad-string': text.badString,
} as const;

function problemWords(source: string, { offset, fault }: JsonProblem): string {
  if (fault === 'empty') {
    return text.empty;
  }
  const { line, column } = placeOf(source, offset);
  return text.problemAt(line, column, WORDS[fault]);
}
