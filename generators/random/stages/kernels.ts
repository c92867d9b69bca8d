import { imageType, samplerType } from '../descriptors.ts'
import { floatType, pointerType, scalarType, structureType, uint, uintType } from '../types.ts'
import { constantOf, valueLike } from '../values.ts'
import { storageClasses } from '../world.ts'
import { compute, declare, declareObject, decorate, decorateWithIds, make } from '../write.ts'
import { demand } from './demand.ts'
import { type StageRow, stageLocal, stageVariable } from './stage.ts'

const inKernels: StageRow['applies'] = ({ world }) => !world.shader
const { crossWorkgroup, function: functionClass, uniformConstant } = storageClasses

/** Variables with an alignment, one that is constant, and a structure without padding. */
const objects: StageRow = {
  applies: inKernels,
  emit(draft, stage) {
    const { draw, world } = draft
    const packed = structureType(draft, [uintType(draft), floatType(draft)], false)
    decorate(draft, packed.id, 'CPacked')
    // spirv-val asks for operands of decorations before their target.
    const alignment = uint(draft, 8)
    const variable = stageVariable(draft, stage, crossWorkgroup, packed)
    if (world.minor >= 2 && draw.below(2) === 1) {
      demand(draft, 'Decoration', 'AlignmentId')
      decorateWithIds(draft, variable, 'AlignmentId', alignment)
    } else decorate(draft, variable, 'Alignment', 4 << draw.below(3))
    const type = pointerType(draft, uniformConstant, uintType(draft))
    const initial = constantOf(draft, uintType(draft), false)
    const constant = declareObject(draft, 'OpVariable', type, uniformConstant, initial)
    decorate(draft, constant, 'Constant')
    if (world.minor >= 4) stage.interfaces.push(constant)
    compute(draft, 'OpLoad', uintType(draft), constant)
  },
}

/** A pointer with the octets that it reaches. */
const reaching: StageRow = {
  applies: ({ world }) => !world.shader && world.minor >= 1,
  emit(draft) {
    const { draw, world } = draft
    const type = pointerType(draft, functionClass, uintType(draft))
    const reach = uint(draft, 4)
    const id = stageLocal(draft, type)
    if (world.minor >= 2 && draw.below(2) === 1) {
      demand(draft, 'Decoration', 'MaxByteOffsetId')
      decorateWithIds(draft, id, 'MaxByteOffsetId', reach)
    } else {
      demand(draft, 'Decoration', 'MaxByteOffset')
      decorate(draft, id, 'MaxByteOffset', 4)
    }
  },
}

const roundings = 4

/** Conversions that saturate, or round in a way of their own. */
const conversions: StageRow = {
  applies: inKernels,
  emit(draft) {
    const { draw, world } = draft
    const value = valueLike(draft, floatType(draft))
    const integer = compute(draft, 'OpConvertFToU', uintType(draft), value)
    decorate(draft, integer, 'SaturatedConversion')
    if (!world.half && !world.double) return
    const other = scalarType(draft, { kind: 'float', width: world.half ? 16 : 64, signed: false })
    const float = make(draft, 'OpFConvert', other, value)
    decorate(draft, float, 'FPRoundingMode', draw.below(roundings))
  },
}

/** Samplers of the module, and images that are both read and written. */
const imageObjects: StageRow = {
  applies: inKernels,
  emit(draft) {
    const { draw } = draft
    declare(draft, 'LiteralSampler')
    const literals = [draw.below(5), draw.below(2), draw.below(2)]
    declareObject(draft, 'OpConstantSampler', samplerType(draft), ...literals)
    declare(draft, 'ImageReadWrite')
    imageType(draft, 'void 2D 0 0 0 0 Unknown ReadWrite')
  },
}

/** Objects and instructions of kernels. */
export const kernelRows: readonly StageRow[] = [objects, reaching, conversions, imageObjects]
