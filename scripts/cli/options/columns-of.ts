/** Columns that a line may have: those of `COLUMNS`, or of the terminal; `undefined` where `stream` is not a terminal. */
export function columnsOf(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  env: NodeJS.ProcessEnv = process.env,
): number | undefined {
  const named = Number(env['COLUMNS'])
  if (Number.isInteger(named) && named > 0) return named
  return stream.isTTY === true && stream.columns ? stream.columns : undefined
}
