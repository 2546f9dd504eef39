// What was done to a thing, newest first: who, when, and the fields that changed.
import { Avatar, Text } from '@mantine/core';
import { formatTime, isUuid, type Moment } from '@uos/contract/rules';
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

/** In a row: so many changes, and of an id what tells it from others. */
const IN_A_ROW = 3;
const OF_AN_ID = 8;

/** What the server counts by itself with every change. */
const COUNTED: ReadonlySet<string> = new Set(['modifiedAt', 'updatedAt', 'resourceAge']);

/** Fields with their values before and after. */
export function FieldChanges({ changes: all, plain = false }: FieldChangesProps) {
  const chosen = all.filter(({ field }) => !COUNTED.has(field.slice(field.lastIndexOf('.') + 1)));
  const changes = plain && chosen.length > 0 ? chosen.slice(0, IN_A_ROW) : all;
  const more = plain && chosen.length > 0 ? chosen.length - changes.length : 0;
  const shown = (value: string): ReactNode =>
    plain && isUuid(value) ? <span title={value}>{value.slice(0, OF_AN_ID)}</span> : withTimes(value);
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
                {before === '' ? text.blank : shown(before)}
              </del>
            )}
            {after === undefined ? null : (
              <ins>
                <span className={classes.hidden}>{text.after}</span>
                {after === '' ? text.blank : shown(after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
      {more === 0 ? null : (
        <div className={classes.change}>
          <dt>{text.more(more)}</dt>
        </div>
      )}
    </dl>
  );
}
