/** The innermost frame of the stack that a key of a crash names: `SIGSEGV in Take, Run` is a death in `Take`. */
export function placeOfDeath(key: string): string | undefined {
  return /\bSIG[A-Z]+ in ([^\s,]+)/.exec(key)?.[1]
}

/** A frame of a stack without a symbol: its address or number tells builds apart, and not faults. */
const address = /\+x[0-9a-f]+$|^wasm-function-/

/** The frames of the stack that a key of a crash names, innermost first; addresses are left out. */
function namedFrames(key: string): readonly string[] {
  const stack = /\b(?:SIG[A-Z]+|none) in ((?:[^\s,]+, )*[^\s,:]+)/.exec(key)?.[1] ?? ''
  return stack.split(', ').filter((frame) => frame !== '' && !address.test(frame))
}

/** The signal that ended the program, by a key of a crash. */
function signalOf(key: string): string | undefined {
  return /\bSIG[A-Z]+/.exec(key)?.[0]
}

/**
 * How many frames with names two crashes of one signal have in common, from the innermost one on. Where the innermost
 * frame of the first has no name, one is not enough: many functions end in one that walks a list.
 */
export function commonFrames(key: string, other: string): number {
  if (signalOf(key) !== signalOf(other)) return 0
  const [frames, others] = [namedFrames(key), namedFrames(other)]
  const differing = frames.findIndex((frame, index) => frame !== others[index])
  const common = differing < 0 ? frames.length : differing
  return common === 1 && address.test(placeOfDeath(key) ?? '') ? 0 : common
}

/** The signal and message of a crash, without the frames of its stack. */
function wordsOfDeath(key: string): string {
  return key.replace(/\b(SIG[A-Z]+|none) in (?:[^\s,]+, )*[^\s,:]+/, '$1')
}

/** Whether two crashes say the same, and one of them has no stack that could tell whether they die in the same function. */
export function isSameDeath(key: string, other: string): boolean {
  const hasStacks = namedFrames(key).length > 0 && namedFrames(other).length > 0
  return !hasStacks && wordsOfDeath(key) === wordsOfDeath(other)
}
