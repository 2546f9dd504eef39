// A password of a database: typed, or made here, with what the platform asks of it as a list that fills up.
import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput } from '@mantine/core';
import { randomDatabasePassword } from '@uos/contract/rules';
import { useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import type { OwnInput } from '../../../kit/form/fields.ts';
import { Copy } from '../../../kit/show/copy.tsx';
import { refreshIcon } from '../../../kit/show/icons.ts';
import { text } from '../text.zh.ts';
import classes from './password.module.css';
import { passwordRules } from './rules.ts';

export function PasswordField({
  value,
  onChange,
  problem,
  disabled,
  label,
}: OwnInput<string> & { readonly label: string }) {
  const [isSeen, see] = useState(false);
  return (
    <div>
      <div className={classes.line}>
        <PasswordInput
          className={classes.input}
          aria-label={label}
          autoComplete="new-password"
          value={value}
          error={problem !== undefined}
          disabled={disabled}
          visible={isSeen}
          onVisibilityChange={see}
          onChange={(event) => onChange(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': text.showPassword }}
        />
        <ActionButton
          variant="default"
          icon={refreshIcon}
          onClick={() => {
            onChange(randomDatabasePassword());
            // why: nobody knows one that was made without seeing it
            see(true);
          }}
        >
          {text.generate}
        </ActionButton>
        {value === '' ? null : <Copy value={value} label={text.copyPassword} />}
      </div>
      <ul className={classes.rules} aria-label={text.passwordAsks}>
        {passwordRules(value).map(({ title, isMet }) => (
          <li key={title} data-met={isMet || undefined}>
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}
