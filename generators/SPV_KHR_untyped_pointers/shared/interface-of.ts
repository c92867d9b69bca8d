import type { Module } from '../../module.ts'
import { knownOf } from '../../words/known-of.ts'
import { operandsOf } from '../../words/operands-of.ts'
import { stringLength } from '../../words/string-length.ts'

const opFunction = 54
const opFunctionEnd = 56
const opFunctionCall = 57

/** Ids in the interface of the `OpEntryPoint` with ordinal `at`, and the place of the first one. */
export function interfaceOf(
  module: Module,
  at: number,
): { readonly ids: readonly number[]; readonly word: number } {
  const words = module.instructions[at]?.words ?? []
  const word = 2 + (stringLength(words, 2) ?? words.length)
  return { ids: words.slice(word), word }
}

/** Instructions of the function with that id, from `OpFunction` on. */
function body(module: Module, id: number | undefined): Module['instructions'] {
  const begin = module.instructions.findIndex(
    ({ opcode, words }) => opcode === opFunction && words[1] === id,
  )
  const end = module.instructions.findIndex(
    ({ opcode }, at) => at > begin && opcode === opFunctionEnd,
  )
  return begin < 0 ? [] : module.instructions.slice(begin, end)
}

/** Ids that instructions name which an entry point's function may execute, by static calls. */
export function namedBy(module: Module, entry: number): ReadonlySet<number> {
  const known = knownOf(module)
  const functions = new Set<number | undefined>([module.instructions[entry]?.words[1]])
  const named = new Set<number>()
  // The set grows while it is walked; what is added is walked too.
  for (const id of functions) {
    for (const instruction of body(module, id)) {
      const { opcode, words } = instruction
      if (opcode === opFunctionCall) functions.add(words[2])
      for (const { kind, word } of operandsOf(instruction, known)) {
        if (kind.startsWith('Id')) named.add(words[word] as number)
      }
    }
  }
  return named
}
