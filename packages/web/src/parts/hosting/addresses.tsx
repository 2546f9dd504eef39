// Where players reach a server: one line for each port, ready to copy.
import { Stack } from '@mantine/core';
import type { ServerPort } from '@uos/sdk/services/multiverse';
import { CopyableId } from '../../kit/show/code.tsx';
import { addressOf } from './address.ts';
import { text } from './text.zh.ts';

export function Addresses({ ip, ports }: { ip: string; ports: readonly ServerPort[] }) {
  return ip === '' || ports.length === 0 ? (
    text.noAddress
  ) : (
    <Stack gap={2}>
      {ports.map((port) => (
        <CopyableId key={port.name} value={addressOf(ip, port)} label={text.copyAddress(port.name)} isWhole />
      ))}
    </Stack>
  );
}
