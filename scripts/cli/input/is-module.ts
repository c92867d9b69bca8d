import type { Problem } from '#runner/problem'

/** Whether there is a module, and not problems. */
export function isModule(
  made: Uint8Array | Uint32Array | readonly Problem[],
): made is Uint8Array | Uint32Array {
  return made instanceof Uint8Array || made instanceof Uint32Array
}
