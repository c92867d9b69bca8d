import { enumerantOf, instructionOf } from '../../words/instruction-of.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import { type Emitter, when } from '../emitter.ts'
import { arrayType, floatType, functionType, pointerType, scalarType, uintType } from '../types.ts'
import { valueLike } from '../values.ts'
import { storageClasses } from '../world.ts'
import { declare, declareObject, idOnce, make } from '../write.ts'
import { rowsWith } from './by-grammar.ts'
import { matrixLike, matrixOf, side, typedElementPointer } from './cooperative-matrix.ts'
import { created, layoutType, viewType } from './tensor-address.ts'

/** The text asks for the newest version. */
const hasMatrices2 = ({ world }: Draft) => world.cooperative && world.minor >= 6

/** The uses of matrices as factors and as accumulators. */
const [left, right, accumulator] = [0, 1, 2]

/** A function of the module that returns a value, the last one of its parameters if none is given, written after all others. */
function functionOf(
  draft: Draft,
  key: string,
  parameters: readonly DeclaredType[],
  result = parameters.at(-1) as DeclaredType,
  value?: number,
): number {
  return idOnce(draft, key, () => {
    const type = functionType(draft, result, parameters)
    const id = draft.bound++
    const ids = parameters.map(() => draft.bound++)
    draft.behind.unshift(
      instructionOf('OpFunction', result.id, id, 0, type.id),
      ...parameters.map((parameter, index) =>
        instructionOf('OpFunctionParameter', parameter.id, ids[index] as number),
      ),
      instructionOf('OpLabel', draft.bound++),
      instructionOf('OpReturnValue', value ?? (ids.at(-1) as number)),
      instructionOf('OpFunctionEnd'),
    )
    return id
  })
}

const capabilities: readonly (readonly [RegExp, string])[] = [
  [/Convert|Transpose/, 'CooperativeMatrixConversionsNV'],
  [/Reduce/, 'CooperativeMatrixReductionsNV'],
  [/PerElement/, 'CooperativeMatrixPerElementOperationsNV'],
  [/Tensor/, 'CooperativeMatrixTensorAddressingNV'],
]

const float = (draft: Draft, use: number) => matrixOf(draft, floatType(draft), use)

/** Instructions of the second text on cooperative matrices. */
const more = rowsWith<true>({
  applies: hasMatrices2,
  draw(draft, name) {
    // Another extension has some of the capabilities under other names.
    draft.extensions.add('SPV_NV_cooperative_matrix2')
    for (const [names, capability] of capabilities) if (names.test(name)) declare(draft, capability)
    return true
  },
  operands: {
    Matrix: (draft) => matrixLike(draft, float(draft, accumulator)),
    Reduce: (draft) => 1 + draft.draw.below(3),
    CombineFunc: (draft) => functionOf(draft, 'combine', [floatType(draft), floatType(draft)]),
    Func: (draft) =>
      functionOf(draft, 'element', [uintType(draft), uintType(draft), floatType(draft)]),
    // The text may be read to take no untyped one.
    Pointer: (draft) => typedElementPointer(draft, floatType(draft)),
    Object: (draft) => matrixLike(draft, float(draft, accumulator)),
    TensorLayout: (draft) => created(draft, 'Layout', layoutType(draft, 2, draft.draw.below(5))),
    'Memory Operand': () => 0,
    'Tensor Addressing Operands': (draft) =>
      draft.draw.below(2) === 0
        ? [0]
        : [
            enumerantOf('TensorAddressingOperands', 'TensorView'),
            created(draft, 'View', viewType(draft, 2, draft.draw.below(2) === 1)),
          ],
  },
  result(draft, _, name) {
    if (name.includes('Transpose')) return float(draft, right)
    if (name.includes('Convert')) return float(draft, draft.draw.of([left, right]))
    return float(draft, accumulator)
  },
})(`OpCooperativeMatrixConvertUseEXT OpCooperativeMatrixTransposeNV OpCooperativeMatrixReduceEXT
  OpCooperativeMatrixPerElementOpEXT OpCooperativeMatrixLoadTensorNV OpCooperativeMatrixStoreTensorNV`)

const conversion = 'CooperativeMatrixConversionQCOM'
const [length, partLength] = [12, 2] as const

function arrayOf(draft: Draft, component: DeclaredType, count: number): DeclaredType {
  return arrayType(draft, component, count, false)
}

/** The constant at which a part of an array begins: Vulkan asks for a multiple of the part's length. */
function start(draft: Draft): number {
  const index = partLength * draft.draw.below(length / partLength)
  const type = scalarType(draft, { kind: 'integer', width: 32, signed: true })
  return idOnce(draft, `start ${index}`, () => declareObject(draft, 'OpConstant', type, index))
}

/** Conversions between arrays and cooperative matrices. */
const arrays = rowsWith<DeclaredType>({
  applies: ({ world }) => world.cooperative,
  draw(draft) {
    declare(draft, conversion)
    return draft.draw.below(2) === 0 ? floatType(draft) : uintType(draft)
  },
  operands: {
    'Source Array': (draft, component, name) =>
      name.includes('CoopMat')
        ? valueLike(draft, arrayOf(draft, floatType(draft), side))
        : valueLike(draft, arrayOf(draft, component, length)),
    'Source Cooperative Matrix': (draft) => matrixLike(draft, float(draft, accumulator)),
    index: start,
  },
  result(draft, component, name) {
    if (name.includes('Construct')) return float(draft, accumulator)
    if (name.includes('Extract') && name.includes('CoopMat'))
      return arrayOf(draft, floatType(draft), side)
    if (name.includes('Sub')) return arrayOf(draft, component, partLength)
    return arrayOf(draft, draft.draw.of([floatType, uintType])(draft), length)
  },
})(`OpBitCastArrayQCOM OpExtractSubArrayQCOM OpCompositeConstructCoopMatQCOM
  OpCompositeExtractCoopMatQCOM`)

/** A reduction of four neighbours to one, whose result has half as many rows and columns. */
const halved = when(hasMatrices2, 'cooperative-matrix-halve', 1, (draft) => {
  draft.extensions.add('SPV_NV_cooperative_matrix2')
  declare(draft, 'CooperativeMatrixReductionsNV')
  const matrix = matrixLike(draft, float(draft, accumulator))
  const combine = functionOf(draft, 'combine', [floatType(draft), floatType(draft)])
  const type = matrixOf(draft, floatType(draft), accumulator, side / 2)
  const four = enumerantOf('CooperativeMatrixReduce', '2x2')
  make(draft, 'OpCooperativeMatrixReduceEXT', type, matrix, four, combine)
})

/** A load of a matrix whose components a function of the module reads. */
const decoded = when(
  (draft) => hasMatrices2(draft) && draft.world.addressing === 'PhysicalStorageBuffer64',
  'cooperative-matrix-decode',
  2,
  (draft) => {
    draft.extensions.add('SPV_NV_cooperative_matrix2')
    declare(draft, 'CooperativeMatrixTensorAddressingNV')
    declare(draft, 'CooperativeMatrixBlockLoadsNV')
    const [result, word] = [floatType(draft), uintType(draft)]
    const pointer = pointerType(draft, storageClasses.physicalStorageBuffer, word)
    const coordinates = arrayOf(draft, word, 2)
    const value = declareObject(draft, 'OpConstantNull', result)
    const decode = functionOf(draft, 'decode', [pointer, coordinates, coordinates], result, value)
    const matrix = float(draft, accumulator)
    make(
      draft,
      'OpCooperativeMatrixLoadTensorNV',
      matrix,
      ...[typedElementPointer(draft, result), matrixLike(draft, matrix)],
      ...[created(draft, 'Layout', layoutType(draft, 2, draft.draw.below(5))), 0],
      ...[enumerantOf('TensorAddressingOperands', 'DecodeFunc'), decode],
    )
  },
)

/** Instructions of further texts on cooperative matrices. */
export const convertedMatrices: readonly Emitter[] = [...more, ...arrays, halved, decoded]
