// A picture as large as it is; loaded when one is first pressed.
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../text.zh.ts';

interface PictureDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export default function PictureDialog({ title, onClose, children }: PictureDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title} size="auto" closeButtonProps={{ 'aria-label': text.close }}>
      {children}
    </Modal>
  );
}
