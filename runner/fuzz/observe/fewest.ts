/** The fewest words that show the same, each left out once. */
export async function fewest(
  words: readonly string[],
  shows: (fewer: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> {
  let few = words
  for (let start = 0; start < few.length && few.length > 1; ) {
    const fewer = few.filter((_, index) => index !== start)
    if (await shows(fewer)) few = fewer
    else start++
  }
  return few
}
