import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check, Report } from '../../check.ts'
import type { Block, Instruction, Module } from '../../module.ts'
import { containing, imageTypes, isImageObjectType } from '../shared/contained-types.ts'
import { controlFlowOf } from '../shared/control-flow.ts'
import { opcodeSet } from '../shared/grammar.ts'
import { sampledOf } from '../shared/image-parts.ts'
import { walkLiterals } from '../shared/literal-indexes.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../shared/operands.ts'
import { isStructureSound } from '../shared/structure.ts'
import {
  constituentTypeId,
  isArrayType,
  isPointerType,
  isStructType,
  pointeeType,
} from '../shared/types.ts'

const depth = 2

const storageImage = 2

/** Whether two image types have the same operands, Depth apart. */
function areAlike(image: Instruction, other: Instruction): boolean {
  return (
    image.result === other.result ||
    (image.operands.length === other.operands.length &&
      image.operands.every(({ value }, index) => index === depth || value === other.valueAt(index)))
  )
}

/** The type of Image and the one that the result says it has; `undefined` where either is not an image type. */
function imagesOf(
  module: Module,
  instruction: Instruction,
): readonly [own: Instruction, wanted: Instruction] | undefined {
  const image = operandType(module, instruction, 0)
  const result = resultType(module, instruction)
  if (image?.name !== 'OpTypeImage' || result?.name !== 'OpTypeSampledImage') return undefined
  const wanted = operandDefinition(module, result, 0)
  return wanted?.name === 'OpTypeImage' ? [image, wanted] : undefined
}

/** Reports the object at operand `index` if its type is of images and the one that the instruction asks for. */
function judgeOperand(
  module: Module,
  instruction: Instruction,
  index: number,
  wanted: number | undefined,
  report: Report,
): void {
  const object = operandDefinition(module, instruction, index)
  if (object === undefined || object.name === 'OpFunction' || object.resultType !== wanted) return
  const type = resultType(module, object)
  if (isImageObjectType(type))
    report(operandWord(instruction, index), `${object.result} is an object of type ${type.name}`)
}

type ImageJudge = (instruction: Instruction, module: Module, report: Report) => void

/** Instructions that take objects of any type by their own sections; the types of the other operands have rules of their own. */
const judges: Readonly<Record<string, ImageJudge>> = {
  OpPhi(instruction, module, report) {
    if (!isImageObjectType(resultType(module, instruction))) return
    for (let index = 0; index + 1 < instruction.operands.length; index += 2)
      judgeOperand(module, instruction, index, instruction.resultType, report)
  },
  OpCopyObject(instruction, module, report) {
    judgeOperand(module, instruction, 0, instruction.resultType, report)
  },
  OpStore(instruction, module, report) {
    // The Vulkan environment has a rule for this.
    if (module.environment.client === 'vulkan') return
    const pointer = operandType(module, instruction, 0)
    if (!isPointerType(pointer)) return
    const pointee = pointeeType(module, pointer)
    const object = operandDefinition(module, instruction, 1)
    judgeOperand(module, instruction, 1, pointee?.result ?? object?.resultType, report)
  },
  OpFunctionCall(instruction, module, report) {
    // A parameter may be an image, and only in kernels is the image its value (NOTES.md).
    if (module.capabilities.has('Kernel')) return
    const callee = operandDefinition(module, instruction, 0)
    const signature = callee && operandDefinition(module, callee, 1)
    if (callee?.name !== 'OpFunction' || signature?.name !== 'OpTypeFunction') return
    for (let index = 1; index < instruction.operands.length; index++)
      judgeOperand(module, instruction, index, signature.valueAt(index), report)
  },
  OpReturnValue(instruction, module, report) {
    const returned = module.functionOf(instruction)?.definition.resultType
    judgeOperand(module, instruction, 0, returned, report)
  },
  OpCompositeConstruct(instruction, module, report) {
    const type = resultType(module, instruction)
    if (!isStructType(type) && !isArrayType(type)) return
    for (let index = 0; index < instruction.operands.length; index++)
      judgeOperand(module, instruction, index, constituentTypeId(type, index), report)
  },
  OpCompositeInsert(instruction, module, report) {
    const type = operandType(module, instruction, 1)
    if (!isStructType(type) && !isArrayType(type)) return
    const { reached } = walkLiterals(module, type, instruction.operands.slice(2))
    judgeOperand(module, instruction, 0, reached?.result, report)
  },
}

/**
 * The instructions that may consume these objects: image instructions, and calls in kernels. The use in all others is
 * the fault of other rules.
 */
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

/** The type of the value that the instruction with that ordinal loads. */
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

/** Checks of the instructions that consume images, samplers and sampled images (2.16.1), and of what OpSampledImage combines (3.3.10). */
export const checks: readonly Check[] = [
  {
    rule: 'core/image-object-operand',
    at: Object.keys(judges),
    among: imageTypes,
    judge: (instruction, module, report) => judges[instruction.name]?.(instruction, module, report),
  },
  // Section 2.16.1, data rules. Instructions that name, decorate or describe the object for debugging do not consume
  // it.
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
  // Images that OpSampledImage combines (3.3.10).
  {
    rule: 'core/sampled-image-types-match',
    at: ['OpSampledImage'],
    judge(instruction, module, report) {
      const [image, wanted] = imagesOf(module, instruction) ?? []
      if (image !== undefined && wanted !== undefined && !areAlike(image, wanted))
        report(
          operandWord(instruction, 0),
          `Image has type ${image.result}, and the result is of ${wanted.result}`,
        )
    },
  },
  {
    rule: 'core/sampled-image-sampled',
    at: ['OpSampledImage'],
    judge(instruction, module, report) {
      // The Vulkan specification has a rule on the image type of the result.
      if (module.environment.client === 'vulkan') return
      const [image, wanted] = imagesOf(module, instruction) ?? []
      if (image === undefined || wanted === undefined || !areAlike(image, wanted)) return
      if (sampledOf(image) === storageImage)
        report(operandWord(instruction, 0), 'Image has Sampled 2')
    },
  },
]
