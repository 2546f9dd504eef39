// Sizes of an engine beside each other, smallest first, each with what it costs a day.
import type { DatabaseInstanceType } from '@uos/sdk/services/storage';
import { databaseColumns } from '@uos/sdk/services/storage.columns';
import { useId } from 'react';
import type { OwnInput } from '../../../kit/form/fields.ts';
import { sizeWords } from '../size-words.ts';
import { text } from '../text.zh.ts';
import classes from './choice.module.css';

interface SizeFieldProps extends OwnInput<string> {
  readonly sizes: readonly DatabaseInstanceType[];
}

export function SizeField({ value, onChange, disabled, sizes }: SizeFieldProps) {
  const group = useId();
  return (
    <div className={classes.sizes} role="radiogroup" aria-label={databaseColumns.instanceTypeId.title}>
      {sizes.map((size) => (
        <label key={size.id} className={classes.one}>
          <input
            type="radio"
            name={group}
            checked={value === size.id}
            disabled={disabled}
            onChange={() => onChange(size.id)}
          />
          <span className={classes.name}>{sizeWords(size)}</span>
          <span className={classes.words}>{text.aDay(size.price)}</span>
        </label>
      ))}
    </div>
  );
}
