import { opcodeOf } from '#spec/grammar/opcodes'
import { instruction } from '../../builder/instruction.ts'
import type { Module } from '../../module.ts'
import { addCapability } from '../../mutate/add-capability.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { knownOf } from '../../words/known-of.ts'
import { operandsOf } from '../../words/operands-of.ts'
import { stringLength } from '../../words/string-length.ts'

const rayTracing = { capability: 'RayTracingKHR', modes: [] } as const

/** Execution models with what they ask for in a module. */
const stages = {
  Vertex: { capability: 'Shader', modes: [] },
  TessellationEvaluation: { capability: 'Tessellation', modes: [['Triangles']] },
  Geometry: {
    capability: 'Geometry',
    modes: [['InputPoints'], ['OutputPoints'], ['OutputVertices', 1]],
  },
  RayGenerationKHR: rayTracing,
  IntersectionKHR: rayTracing,
  ClosestHitKHR: rayTracing,
  CallableKHR: rayTracing,
} as const

export type Stage = keyof typeof stages

/** The module of one shader as that of a shader of another stage; extensions are left to the caller. */
export function asStage(module: Module, stage: Stage): Module {
  const { capability, modes } = stages[stage]
  const [entry = -1] = ordinalsOf(module, 'OpEntryPoint')
  const main = module.instructions[entry]?.words[1] ?? 0
  const model = instruction('OpEntryPoint', stage, main, 'main').words[0] as number
  const plain = ordinalsOf(module, 'OpExecutionMode').reduceRight<Module>(
    removeInstruction,
    replaceWord(module, entry, 0, model),
  )
  return modes
    .map((mode) => instruction('OpExecutionMode', main, ...mode))
    .reduce(insertDeclaration, addCapability(plain, capability))
}

const opFunction = opcodeOf('OpFunction')

const opFunctionEnd = opcodeOf('OpFunctionEnd')

const opFunctionCall = opcodeOf('OpFunctionCall')

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
