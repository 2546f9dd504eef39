// Programs that take what they can, as data: each with the words for its end, and how soon that has to come.

export interface Bomb {
  readonly name: string;
  readonly script: string;
  /** Why it ends; undefined where it is held and runs on until it is stopped. */
  readonly reason?: 'out of memory' | 'disk full' | 'exited';
}

export const BOMBS: readonly Bomb[] = [
  {
    name: 'memory in the heap',
    script: `exec node --max-old-space-size=4096 -e 'const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()))'`,
    reason: 'out of memory',
  },
  {
    name: 'memory in buffers',
    script: `exec node -e 'const all = []; setInterval(() => all.push(Buffer.alloc(20e6, 1)), 10)'`,
    reason: 'out of memory',
  },
  {
    name: 'memory spread over children',
    script: `for i in 1 2 3 4; do node -e 'const b = Buffer.alloc(60e6, 1); setInterval(() => b.length, 1000)' & done; wait`,
    reason: 'out of memory',
  },
  { name: 'forks', script: 'bomb() { bomb | bomb & }; bomb; sleep 3600' },
  { name: 'an endless loop', script: 'while :; do :; done' },
  {
    name: 'many files open',
    script: `exec node -e 'const fs = require("fs"); let n = 0; try { for (;; n += 1) fs.openSync("/dev/null"); } catch (error) { console.log("stopped", error.code, n < 5000); } setInterval(() => 0, 1000)'`,
  },
  { name: 'one file that grows', script: 'cat /dev/zero > /data/large; echo "stopped $?"; sleep 3600' },
  {
    name: 'many files that grow',
    script: 'i=0; while :; do head -c 1000000 /dev/zero > /data/$i; i=$((i+1)); done',
    reason: 'disk full',
  },
  { name: 'files in the memory of /tmp', script: 'cat /dev/zero > /tmp/large; echo "stopped $?"; sleep 3600' },
  { name: 'a flood of lines', script: 'yes "a line of a server that talks too much"' },
  { name: 'one line without an end', script: 'cat /dev/zero | tr "\\\\0" x' },
];
