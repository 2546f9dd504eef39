// Who gets what is published, and from where on.
import type { Writer } from './child-writer.ts';

interface Membership {
  /** Nothing at or below it is written. */
  after: number;
  /** What was published while it waits for its release. */
  held: { readonly seq: number | undefined; readonly frame: Buffer }[] | undefined;
}

export interface Groups {
  join(group: string, writer: Writer, isHeld: boolean): void;
  /** Writes what comes first, then what came meanwhile. */
  release(group: string, writer: Writer, first: readonly Buffer[], after: number): void;
  leave(group: string, writer: Writer): void;
  leaveAll(writer: Writer): void;
  /** Answers how many took it. */
  publish(group: string, frame: Buffer, seq: number | undefined): number;
  members(group: string): readonly Writer[];
}

export function groupsOf(): Groups {
  const groups = new Map<string, Map<Writer, Membership>>();
  const joined = new Map<Writer, Set<string>>();
  const letGo = (writer: Writer, { held = [] }: Membership): void =>
    writer.hold(-held.reduce((sum, { frame }) => sum + frame.byteLength, 0));
  const leave = (group: string, writer: Writer): void => {
    const members = groups.get(group);
    const membership = members?.get(writer);
    if (members === undefined || membership === undefined) {
      return;
    }
    letGo(writer, membership);
    members.delete(writer);
    if (members.size === 0) {
      groups.delete(group);
    }
    const mine = joined.get(writer);
    mine?.delete(group);
    if (mine?.size === 0) {
      joined.delete(writer);
    }
  };
  const isNew = (seq: number | undefined, { after }: Membership): boolean => seq === undefined || seq > after;
  return {
    join(group, writer, isHeld) {
      const members = groups.get(group) ?? new Map<Writer, Membership>();
      groups.set(group, members);
      if (!members.has(writer)) {
        members.set(writer, { after: Number.NEGATIVE_INFINITY, held: isHeld ? [] : undefined });
        joined.set(writer, (joined.get(writer) ?? new Set()).add(group));
      }
    },
    release(group, writer, first, after) {
      const membership = groups.get(group)?.get(writer);
      if (membership === undefined) {
        return;
      }
      const { held = [] } = membership;
      letGo(writer, membership);
      membership.held = undefined;
      membership.after = after;
      for (const frame of [...first, ...held.filter(({ seq }) => isNew(seq, membership)).map((one) => one.frame)]) {
        writer.write(frame);
      }
    },
    leave,
    leaveAll(writer) {
      for (const group of [...(joined.get(writer) ?? [])]) {
        leave(group, writer);
      }
    },
    publish(group, frame, seq) {
      let count = 0;
      for (const [writer, membership] of groups.get(group) ?? []) {
        if (!isNew(seq, membership)) {
          continue;
        }
        if (membership.held === undefined) {
          count += writer.write(frame) ? 1 : 0;
        } else {
          membership.held.push({ seq, frame });
          writer.hold(frame.byteLength);
          count += 1;
        }
      }
      return count;
    },
    members: (group) => [...(groups.get(group)?.keys() ?? [])],
  };
}
