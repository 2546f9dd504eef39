// The rows that fit, as a file; from the first time the menu is opened.

import { Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { toastInfo } from '../../act/toast.tsx';
import { Icon } from '../../show/icon.tsx';
import { codeIcon, downloadIcon, tableIcon } from '../../show/icons.ts';
import { text } from '../text.zh.ts';
import type { ListView } from '../view.ts';
import { ToolButton } from './tool-button.tsx';

export default function ExportMenu<Row>({ view, isEmpty }: { view: ListView<Row>; isEmpty: boolean }) {
  const target = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    setOpen(true);
  }, []);
  const run = (format: 'csv' | 'json') => () => {
    const { label, source, state, columnsState } = view;
    toastInfo(text.exportStarted);
    void import('./export-rows.ts').then(({ exportRows }) =>
      exportRows({ label, source, question: state.question, columns: columnsState.all, format }),
    );
  };
  return (
    <Menu width={220} opened={open} onChange={setOpen}>
      <Menu.Target>
        <ToolButton ref={target} icon={downloadIcon} label={text.export} isOpen={open} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text.exportHint}</Menu.Label>
        <Menu.Item disabled={isEmpty} leftSection={<Icon of={tableIcon} size={16} />} onClick={run('csv')}>
          {text.exportCsv}
        </Menu.Item>
        <Menu.Item disabled={isEmpty} leftSection={<Icon of={codeIcon} size={16} />} onClick={run('json')}>
          {text.exportJson}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
