// What is typed into a filter, below its button, from the first time it is opened.
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from '../data-list.module.css';
import { text } from '../text.zh.ts';

interface TextFilterFormProps {
  readonly title: string;
  readonly value: string;
  readonly onDone: (next: string) => void;
  /** Gives up on it where it did not arrive. */
  readonly onClose?: () => void;
}

export default function TextFilterForm({ title, value, onDone }: TextFilterFormProps) {
  const [typed, setTyped] = useState(value);
  return (
    <form
      className={classes.typed}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(typed.trim());
      }}
    >
      <TextInput
        data-autofocus
        autoComplete="off"
        aria-label={title}
        placeholder={title}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {text.apply}
      </Button>
    </form>
  );
}
