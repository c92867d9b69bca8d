/** As few of the words as show the same, each left out once. */
export async function fewest(
  words: readonly string[],
  shows: (fewer: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> {
  let few = words
  for (let at = 0; at < few.length && few.length > 1; ) {
    const fewer = few.filter((_, index) => index !== at)
    if (await shows(fewer)) few = fewer
    else at++
  }
  return few
}
