const faults: ReadonlySet<string> = new Set([
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
])

/** Whether a program ends by this signal because of a fault of its own; the system and its users send others. */
export function isFault(signal: string | undefined): boolean {
  return signal !== undefined && faults.has(signal)
}
