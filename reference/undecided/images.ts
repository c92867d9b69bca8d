import type { Circumstance } from '#spec/core/circumstance'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { bit, maskOf, placeOf, withMask } from '../core/shared/image-operands.ts'
import { families } from '../core/shared/image-parts.ts'
import { operandDefinition } from '../core/shared/operands.ts'
import type { Instruction, Module } from '../module.ts'
import type { Looks } from './looks.ts'

/** Whether any of some instructions has a bit of image operands and meets a further condition. */
function someWith(
  module: Module,
  names: readonly string[],
  wanted: number,
  isMet: (instruction: Instruction) => boolean = () => true,
): boolean {
  return names.some((name) =>
    module
      .all(name)
      .some((instruction) => (maskOf(instruction) & wanted) !== 0 && isMet(instruction)),
  )
}

const [indexOfQuad, codeOfResult] = [2, 0]

/** Whether a resident code is not taken right from the result of a sparse instruction. */
function comesFromElsewhere(module: Module, resident: Instruction): boolean {
  const extract = operandDefinition(module, resident, codeOfResult)
  const composite = extract && operandDefinition(module, extract, 0)
  return (
    extract?.name !== 'OpCompositeExtract' || composite?.name.startsWith('OpImageSparse') !== true
  )
}

/** The undecided parts of image instructions, and of those on quads. */
export const looks = {
  'index-of-quad-not-constant': (module) =>
    module
      .all('OpGroupNonUniformQuadBroadcast')
      .some(
        (broadcast) => !isConstantInstruction(operandDefinition(module, broadcast, indexOfQuad)),
      ),
  'level-in-kernel-not-constant': (module) =>
    module.capabilities.has('Kernel') &&
    !module.capabilities.has('Shader') &&
    !module.capabilities.has('ImageMipmap') &&
    someWith(
      module,
      withMask,
      bit.Lod,
      (instruction) =>
        !isConstantInstruction(
          operandDefinition(module, instruction, placeOf(instruction, bit.Lod)),
        ),
    ),
  'level-of-access-in-kernel': (module) =>
    module.capabilities.has('ImageMipmap') &&
    someWith(module, [...families.reading, ...families.writing], bit.Lod),
  'offsets-of-sparse-gather': (module) =>
    someWith(module, ['OpImageSparseGather', 'OpImageSparseDrefGather'], bit.ConstOffsets),
  'resident-code-from-elsewhere': (module) =>
    module
      .all('OpImageSparseTexelsResident')
      .some((resident) => comesFromElsewhere(module, resident)),
  'visible-fetch': (module) => someWith(module, families.fetching, bit.MakeTexelVisible),
} as const satisfies Looks<Circumstance>
