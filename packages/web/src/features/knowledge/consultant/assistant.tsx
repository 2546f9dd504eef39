// The assistant beside the screen that the question is about: the same conversation as on its page.
import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { screen } from '../../../kit/address/link.ts';
import { Icon } from '../../../kit/show/icon.tsx';
import { closeIcon, expandIcon } from '../../../kit/show/icons.ts';
import { text as kit } from '../../../kit/text.zh.ts';
import { text } from '../text.zh.ts';
import classes from './assistant.module.css';
import { Chat } from './chat.tsx';
import { keepConversation, readConversation } from './conversation.ts';

export default function Assistant({ onClose }: { onClose: () => void }) {
  const [conversation, setConversation] = useState(readConversation);
  useHotkeys([['Escape', onClose]], []);
  return (
    <aside className={classes.panel} aria-label={text.consultant}>
      <header className={classes.head}>
        <h2>{text.consultant}</h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={text.asPage}
          title={text.asPage}
          renderRoot={(props) => <Link {...props} {...screen('/consultant')} onClick={onClose} preload={false} />}
        >
          <Icon of={expandIcon} size={16} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={kit.close} onClick={onClose}>
          <Icon of={closeIcon} size={16} />
        </ActionIcon>
      </header>
      <Chat
        isBeside
        conversation={conversation}
        onConversation={(id) => {
          keepConversation(id);
          setConversation(id);
        }}
      />
    </aside>
  );
}
