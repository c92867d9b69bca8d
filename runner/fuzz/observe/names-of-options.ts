/** Options without their numbers, `--max-id-bound N`: a fault of a limit is the same one for all of them. */
export function namesOfOptions(options: readonly string[]): string {
  return options.map((line) => line.replaceAll(/\d+/g, 'N')).join(' ')
}
