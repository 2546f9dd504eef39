// Work on many rows, a few at a time.

/** As many at once as a platform does without making players wait. */
const AT_ONCE = 4;

/** The answers are in the order of the rows. Throws with the first that fails, and begins no further ones. */
export async function inTurn<In, Out>(rows: readonly In[], work: (row: In) => Promise<Out>): Promise<Out[]> {
  const answers: Out[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    answers.push(...(await Promise.all(rows.slice(from, from + AT_ONCE).map(work))));
  }
  return answers;
}
