import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check } from '../../check.ts'
import type { Block, Module } from '../../module.ts'
import { controlFlowOf } from '../shared/control-flow.ts'
import { imageTypes } from '../shared/image-objects.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { isStructureSound } from '../shared/structure.ts'

/** What may consume these objects: image instructions, and calls in kernels. The use in all others is the fault of other rules. */
const consuming: readonly string[] = [
  ...instructions.filter((row) => row.class === 'Image').map(({ name }) => name),
  'OpFunctionCall',
]

/** Whether a load of the type is one of an image or sampler; whether one of both combined is, the text does not say. */
const isImageOrSampler = opcodeSet(['OpTypeImage', 'OpTypeSampler'])

const isCall = opcodeSet(['OpFunctionCall'])
const opLoad = opcodeOf('OpLoad')
const opSampledImage = opcodeOf('OpSampledImage')

/** Whether the result of the instruction with that ordinal must be consumed in its own block. */
function staysInItsBlock(module: Module, index: number): boolean {
  const opcode = module.opcodeAt(index)
  if (opcode === opSampledImage) return true
  if (opcode !== opLoad) return false
  const type = module.definition(module.words[module.wordAt(index) + 1] ?? 0)
  return type !== undefined && isImageOrSampler(type)
}

/** Whether the definition comes from another block of the same function, and may be used here by the rules on ids. */
function comesFromElsewhere(module: Module, definition: number, around: Block): boolean {
  const home = module.blockOf({ index: definition })
  if (home?.function !== around.function || !isStructureSound(module)) return false
  const flow = controlFlowOf(module, around.function)
  const from = flow.numberOf(home.label.result)
  const to = flow.numberOf(around.label.result)
  return from !== undefined && to !== undefined && from !== to && flow.branches.dominates(from, to)
}

/** Section 2.16.1, data rules. What names, decorates or describes the object for debugging does not consume it. */
export const checks: readonly Check[] = [
  {
    rule: 'core/sampled-image-consumed-in-its-block',
    at: consuming,
    among: imageTypes,
    judge(instruction, module, report) {
      if (isCall(instruction) && !module.capabilities.has('Kernel')) return
      const around = module.blockOf(instruction)
      if (around === undefined) return
      module.eachId(instruction.index, (id, word) => {
        const definition = module.definitionIndex(id)
        if (definition < 0 || definition >= around.label.index) return
        if (!staysInItsBlock(module, definition)) return
        if (comesFromElsewhere(module, definition, around))
          report(word, `object ${id} is created in another block`)
      })
    },
  },
]
