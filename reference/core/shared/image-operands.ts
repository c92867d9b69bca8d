import { enumerantByValue, instructions } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../../module.ts'
import { enumerant, opcodeSet } from './grammar.ts'
import { families } from './image-parts.ts'

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
export const withAnyMask: readonly string[] = masked.map(({ name }) => name)

/** The same without the instruction that has a list of its own. */
export const withListedMask: readonly string[] = withAnyMask.filter((name) => name !== footprint)

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

/** Whether an instruction fetches a texel without a sampler. */
export const isFetching = opcodeSet(families.fetching)

const isReading = opcodeSet(families.reading)

/** Whether an instruction writes texels. */
export const isWriting = opcodeSet(families.writing)

/** Whether an instruction is that of SPV_NV_shader_image_footprint. */
export const isFootprint = opcodeSet([footprint])

/** The image operands of footprints; SPV_NV_shader_image_footprint says which of them go together. */
export const footprintBits = bit.Bias | bit.Lod | bit.Grad | bit.MinLod

/** Whether an instruction may have a bit of the mask that it has. */
type Fit = (instruction: Instruction, module: Module) => boolean

/** Whether an instruction is a gather that SPV_AMD_texture_gather_bias_lod gives a level of detail. */
export const gathersWithLevel = opcodeSet(['OpImageGather', 'OpImageSparseGather'])

/** Whether SPV_AMD_texture_gather_bias_lod lets it have Bias and Lod. */
const isLevelledGather: Fit = (instruction, { capabilities }) =>
  gathersWithLevel(instruction) && capabilities.has('ImageGatherBiasLodAMD')

/** Whether an instruction may have a bit, for the bits that are not for every instruction. */
export const fits: ReadonlyMap<number, Fit> = new Map<number, Fit>([
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

/** Whether a bit of the mask is set, and where it may be: one that may not is judged no further. */
export function stands(module: Module, instruction: Instruction, wanted: number): boolean {
  if ((maskOf(instruction) & wanted) === 0) return false
  if (isFootprint(instruction)) return (footprintBits & wanted) !== 0
  return fits.get(wanted)?.(instruction, module) !== false
}
