// The state that a login in a browser carries to its provider and back: signed, for one network and until its end, so
// that a callback with any other is refused before anything is looked up. That it is used once is the database's to say.
// why hex, and 104 characters: WeChat hands back letters and digits alone, at most 128 of them.
import type { Ports } from '#kernel/ports';

type Signer = Pick<Ports, 'ids' | 'seal'>;

const FORM = /^([0-9a-f]{32})([0-9a-f]{8})([0-9a-f]{64})$/;
const PURPOSE = 'player web login';

/** A state that nobody has had, good until `endMs`. */
export function makeState({ ids, seal }: Signer, social: string, endMs: number): string {
  const signed = `${ids.hex(16)}${Math.floor(endMs / 1000)
    .toString(16)
    .padStart(8, '0')}`;
  return signed + recoded(seal.sign(`${social}/${signed}`, PURPOSE), 'base64url', 'hex');
}

/** Whether a state was made here, for this network, and is not over. */
export function isOurState({ seal }: Pick<Ports, 'seal'>, social: string, state: string, nowMs: number): boolean {
  const [, id, end = '', signature = ''] = FORM.exec(state) ?? [];
  return (
    id !== undefined &&
    seal.verify(`${social}/${id}${end}`, recoded(signature, 'hex', 'base64url'), PURPOSE) &&
    nowMs < Number.parseInt(end, 16) * 1000
  );
}

function recoded(text: string, from: 'hex' | 'base64url', to: 'hex' | 'base64url'): string {
  return Buffer.from(text, from).toString(to);
}
