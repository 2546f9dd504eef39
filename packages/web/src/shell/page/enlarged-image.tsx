// Images that are marked (`data-enlarge`) open in full size; one more click closes them. Source: platform-core 2.11.
import { Modal, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { text } from '../text.zh.ts';

interface Picture {
  readonly src: string;
  readonly alt: string;
}

export default function EnlargedImage() {
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    const open = (event: MouseEvent | KeyboardEvent): void => {
      const image = event.target;
      const wanted = event instanceof MouseEvent || event.key === 'Enter';
      if (wanted && image instanceof HTMLImageElement && image.dataset.enlarge !== undefined) {
        event.preventDefault();
        setPicture({ src: image.currentSrc || image.src, alt: image.alt });
      }
    };
    document.addEventListener('click', open);
    document.addEventListener('keydown', open);
    return () => {
      document.removeEventListener('click', open);
      document.removeEventListener('keydown', open);
    };
  }, []);
  const close = (): void => setPicture(undefined);
  return (
    <Modal
      opened={picture !== undefined}
      onClose={close}
      size="auto"
      title={picture?.alt}
      closeButtonProps={{ 'aria-label': text.close }}
    >
      <UnstyledButton onClick={close} aria-label={text.closeImage} style={{ cursor: 'zoom-out', display: 'block' }}>
        <img src={picture?.src} alt={picture?.alt ?? ''} style={{ maxHeight: '80vh' }} />
      </UnstyledButton>
    </Modal>
  );
}
