// A change on the server: while it runs, what is said when it is done, and which lists are read again.
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Now, showNow } from '../call/set-now.ts';
import { text } from '../text.zh.ts';
import { toastDone, toastError } from './toast.tsx';

interface ActionOptions<Input, Reply> {
  readonly run: (input: Input) => Promise<Reply>;
  /** The notice of success. */
  readonly done?: (reply: Reply, input: Input) => string;
  /** Takes the change back, where the call allows: the notice offers it for a minute. */
  readonly undo?: (reply: Reply, input: Input) => Promise<unknown>;
  /** One field that changes: it is shown at once in what `refresh` names, and put back where the server says no. */
  readonly now?: (input: Input) => Now;
  /** Beginnings of the query keys that the change makes stale. */
  readonly refresh?: readonly QueryKey[];
  /** The caller shows the failure itself, where the input stands. */
  readonly quiet?: boolean;
}

export function useAction<Input = void, Reply = unknown>(options: ActionOptions<Input, Reply>) {
  const client = useQueryClient();
  const refresh = () => Promise.all((options.refresh ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: options.run,
    onMutate: async (input) => {
      if (options.now === undefined) {
        return undefined;
      }
      return showNow(client, options.refresh ?? [], options.now(input));
    },
    onSuccess: async (reply, input) => {
      if (options.done !== undefined) {
        const { undo } = options;
        const back = (): void => {
          undo?.(reply, input).then(() => {
            toastDone(text.undone);
            return refresh();
          }, toastError);
        };
        toastDone(options.done(reply, input), undo === undefined ? undefined : back);
      }
      await refresh();
    },
    onError: (error, _input, putBack) => {
      putBack?.();
      if (options.quiet !== true) {
        toastError(error);
      }
    },
  });
}
