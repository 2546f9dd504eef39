// Where symbol files are dropped or picked; what waited for them becomes readable, and says so.
import { useQueryClient } from '@tanstack/react-query';
import { UploadZone } from '../../../kit/upload/upload-zone.tsx';
import { stacktraceKeys } from '../queries.ts';
import { text } from '../text.zh.ts';
import { symbolTarget } from './upload.ts';

interface SymbolZoneProps {
  readonly appId: string;
  readonly version?: string | undefined;
  /** Why nothing may be uploaded. */
  readonly reason: string | undefined;
  readonly onReady?: () => void;
}

/** A symbol file, and a zip of them. */
const LARGEST_BYTES = 2_000_000_000;

export function SymbolZone({ appId, version, reason, onReady }: SymbolZoneProps) {
  const client = useQueryClient();
  const ready = () => {
    for (const queryKey of stacktraceKeys(appId)) {
      void client.invalidateQueries({ queryKey });
    }
    onReady?.();
  };
  return (
    <UploadZone
      target={symbolTarget(appId, { version, onReady: ready })}
      reason={reason}
      maxBytes={LARGEST_BYTES}
      hasRule={false}
      check={({ path }) => (SYMBOLS.test(path) ? undefined : text.noSymbolFile)}
    />
  );
}

const SYMBOLS = /(?:\.so(?:\.[\w.]+)?|\.dbg|\.debug|\.sym|\.map|mapping\.txt|\.elf|\.zip)$/i;
