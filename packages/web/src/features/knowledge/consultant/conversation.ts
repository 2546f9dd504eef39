// Which conversation with the assistant this browser goes on with.

const KEY = 'uos.consultant';

export function readConversation(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepConversation(id: string | undefined): void {
  try {
    if (id === undefined) {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, id);
    }
  } catch {
    // a browser that keeps nothing begins a new conversation with every page
  }
}
