import { enumerantOf } from '../../words/instruction-of.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import {
  declareType,
  floatType,
  pointerType,
  typeOnce,
  uint,
  uintType,
  vectorType,
} from '../types.ts'
import { valueLike } from '../values.ts'
import { storageClasses } from '../world.ts'
import { compute, declare, decorate, decorateWithIds, make, write } from '../write.ts'
import { demand, mayHave } from './demand.ts'
import { hasBuffers, maskOf, type StageRow, stageBuffer } from './stage.ts'

/** Encodings of floats, with the bits that they have. */
const encodings = {
  BFloat16KHR: 16,
  Float8E4M3EXT: 8,
  Float8E5M2EXT: 8,
  Float6E2M3EXT: 6,
  Float6E3M2EXT: 6,
  Float4E2M1EXT: 4,
  Float8UnsignedE8M0EXT: 8,
  MXInt8EXT: 8,
} as const

/** The type of floats with an encoding. */
function encodedType(draft: Draft, name: keyof typeof encodings): DeclaredType {
  return typeOnce(draft, `encoded ${name}`, () =>
    declareType(
      draft,
      'OpTypeFloat',
      [encodings[name], demand(draft, 'FPEncoding', name)],
      'opaque',
    ),
  )
}

/** Conversions to an encoding and back. */
const encoded: StageRow = {
  applies: (draft) => draft.world.shader && mayHave(draft, 'FPEncoding', 'BFloat16KHR'),
  emit(draft) {
    const { draw } = draft
    const name = draw.of(Object.keys(encodings) as (keyof typeof encodings)[])
    const type = encodedType(draft, name)
    const converted = make(draft, 'OpFConvert', type, valueLike(draft, floatType(draft)))
    if (name.startsWith('Float8E') && draw.below(2) === 1)
      decorate(draft, converted, 'SaturatedToLargestFloat8NormalConversionEXT')
    compute(draft, 'OpFConvert', floatType(draft), converted)
  },
}

/** Bits of an integer as a smaller one. */
const extracted: StageRow = {
  applies: (draft) =>
    draft.world.shader && draft.world.small && mayHave(draft, 'Capability', 'BitcastExtractEXT'),
  emit(draft) {
    declare(draft, 'BitcastExtractEXT')
    const bytes = encodedType(draft, 'Float8E4M3EXT')
    make(draft, 'OpBitcastExtractEXT', bytes, valueLike(draft, uintType(draft)), uint(draft, 8))
  },
}

const fast = ['NotNaN', 'NotInf', 'NSZ', 'AllowRecip'] as const
const contracted = ['AllowContract', 'AllowReassoc'] as const

/** Sums whose rounding and exceptions are as a decoration says. */
const sums: StageRow = {
  applies: () => true,
  emit(draft) {
    const { draw, world } = draft
    const type = floatType(draft)
    const sum = compute(draft, 'OpFAdd', type, valueLike(draft, type), valueLike(draft, type))
    const way = draw.below(3)
    if (way === 0 && mayHave(draft, 'Decoration', 'FPMaxErrorDecorationINTEL')) {
      demand(draft, 'Decoration', 'FPMaxErrorDecorationINTEL')
      decorate(draft, sum, 'FPMaxErrorDecorationINTEL', 0x4020_0000)
    } else if (way === 1 && mayHave(draft, 'Capability', 'FloatControls2')) {
      declare(draft, 'FloatControls2')
      const names = draw.below(3) === 0 ? [...contracted, 'AllowTransform'] : contracted
      const flags = draw.below(2) === 0 ? names : [draw.of(fast), draw.of(contracted)]
      decorate(draft, sum, 'FPFastMathMode', maskOf('FPFastMathMode', flags))
    } else if (!world.shader) {
      const flags = draw.of([[], ['Fast'], [draw.of(fast)], fast.slice(0, 3)])
      decorate(draft, sum, 'FPFastMathMode', maskOf('FPFastMathMode', flags))
    }
  },
}

/** Sums of integers that do not wrap, or whose results are uniform. */
const integers: StageRow = {
  applies: () => true,
  emit(draft) {
    const { draw, world } = draft
    const type = uintType(draft)
    // spirv-val asks for operands of decorations before their target.
    const scope = uint(draft, enumerantOf('Scope', draw.of(['Workgroup', 'Subgroup'])))
    const sum = compute(draft, 'OpIAdd', type, valueLike(draft, type), valueLike(draft, type))
    if (world.minor >= 4 && draw.below(2) === 1)
      decorate(draft, sum, draw.of(['NoSignedWrap', 'NoUnsignedWrap']))
    const way = draw.below(3)
    if (way === 1 && mayHave(draft, 'Decoration', 'Uniform')) {
      demand(draft, 'Decoration', 'Uniform')
      decorate(draft, sum, 'Uniform')
    } else if (way === 2 && world.minor >= 4 && mayHave(draft, 'Decoration', 'UniformId')) {
      demand(draft, 'Decoration', 'UniformId')
      decorateWithIds(draft, sum, 'UniformId', scope)
    }
    if (world.shader && draw.below(3) === 2 && mayHave(draft, 'Decoration', 'NonUniform')) {
      demand(draft, 'Decoration', 'NonUniform')
      decorate(draft, sum, 'NonUniform')
    }
  },
}

/** Atomic instructions on floats. */
const atomics: StageRow = {
  applies: (draft) => hasBuffers(draft) && mayHave(draft, 'Capability', 'AtomicFloat32AddEXT'),
  emit(draft, stage) {
    const { draw } = draft
    const type = floatType(draft)
    const { variable } = stageBuffer(draft, stage, [type])
    const pointers = pointerType(draft, storageClasses.storageBuffer, type)
    const pointer = make(draft, 'OpAccessChain', pointers, variable, uint(draft, 0))
    const [name, capability] = draw.of([
      ['OpAtomicFAddEXT', 'AtomicFloat32AddEXT'],
      ['OpAtomicFMinEXT', 'AtomicFloat32MinMaxEXT'],
      ['OpAtomicFMaxEXT', 'AtomicFloat32MinMaxEXT'],
    ] as const)
    declare(draft, capability)
    const operands = [pointer, uint(draft, 2), uint(draft, 0), valueLike(draft, type)]
    compute(draft, name, type, ...operands)
  },
}

/** A barrier in two parts. */
const splitBarrier: StageRow = {
  applies: (draft, { model }) =>
    (model === 'GLCompute' || model === 'Kernel') &&
    mayHave(draft, 'Capability', 'SplitBarrierEXT'),
  emit(draft) {
    declare(draft, 'SplitBarrierEXT')
    const [scope, semantics] = [uint(draft, 2), uint(draft, 0x108)]
    write(draft, 'OpControlBarrierArriveEXT', scope, scope, uint(draft, 0x104))
    write(draft, 'OpControlBarrierWaitEXT', scope, scope, uint(draft, 0x102))
    write(draft, 'OpControlBarrier', scope, scope, semantics)
  },
}

/** Reductions among those invocations of a subgroup that a ballot selects. */
const partitions: StageRow = {
  applies: (draft) =>
    draft.world.shader && mayHave(draft, 'Capability', 'GroupNonUniformPartitionedEXT'),
  emit(draft) {
    declare(draft, 'GroupNonUniformArithmetic')
    const name = draft.draw.of([
      'PartitionedReduceEXT',
      'PartitionedInclusiveScanEXT',
      'PartitionedExclusiveScanEXT',
    ])
    const type = uintType(draft)
    const operation = demand(draft, 'GroupOperation', name)
    const ballot = valueLike(draft, vectorType(draft, type, 4))
    const value = valueLike(draft, type)
    compute(draft, 'OpGroupNonUniformIAdd', type, uint(draft, 3), operation, value, ballot)
  },
}

/** Instructions on numbers, and barriers. */
export const numberRows: readonly StageRow[] = [
  encoded,
  extracted,
  sums,
  integers,
  atomics,
  splitBarrier,
  partitions,
]
