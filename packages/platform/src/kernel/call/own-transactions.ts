// Handlers that wait for somebody else's system, such as a directory: a transaction held open meanwhile would hold the
// embedded database, which has one connection. They get the outer handle and open short transactions themselves.

const marked = new WeakSet<object>();

/** Marks a handler; `call.db` is then no transaction. */
export function withOwnTransactions<Handler extends object>(handler: Handler): Handler {
  marked.add(handler);
  return handler;
}

export function hasOwnTransactions(handler: object): boolean {
  return marked.has(handler);
}
