import { enumerantByValue, instructions } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { dependsOnSpecialization, isConstantInstruction } from '../shared/constants.ts'
import { enumerant, opcodeSet } from '../shared/grammar.ts'
import {
  coordinatesOf,
  dim,
  dimOf,
  families,
  imageType,
  isArrayed,
  isFloat32,
  isForDim,
  isInteger32,
  isLevelled,
  isMultisampled,
  isNoSampledType,
  isSingleSampled,
  objectType,
  texelType,
} from '../shared/image-parts.ts'
import { operandDefinition, operandWord } from '../shared/operands.ts'
import {
  componentCount,
  componentType,
  isFloatType,
  isIntegerType,
  isNumericalType,
  isSigned,
  isVectorType,
  scalarWidth,
} from '../shared/types.ts'

const kind = 'ImageOperands'

/** Bits of the mask. */
export const bit = {
  Bias: enumerant(kind, 'Bias'),
  Lod: enumerant(kind, 'Lod'),
  Grad: enumerant(kind, 'Grad'),
  ConstOffset: enumerant(kind, 'ConstOffset'),
  Offset: enumerant(kind, 'Offset'),
  ConstOffsets: enumerant(kind, 'ConstOffsets'),
  Sample: enumerant(kind, 'Sample'),
  MinLod: enumerant(kind, 'MinLod'),
  MakeTexelAvailable: enumerant(kind, 'MakeTexelAvailable'),
  MakeTexelVisible: enumerant(kind, 'MakeTexelVisible'),
  NonPrivateTexel: enumerant(kind, 'NonPrivateTexel'),
  SignExtend: enumerant(kind, 'SignExtend'),
  ZeroExtend: enumerant(kind, 'ZeroExtend'),
} as const

/** An instruction with a list of its own of the image operands that it may have, by SPV_NV_shader_image_footprint. */
const footprint = 'OpImageSampleFootprintNV'

/** Instructions of extensions whose image operands section 3.2.13 describes: SPV_QCOM_image_processing3 adds the other one. */
const added = ['OpImageGatherQCOM', footprint]

const masked = instructions.filter(
  ({ name, version, operands }) =>
    (version !== null || added.includes(name)) && operands.some((row) => row.kind === kind),
)

/** Names of the core instructions that may have a mask of image operands. */
export const withMask: readonly string[] = masked
  .filter(({ version }) => version !== null)
  .map(({ name }) => name)

/** The same with those of extensions. */
const withAnyMask: readonly string[] = masked.map(({ name }) => name)

/** The same without the instruction that has a list of its own. */
const withListedMask: readonly string[] = withAnyMask.filter((name) => name !== footprint)

const places: ReadonlyMap<number, number> = new Map(
  masked.map(({ opcode, operands }) => {
    const further = operands.filter((row) => row.kind !== 'IdResult' && row.kind !== 'IdResultType')
    return [opcode, further.findIndex((row) => row.kind === kind)]
  }),
)

/** Index of the mask among the operands of an instruction that may have one. */
export function maskPlace({ opcode }: Instruction): number {
  return places.get(opcode) ?? -1
}

/** The mask of image operands; 0 if there is none. */
export function maskOf(instruction: Instruction): number {
  return instruction.valueAt(maskPlace(instruction)) ?? 0
}

/** How many operands follow for each of the bits below `limit`. */
function followers(mask: number, limit: number): number {
  let count = 0
  for (let rest = mask & (limit - 1); rest !== 0; rest &= rest - 1)
    count += enumerantByValue(kind, (rest & -rest) >>> 0)?.parameters.length ?? 0
  return count
}

/** Index of the (first) operand that belongs to a bit of the mask, which is set. */
export function placeOf(instruction: Instruction, wanted: number): number {
  return maskPlace(instruction) + 1 + followers(maskOf(instruction), wanted)
}

const isImplicit = opcodeSet(families.implicitLod)
const isExplicit = opcodeSet(families.explicitLod)
const isGathering = opcodeSet(families.gathering)
const isFetching = opcodeSet(families.fetching)
const isReading = opcodeSet(families.reading)
const isWriting = opcodeSet(families.writing)
const isFootprint = opcodeSet([footprint])

/** The image operands of footprints; SPV_NV_shader_image_footprint says which of them go together. */
export const footprintBits = bit.Bias | bit.Lod | bit.Grad | bit.MinLod

/** Whether an instruction may have a bit of the mask that it has. */
type Fit = (instruction: Instruction, module: Module) => boolean

const gathersWithLevel = opcodeSet(['OpImageGather', 'OpImageSparseGather'])

/** Whether SPV_AMD_texture_gather_bias_lod lets it have Bias and Lod. */
const isLevelledGather: Fit = (instruction, { capabilities }) =>
  gathersWithLevel(instruction) && capabilities.has('ImageGatherBiasLodAMD')

const fits: ReadonlyMap<number, Fit> = new Map<number, Fit>([
  [bit.Bias, (it, module) => isImplicit(it) || isLevelledGather(it, module)],
  [
    bit.Lod,
    (it, module) =>
      isExplicit(it) ||
      isFetching(it) ||
      isLevelledGather(it, module) ||
      // Kernels name the level that they read or write, and so do shaders with SPV_AMD_shader_image_load_store_lod.
      ((isReading(it) || isWriting(it)) &&
        ['ImageMipmap', 'ImageReadWriteLodAMD'].some((name) => module.capabilities.has(name))),
  ],
  [bit.Grad, isExplicit],
  // The text lists gathers that are not sparse; compilers write it with all, and nothing is said against it there.
  [bit.ConstOffsets, isGathering],
  [bit.Sample, (it) => isFetching(it) || isReading(it) || isWriting(it)],
  [bit.MinLod, (it) => isImplicit(it) || (isExplicit(it) && (maskOf(it) & bit.Grad) !== 0)],
  [bit.MakeTexelAvailable, isWriting],
  // A fetch reads without a sampler, too.
  [bit.MakeTexelVisible, (it) => isReading(it) || isFetching(it)],
])

/** The bits that are not for every instruction. */
const bitsWithInstructions: readonly number[] = [...fits.keys()]

/** Whether a bit of the mask is set, and where it may be: one that may not is judged no further. */
export function stands(module: Module, instruction: Instruction, wanted: number): boolean {
  if ((maskOf(instruction) & wanted) === 0) return false
  if (isFootprint(instruction)) return (footprintBits & wanted) !== 0
  return fits.get(wanted)?.(instruction, module) !== false
}

/** Whether one of some bits is set, and where it may be. */
function standsAny(module: Module, instruction: Instruction, wanted: readonly number[]): boolean {
  for (const index of wanted) if (stands(module, instruction, index)) return true
  return false
}

/** The check of instructions with image operands, asked of those only that have some. */
function maskedCheck(
  rule: RuleId,
  judge: (instruction: Instruction, module: Module, report: Report) => void,
  names = withAnyMask,
): Check {
  return {
    rule,
    at: names,
    judge: (instruction, module, report) => {
      if (maskOf(instruction) !== 0) judge(instruction, module, report)
    },
  }
}

const anyOffset = bit.ConstOffset | bit.Offset | bit.ConstOffsets

function isMoreThanOne(bits: number): boolean {
  return (bits & (bits - 1)) !== 0
}

/** That of some bits of the mask no two are set. */
function atMostOne(rule: RuleId, bits: number, message: string): Check {
  const names = (bits & footprintBits) === 0 ? withListedMask : withAnyMask
  return maskedCheck(
    rule,
    (instruction, _, report) => {
      if (isMoreThanOne(maskOf(instruction) & bits))
        report(operandWord(instruction, maskPlace(instruction)), message)
    },
    names,
  )
}

/** The first bit that is not for the instruction; `undefined` where all are. */
function misplaced(module: Module, instruction: Instruction): number | undefined {
  const mask = maskOf(instruction)
  return bitsWithInstructions.find(
    (wanted) => (mask & wanted) !== 0 && !stands(module, instruction, wanted),
  )
}

const scalars: readonly number[] = [bit.Bias, bit.Lod, bit.Sample, bit.MinLod]
const constants: readonly number[] = [bit.ConstOffset, bit.ConstOffsets]

/** The floating-point numbers that image operands are: 32-bit ones, and with SPV_AMD_gpu_shader_half_float_fetch 16-bit ones. */
function isFloatOperand(type: Instruction | undefined, { capabilities }: Module): boolean {
  return (
    isFloat32(type) ||
    (capabilities.has('Float16ImageAMD') && isFloatType(type) && scalarWidth(type) === 16)
  )
}

type FitScalar = (type: Instruction, module: Module) => boolean

/** The kind of number that an image operand is; `undefined` where the text does not say. */
function isFitScalar(instruction: Instruction, wanted: number): FitScalar | undefined {
  if (wanted === bit.Sample) return isInteger32
  if (wanted !== bit.Lod) return isFloatOperand
  if (isFetching(instruction)) return isInteger32
  const isSampling =
    families.explicitLod.includes(instruction.name) ||
    gathersWithLevel(instruction) ||
    isFootprint(instruction)
  return isSampling ? isFloatOperand : undefined
}

/**
 * Whether a scalar or vector surely has another number of components than the image has dimensions. The text counts the
 * components of Coordinate, without the layer, and these may be more: either number will do.
 */
function isMisshapen(module: Module, instruction: Instruction, type: Instruction): boolean {
  const image = imageType(module, instruction)
  if (image === undefined || !isForDim(instruction, image)) return false
  if (isNoSampledType(module, instruction, image)) return false
  const count = componentCount(module, type)
  const dimensions = coordinatesOf(image)
  const given = componentCount(module, objectType(module, instruction, 1))
  if (count === undefined || dimensions === undefined || given === undefined) return false
  return count !== dimensions && count !== given - (isArrayed(image) ? 1 : 0)
}

/** Checks that `parts` operands of a bit are scalars or vectors of a kind, with the components that the image asks for. */
function shaped(
  rule: RuleId,
  bits: readonly number[],
  parts: number,
  isFit: (component: Instruction | undefined, module: Module) => boolean,
): Check {
  return maskedCheck(rule, (instruction, module, report) => {
    for (const wanted of bits) {
      if (!stands(module, instruction, wanted)) continue
      const first = placeOf(instruction, wanted)
      for (let place = first; place < first + parts; place++) {
        const type = objectType(module, instruction, place)
        if (type === undefined) continue
        const word = operandWord(instruction, place)
        if (!isFit(componentType(module, type), module))
          report(word, 'the operand is of another kind')
        else if (isMisshapen(module, instruction, type))
          report(word, 'the operand has another number of components')
      }
    }
  })
}

/** Whether it is an array of four vectors of two 32-bit integers, as far as that is known before specialization. */
function isArrayOfOffsets(module: Module, type: Instruction): boolean {
  if (type.name !== 'OpTypeArray') return false
  const element = module.definition(type.valueAt(0) ?? 0)
  if (!isVectorType(element) || !isInteger32(componentType(module, element))) return false
  const length = type.valueAt(1) ?? 0
  const isOfFour =
    dependsOnSpecialization(module, length) || (module.integerValue(length) ?? 4n) === 4n
  return isOfFour && (componentCount(module, element) ?? 2) === 2
}

/** Instructions that a multisampled image is wrong for, whatever the image operands. */
const isSampling = opcodeSet([...families.sampling, ...families.samplingDepth])

const levels: readonly number[] = [bit.Bias, bit.Lod, bit.MinLod]
const offsets: readonly number[] = [bit.ConstOffset, bit.Offset, bit.ConstOffsets]
const extensions = bit.SignExtend | bit.ZeroExtend

/** The fault of the image for the image operands, if there is one. */
function imageFault(
  module: Module,
  instruction: Instruction,
  image: Instruction,
): string | undefined {
  if (standsAny(module, instruction, levels)) {
    if (coordinatesOf(image) !== undefined && !isLevelled(image))
      return 'the image has no levels of detail'
    if (isMultisampled(image) && !isSampling(instruction)) return 'the image is multisampled'
  }
  return dimOf(image) === dim.Cube && standsAny(module, instruction, offsets)
    ? 'the image has Dim Cube'
    : undefined
}

/** Checks of image operands. */
export const checks: readonly Check[] = [
  // Image operands against the image and its texels.
  maskedCheck('core/image-operands-dim', (instruction, module, report) => {
    const image = imageType(module, instruction)
    if (image === undefined || !isForDim(instruction, image)) return
    if (isNoSampledType(module, instruction, image)) return
    const fault = imageFault(module, instruction, image)
    if (fault !== undefined) report(operandWord(instruction, maskPlace(instruction)), fault)
  }),
  maskedCheck('core/image-operands-extension', (instruction, module, report) => {
    const extension = maskOf(instruction) & extensions
    if (extension === 0 || extension === extensions) return
    const type = isWriting(instruction)
      ? objectType(module, instruction, 2)
      : texelType(module, instruction)
    const component = componentType(module, type)
    if (!isNumericalType(component)) return
    const fits = isIntegerType(component) && (extension === bit.SignExtend || !isSigned(component))
    if (!fits)
      report(operandWord(instruction, maskPlace(instruction)), 'texels are not of such integers')
  }),
  // Which image operands an instruction has.
  {
    rule: 'core/image-operands-explicit',
    at: families.explicitLod,
    judge: (instruction, _, report) => {
      const mask = instruction.valueAt(maskPlace(instruction))
      if (mask !== undefined && (mask & (bit.Lod | bit.Grad)) === 0)
        report(operandWord(instruction, maskPlace(instruction)), 'there is neither Lod nor Grad')
    },
  },
  atMostOne('core/image-operands-lod-or-grad', bit.Lod | bit.Grad, 'Lod is used with Grad'),
  atMostOne('core/image-operands-one-offset', anyOffset, 'there is more than one kind of offset'),
  atMostOne(
    'core/image-operands-one-extension',
    bit.SignExtend | bit.ZeroExtend,
    'SignExtend is used with ZeroExtend',
  ),
  maskedCheck(
    'core/image-operands-instruction',
    (instruction, module, report) => {
      const wrong = misplaced(module, instruction)
      if (wrong === undefined) return
      const name = enumerantByValue('ImageOperands', wrong)?.name ?? wrong
      report(
        operandWord(instruction, maskPlace(instruction)),
        `${name} is used with ${instruction.name}`,
      )
    },
    withListedMask,
  ),
  {
    rule: 'core/image-operands-sample-present',
    at: [...families.fetching, ...families.reading, ...families.writing],
    judge: (instruction, module, report) => {
      const image = imageType(module, instruction)
      if (image === undefined) return
      const has = (maskOf(instruction) & bit.Sample) !== 0
      if (isMultisampled(image) && !has)
        report(instruction.word, 'Sample is missing for a multisampled image')
      else if (isSingleSampled(image) && has)
        report(
          operandWord(instruction, maskPlace(instruction)),
          'Sample is used for an image that is not multisampled',
        )
    },
  },
  maskedCheck(
    'core/image-operands-non-private',
    (instruction, _, report) => {
      const mask = maskOf(instruction)
      const made = bit.MakeTexelAvailable | bit.MakeTexelVisible
      if ((mask & made) !== 0 && (mask & bit.NonPrivateTexel) === 0)
        report(operandWord(instruction, maskPlace(instruction)), 'NonPrivateTexel is missing')
    },
    withListedMask,
  ),
  // Operands that image operands bring.
  maskedCheck('core/image-operands-type', (instruction, module, report) => {
    for (const wanted of scalars) {
      if (!stands(module, instruction, wanted)) continue
      const place = placeOf(instruction, wanted)
      const type = objectType(module, instruction, place)
      if (type !== undefined && isFitScalar(instruction, wanted)?.(type, module) === false)
        report(operandWord(instruction, place), 'the operand is of another type')
    }
  }),
  shaped('core/image-operands-gradient', [bit.Grad], 2, isFloatOperand),
  shaped('core/image-operands-offset', [bit.ConstOffset, bit.Offset], 1, isInteger32),
  maskedCheck('core/image-operands-offsets', (instruction, module, report) => {
    if (!stands(module, instruction, bit.ConstOffsets)) return
    const place = placeOf(instruction, bit.ConstOffsets)
    const type = objectType(module, instruction, place)
    if (type !== undefined && !isArrayOfOffsets(module, type))
      report(operandWord(instruction, place), 'ConstOffsets is not an array of four offsets')
  }),
  maskedCheck('core/image-operands-offset-constant', (instruction, module, report) => {
    for (const wanted of constants) {
      if (!stands(module, instruction, wanted)) continue
      const place = placeOf(instruction, wanted)
      const offset = operandDefinition(module, instruction, place)
      if (objectType(module, instruction, place) !== undefined && !isConstantInstruction(offset))
        report(operandWord(instruction, place), `the offset comes from ${offset?.name}`)
    }
  }),
]
