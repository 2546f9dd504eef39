// The call that answers what a list shows now, as a command and as code.
import { Modal } from '@mantine/core';
import Snippets, { type SnippetsProps } from '../../snippets/snippets.tsx';
import { text } from '../text.zh.ts';

interface CallDialogProps extends Pick<SnippetsProps, 'call' | 'input'> {
  readonly onClose: () => void;
}

export default function CallDialog({ call, input, onClose }: CallDialogProps) {
  return (
    <Modal opened onClose={onClose} title={text.asCode} size="lg" closeButtonProps={{ 'aria-label': text.close }}>
      <Snippets call={call} {...(input === undefined ? {} : { input })} />
    </Modal>
  );
}
