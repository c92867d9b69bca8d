import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./fakes/harness.mjs', import.meta.url))

/**
 * The tool SPEC of a harness of one character, which it shows at modules that hold the opcode; at all where it is 0.
 * `journal` names the file in which one that stumbles counts its starts.
 */
export function fakeHarness(
  character: string,
  opcode = 0,
  makes = 'verdict',
  journal = '',
): string {
  return `harness:${process.execPath} ${script} ${character} ${opcode} ${makes} ${journal}`.trim()
}
