import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check, Report } from '../../check.ts'
import type { Block, Instruction, Module } from '../../module.ts'
import { containing } from '../shared/contains-type.ts'
import { controlFlowOf } from '../shared/control-flow.ts'
import { imageTypes, isImageObjectType } from '../shared/image-objects.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { isStructureSound } from '../shared/structure.ts'

/** What may consume these objects: image instructions, and calls in kernels. The use in all others is the fault of other rules. */
const consuming: readonly string[] = [
  ...instructions.filter((row) => row.class === 'Image').map(({ name }) => name),
  'OpFunctionCall',
]

/** Whether a load of the type is one of an image or sampler; whether one of both combined is, the text leaves open. */
const isImageOrSampler = opcodeSet(['OpTypeImage', 'OpTypeSampler'])
const holdsImages = containing(isImageObjectType)

const isCall = opcodeSet(['OpFunctionCall'])
const opLoad = opcodeOf('OpLoad')
const opSampledImage = opcodeOf('OpSampledImage')

/** The type of what the instruction with that ordinal loads. */
function loadedType(module: Module, index: number): Instruction | undefined {
  if (module.opcodeAt(index) !== opLoad) return undefined
  return module.definition(module.words[module.wordAt(index) + 1] ?? 0)
}

/** Whether the result of the instruction with that ordinal must be consumed in its own block. */
function staysInItsBlock(module: Module, index: number): boolean {
  if (module.opcodeAt(index) === opSampledImage) return true
  const type = loadedType(module, index)
  return type !== undefined && isImageOrSampler(type)
}

/** Whether it loads what the stricter reading adds: images and samplers combined, or in arrays and structures. */
function loadsOthers(module: Module, index: number): boolean {
  const type = loadedType(module, index)
  return type !== undefined && !isImageOrSampler(type) && holdsImages(module, type)
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

/** Looks for operands that come from another block than the one that consumes them. */
function judgeOperands(
  instruction: Instruction,
  module: Module,
  report: Report,
  stays: (module: Module, index: number) => boolean,
): void {
  if (isCall(instruction) && !module.capabilities.has('Kernel')) return
  const around = module.blockOf(instruction)
  if (around === undefined) return
  module.eachId(instruction.index, (id, word) => {
    const definition = module.definitionIndex(id)
    if (definition < 0 || definition >= around.label.index) return
    if (stays(module, definition) && comesFromElsewhere(module, definition, around))
      report(word, `object ${id} is created in another block`)
  })
}

/** Section 2.16.1, data rules. What names, decorates or describes the object for debugging does not consume it. */
export const checks: readonly Check[] = [
  {
    rule: 'core/sampled-image-consumed-in-its-block',
    at: consuming,
    among: imageTypes,
    judge: (instruction, module, report) =>
      judgeOperands(instruction, module, report, staysInItsBlock),
  },
  {
    rule: 'core/loaded-sampled-image-consumed-in-its-block',
    at: [...consuming, 'OpCompositeExtract'],
    among: imageTypes,
    judge: (instruction, module, report) => judgeOperands(instruction, module, report, loadsOthers),
  },
]
