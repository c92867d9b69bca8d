import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction } from '../module.ts'
import { encode } from '../words/encode.ts'
import type { IdFacts } from '../words/facts.ts'
import { knownOf } from '../words/known.ts'
import { operandsOf } from '../words/operands-of.ts'
import { read } from '../words/read.ts'
import { resultsOf } from '../words/results-of.ts'
import { shuffled } from './reordered.ts'
import type { Transformation } from './transformation.ts'

const opLine = opcodeOf('OpLine')
const opNop = opcodeOf('OpNop')
const opFunction = opcodeOf('OpFunction')
const opFunctionEnd = opcodeOf('OpFunctionEnd')
const opFunctionCall = opcodeOf('OpFunctionCall')
const opLabel = opcodeOf('OpLabel')
const opNoLine = opcodeOf('OpNoLine')
const before: ReadonlySet<number> = new Set([opNop, opLine, opNoLine])

/** The functions, each with the instructions before it; `undefined` where something else is between them. */
function functionsOf(instructions: readonly Instruction[]): Instruction[][] | undefined {
  const functions: Instruction[][] = []
  let open: Instruction[] = []
  let inside = false
  for (const instruction of instructions) {
    const { opcode } = instruction
    open.push(instruction)
    if (opcode === opFunction) {
      if (inside) return undefined
      inside = true
    } else if (!inside && !before.has(opcode)) return undefined
    if (opcode !== opFunctionEnd) continue
    functions.push(open)
    open = []
    inside = false
  }
  return open.length === 0 ? functions : undefined
}

function isDefinition(instructions: readonly Instruction[]): boolean {
  return instructions.some(({ opcode }) => opcode === opLabel)
}

/**
 * Whether a definition names something of another one: only a call may do that before it is there, whatever the order.
 */
function dependsOnOrder(definitions: readonly (readonly Instruction[])[], known: IdFacts): boolean {
  const home = new Map<number, number>()
  for (const [index, definition] of definitions.entries())
    for (const each of definition) home.set(resultsOf(each).result, index)
  home.delete(0)
  return definitions.some((definition, index) =>
    definition.some(
      (each) =>
        each.opcode !== opFunctionCall &&
        operandsOf(each, known).some(
          ({ kind, word }) =>
            kind.startsWith('Id') && (home.get(each.words[word] ?? 0) ?? index) !== index,
        ),
    ),
  )
}

export const transformation: Transformation = {
  name: 'reorder-functions',
  summary: 'function definitions stand in another order',
  preserves: 'every-verdict',
  apply(words, choices) {
    const module = read(words)
    if (module === undefined) return undefined
    const start = module.instructions.findIndex(({ opcode }) => opcode === opFunction)
    if (start < 0) return undefined
    const functions = functionsOf(module.instructions.slice(start))
    if (functions === undefined) return undefined
    const first = functions.findIndex(isDefinition)
    if (first < 0 || functions.slice(first).some((each) => !isDefinition(each))) return undefined
    if (functions.length - first < 2) return undefined
    if (dependsOnOrder(functions.slice(first), knownOf(module))) return undefined
    const definitions = shuffled(choices, 'order', functions.slice(first))
    const instructions = [
      ...module.instructions.slice(0, start),
      ...functions.slice(0, first).flat(),
      ...definitions.flat(),
    ]
    return encode({ ...module, instructions })
  },
}
