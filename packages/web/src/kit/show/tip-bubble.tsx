// The words of a tip, placed beside their element and told to a screen reader with it.
import { Tooltip } from '@mantine/core';
import { useEffect, useId } from 'react';

export default function TipBubble({ target, label }: { target: HTMLElement; label: string }) {
  const id = useId();
  useEffect(() => {
    target.setAttribute('aria-describedby', id);
    return () => target.removeAttribute('aria-describedby');
  }, [target, id]);
  return <Tooltip opened target={target} label={label} id={id} />;
}
