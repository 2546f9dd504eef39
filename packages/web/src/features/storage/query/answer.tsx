// What a statement answered: rows as a table, or what it did where it answers none.

import { shanghaiDay } from '@uos/contract/rules';
import type { DatabaseAnswer } from '@uos/sdk/services/storage';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { csvOf } from '../../../kit/keep/csv.ts';
import { download, fileName } from '../../../kit/keep/download.ts';
import { downloadIcon } from '../../../kit/show/icons.ts';
import { text } from '../text.zh.ts';
import classes from './query.module.css';

interface AnswerProps {
  readonly answer: DatabaseAnswer;
  /** Of the database, for the name of a file. */
  readonly name: string;
}

/** More are drawn where somebody asks for them. */
const SHOWN = 200;

export default function Answer({ answer, name }: AnswerProps) {
  const { columns, rows, rowCount, truncated, durationMs, command } = answer;
  const [shown, show] = useState(SHOWN);
  const save = (): void => {
    const content = csvOf(
      columns.map(({ name: title }, index) => ({ title, value: (row: readonly (string | null)[]) => row[index] })),
      rows,
    );
    download(fileName(name, shanghaiDay(Date.now()), 'csv'), new Blob([content], { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <section className={classes.answer} aria-label={text.answer}>
      <div className={classes.head}>
        <span role="status">
          {columns.length === 0
            ? text.didSo(command, rowCount, text.ms(durationMs))
            : text.rowsIn(rows.length, text.ms(durationMs))}
          {truncated ? <strong className={classes.warn}> {text.truncated}</strong> : null}
        </span>
        {rows.length === 0 ? null : (
          <ActionButton variant="default" size="xs" icon={downloadIcon} onClick={save}>
            {text.saveCsv}
          </ActionButton>
        )}
      </div>
      {columns.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
        <section className={classes.scroll} tabIndex={0} aria-label={text.rows}>
          <table className={classes.table}>
            <thead>
              <tr>
                {columns.map(({ name: title, type }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns of an answer may have one name
                  <th key={index} scope="col">
                    {title}
                    <small>{type}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, shown).map((row, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                <tr key={place}>
                  {row.map((value, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
                    <td key={index} data-null={value === null || undefined} title={value ?? undefined}>
                      {value ?? 'NULL'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {rows.length <= shown ? null : (
        <ActionButton variant="default" size="xs" onClick={() => show(rows.length)}>
          {text.showAll(rows.length)}
        </ActionButton>
      )}
    </section>
  );
}
