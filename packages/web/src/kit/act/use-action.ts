// A change on the server: while it runs, what is said when it is done, and which lists are read again.
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toastDone, toastError } from './toast.tsx';

interface ActionOptions<Input, Reply> {
  readonly run: (input: Input) => Promise<Reply>;
  /** The notice of success. */
  readonly done?: (reply: Reply, input: Input) => string;
  /** Beginnings of the query keys that the change makes stale. */
  readonly refresh?: readonly QueryKey[];
  /** The caller shows the failure itself, where the input stands. */
  readonly quiet?: boolean;
}

export function useAction<Input = void, Reply = unknown>(options: ActionOptions<Input, Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: options.run,
    onSuccess: async (reply, input) => {
      if (options.done !== undefined) {
        toastDone(options.done(reply, input));
      }
      await Promise.all((options.refresh ?? []).map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      if (options.quiet !== true) {
        toastError(error);
      }
    },
  });
}
