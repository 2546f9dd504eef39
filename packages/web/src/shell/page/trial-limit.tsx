// The dialog of hosting's trial limit: it stays until it is answered. Source: platform-core 8.3.
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { trialLimitDialog, trialLimitTopic } from '@uos/contract/messages';
import { contactPath } from '@uos/contract/rules';
import { useStore } from '../../kit/keep/store.ts';
import { language } from '../../kit/language/language.zh.ts';
import { errorFacts } from '../../kit/page/error-facts.ts';
import { RequestId } from '../../kit/page/error-panel.tsx';
import { trialLimit } from '../../kit/page/failure-level.ts';

export default function TrialLimit() {
  const error = useStore(trialLimit);
  const router = useRouter();
  const close = (): void => trialLimit.set(undefined);
  return (
    <Modal
      opened={error !== undefined}
      onClose={close}
      title={trialLimitDialog.title[language]}
      withCloseButton={false}
      closeOnClickOutside={false}
      zIndex={420}
    >
      <Stack gap="md">
        <Text size="sm">{trialLimitDialog.body[language]}</Text>
        <div>
          <Text size="sm" c="red.9">
            {errorFacts(error).message}
          </Text>
          <RequestId error={error} />
        </div>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close}>
            {trialLimitDialog.cancel[language]}
          </Button>
          <Button
            onClick={() => {
              close();
              void router.navigate({ href: contactPath(trialLimitTopic[language]) });
            }}
            data-autofocus
          >
            {trialLimitDialog.contact[language]}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
