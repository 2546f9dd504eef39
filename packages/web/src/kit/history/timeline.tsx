// What was done to a thing, newest first: who, when, and the fields that changed.
import { Avatar, Text } from '@mantine/core';
import { formatTime, type Moment } from '@uos/contract/rules';
import type { ReactNode } from 'react';
import { language } from '../language/language.zh.ts';
import { text } from './text.zh.ts';
import classes from './timeline.module.css';

export interface FieldChange {
  readonly field: string;
  /** The word for the field, where there is one. */
  readonly label?: string;
  /** Absent where it was not set before, or is no longer set. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

export interface HistoryEntry {
  readonly id: string;
  readonly at: Moment;
  readonly who: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly changes?: readonly FieldChange[];
}

export function Timeline({ label, entries }: { label: string; entries: readonly HistoryEntry[] }) {
  return (
    <ol className={classes.list} aria-label={label}>
      {entries.map(({ id, at, who, title, note, changes = [] }) => (
        <li key={id} className={classes.entry}>
          <Avatar size={28} radius="xl" name={who} color="brand" aria-hidden="true" />
          <div className={classes.words}>
            <div className={classes.head}>
              <Text size="sm">
                <strong>{who}</strong> {title}
              </Text>
              <Text size="xs" c="dimmed" component="time">
                {formatTime(at, { seconds: true })}
              </Text>
            </div>
            {note === undefined ? null : (
              <Text size="xs" c="dimmed" component="div">
                {note}
              </Text>
            )}
            {changes.length === 0 ? null : <FieldChanges changes={changes} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface FieldChangesProps {
  readonly changes: readonly FieldChange[];
  /** Inside a row: without a frame of its own. */
  readonly plain?: boolean;
}

const MOMENT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)/g;

/** Moments as people read them, also in the middle of a value. */
function withTimes(value: string): string {
  return value.replace(MOMENT, (moment) => formatTime(moment));
}

/** Fields with their values before and after. */
export function FieldChanges({ changes, plain = false }: FieldChangesProps) {
  return (
    <dl className={classes.changes} data-plain={plain || undefined}>
      {changes.map(({ field, label, before, after }) => (
        <div key={field} className={classes.change}>
          <dt>
            {text.fieldName(field, label)}{' '}
            {label === undefined || language === 'en' ? null : <code className={classes.raw}>{field}</code>}
          </dt>
          <dd>
            {before === undefined ? null : (
              <del>
                <span className={classes.hidden}>{text.before}</span>
                {before === '' ? text.blank : withTimes(before)}
              </del>
            )}
            {after === undefined ? null : (
              <ins>
                <span className={classes.hidden}>{text.after}</span>
                {after === '' ? text.blank : withTimes(after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
