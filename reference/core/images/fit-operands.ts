import type { Instruction, Module } from '../../module.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { families } from './families.ts'
import { bit, maskOf } from './mask.ts'

const isImplicit = opcodeSet(families.implicitLod)
const isExplicit = opcodeSet(families.explicitLod)
const isGathering = opcodeSet(families.gathering)
const isFetching = opcodeSet(families.fetching)
const isReading = opcodeSet(families.reading)
const isWriting = opcodeSet(families.writing)

/** Whether a bit of the mask may stand with an instruction that has it. */
type Fit = (instruction: Instruction, module: Module) => boolean

const fits: ReadonlyMap<number, Fit> = new Map<number, Fit>([
  [bit.Bias, isImplicit],
  [
    bit.Lod,
    (it, { capabilities }) =>
      isExplicit(it) ||
      isFetching(it) ||
      // Kernels name the level that they read or write.
      ((isReading(it) || isWriting(it)) && capabilities.has('ImageMipmap')),
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
export const bitsWithInstructions: readonly number[] = [...fits.keys()]

/** Whether a bit of the mask is set, and where it may be: one that may not is judged no further. */
export function stands(module: Module, instruction: Instruction, wanted: number): boolean {
  if ((maskOf(instruction) & wanted) === 0) return false
  return fits.get(wanted)?.(instruction, module) !== false
}

/** Whether one of some bits is set, and where it may be. */
export function standsAny(
  module: Module,
  instruction: Instruction,
  wanted: readonly number[],
): boolean {
  for (const one of wanted) if (stands(module, instruction, one)) return true
  return false
}
