/** The innermost frame of the stack that a key of a crash names: `SIGSEGV in Take, Run` is a death in `Take`. */
export function placeOfDeath(key: string): string | undefined {
  return /\bSIG[A-Z]+ in ([^\s,]+)/.exec(key)?.[1]
}
