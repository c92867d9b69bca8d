import { fromBytes } from '#generators/words/bytes'
import { type Problem, problem } from '#runner/problem'
import type { Environment } from '#spec/environments'
import { isModule } from './is-module.ts'
import type { Input } from './read-input.ts'
import { toModule } from './to-module.ts'

/** The words of an input; assembly becomes words for the environment. A problem if it is neither. */
export function wordsOfInput(input: Input, environment: Environment): Uint32Array | Problem {
  const module = toModule(input, environment)
  if (!isModule(module))
    return module[0] ?? problem('bad-assembly', `${input.file}: not valid assembly`)
  const words = module instanceof Uint32Array ? module : fromBytes(new Uint8Array(module))
  return words ?? problem('no-words', `${input.file}: the size is not a whole number of words`)
}
