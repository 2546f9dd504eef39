// Every shortcut that works now, by group.
import '@mantine/core/styles/Kbd.css';
import { Group, Kbd, Modal, Stack, Text, Title } from '@mantine/core';
import { listKeys } from '../../kit/list/keyboard.ts';
import { text as listText } from '../../kit/list/text.zh.ts';
import { text } from '../text.zh.ts';
import classes from './help-sheet.module.css';
import { keyLabels } from './keys.ts';
import { useRegistered } from './registry.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export default function HelpSheet({ onClose }: { onClose: () => void }) {
  const registered = Object.entries(Object.groupBy(useRegistered(), ({ group }) => group));
  const groups: (readonly [string, readonly { keys: string; title: string }[] | undefined])[] = [
    ...registered,
    [listText.keys.group, listKeys.map(({ keys, does }) => ({ keys, title: does }))],
  ];
  return (
    <Modal opened onClose={onClose} title={text.shortcuts} size="lg" closeButtonProps={{ 'aria-label': text.close }}>
      <div className={classes.groups}>
        {groups.map(([group, shortcuts = []]) => (
          <section key={group}>
            <Title order={3} mb="xs">
              {group}
            </Title>
            <Stack gap={6}>
              {shortcuts.map(({ keys, title }) => (
                <Group key={keys} justify="space-between" wrap="nowrap" gap="md">
                  <Text size="sm">{title}</Text>
                  <Keys keys={keys} />
                </Group>
              ))}
            </Stack>
          </section>
        ))}
      </div>
    </Modal>
  );
}

export function Keys({ keys }: { keys: string }) {
  return (
    <Group gap={4} wrap="nowrap">
      {keyLabels(keys, isMac).map((label) => (
        <Kbd key={label} size="xs">
          {label}
        </Kbd>
      ))}
    </Group>
  );
}
