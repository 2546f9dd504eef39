// A secret: masked, shown for a short while when asked for, copied without being shown. Never kept anywhere.

import { ActionIcon, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { text } from '../text.zh.ts';
import classes from './code.module.css';
import { Copy } from './copy.tsx';
import { Icon } from './icon.tsx';
import { eyeIcon, eyeOffIcon } from './icons.ts';
import { Tip } from './tip.tsx';

interface SecretProps {
  readonly value: string;
  /** What it is: 服务密钥. */
  readonly label: string;
  /** What is seen until it is asked for, where only a part of it is secret. */
  readonly masked?: string | undefined;
  /** Why it may not be seen. */
  readonly reason?: string | undefined;
}

const SHOWN_MS = 30_000;
const MASK = '••••••••••••••••';

export function Secret({ value, label, masked = MASK, reason }: SecretProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) {
      return;
    }
    const hide = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(hide);
  }, [shown]);
  const toggle = shown ? text.hideSecret(label) : text.showSecret(label);
  return (
    <Group gap={4} wrap="nowrap" className={classes.id}>
      <code className={classes.value} title={shown ? undefined : text.masked(label)}>
        {shown ? value : masked}
      </code>
      <Tip label={reason ?? toggle}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={toggle}
          aria-pressed={shown}
          aria-disabled={reason !== undefined || undefined}
          onClick={() => (reason === undefined ? setShown(!shown) : undefined)}
        >
          <Icon of={shown ? eyeOffIcon : eyeIcon} size={16} />
        </ActionIcon>
      </Tip>
      {reason === undefined ? <Copy value={value} label={text.copySecret(label)} /> : null}
    </Group>
  );
}
