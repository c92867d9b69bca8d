import type { DeclaredType, Draft } from '../draft.ts'
import { drawIndex } from '../draw-type.ts'
import { always, type Emitter, emitter } from '../emitter.ts'
import {
  arrayType,
  declareType,
  floatType,
  pointerType,
  structureType,
  typeOnce,
  uint,
  uintType,
  untypedPointerType,
} from '../types.ts'
import { constantOf, someValue, valueLike } from '../values.ts'
import { bind, globalVariable } from '../variables.ts'
import { storageClasses } from '../world.ts'
import { compute, declare, declareObject, decorate, idOnce, make } from '../write.ts'
import { rowsWith } from './by-grammar.ts'

const { storageBuffer } = storageClasses
const subgroup = 3
/** The number of rows, and of columns. */
export const side = 16

/** The matrix type of these components that serves as A, B or accumulator: 0, 1 or 2; with as many rows as columns. */
export function matrixOf(
  draft: Draft,
  component: DeclaredType,
  use: number,
  count = side,
): DeclaredType {
  return typeOnce(draft, `cooperative ${component.id} ${use} ${count}`, () => {
    declare(draft, 'CooperativeMatrixKHR')
    const shape = [subgroup, count, count, use].map((value) => uint(draft, value))
    const [name, kind] = ['OpTypeCooperativeMatrixKHR', 'cooperative-matrix'] as const
    return declareType(draft, name, [component.id, ...shape], kind, { part: component })
  })
}

function drawMatrixType(draft: Draft): DeclaredType {
  const component = draft.draw.below(2) === 0 ? floatType(draft) : uintType(draft)
  return matrixOf(draft, component, draft.draw.below(3))
}

/** A matrix that is in scope, or a new one; constants are at module scope. */
export function matrixLike(draft: Draft, type: DeclaredType): number {
  const { draw, world } = draft
  const found = someValue(draft, (other) => other === type)
  if (found !== undefined && draw.below(4) < 3) return found.id
  const component = type.part as DeclaredType
  const replicates = world.replicated && draw.below(3) > 0
  if (replicates) declare(draft, 'ReplicatedCompositesEXT')
  const how = replicates ? 'ReplicateEXT' : ''
  if (draw.below(2) === 0)
    return compute(draft, `OpCompositeConstruct${how}`, type, valueLike(draft, component))
  const value = constantOf(draft, component, false)
  const id = declareObject(draft, `OpConstantComposite${how}`, type, value)
  draft.constants.push({ id, type })
  return id
}

/** A block with nothing but a run-time array of such numbers, and its variable. */
interface NumberBuffer {
  readonly structure: DeclaredType
  readonly variable: number
}

function numberBuffer(draft: Draft, component: DeclaredType): NumberBuffer {
  const key = `matrix buffer ${component.id}`
  const structure = typeOnce(draft, key, () => {
    const elements = arrayType(draft, component, undefined, true)
    return structureType(draft, [elements], true)
  })
  const variable = idOnce(draft, key, () => {
    decorate(draft, structure.id, 'Block')
    const { id } = globalVariable(draft, storageBuffer, structure, true)
    bind(draft, id)
    return id
  })
  return { structure, variable }
}

/** A pointer to the array of a buffer of such numbers. */
export function arrayPointer(draft: Draft, component: DeclaredType): number {
  const { structure, variable } = numberBuffer(draft, component)
  const type = pointerType(draft, storageBuffer, structure.members[0] as DeclaredType)
  return make(draft, 'OpAccessChain', type, variable, uint(draft, 0))
}

/** A typed pointer to an element of a buffer of such numbers. */
export function typedElementPointer(draft: Draft, component: DeclaredType): number {
  const { variable } = numberBuffer(draft, component)
  const type = pointerType(draft, storageBuffer, component)
  return make(draft, 'OpAccessChain', type, variable, uint(draft, 0), drawIndex(draft, 0))
}

/** A pointer, typed or not, to an element of a buffer of such numbers. */
function elementPointer(draft: Draft, component: DeclaredType): number {
  if (!draft.world.untyped || draft.draw.below(2) === 0)
    return typedElementPointer(draft, component)
  const { structure, variable } = numberBuffer(draft, component)
  const indexes = [uint(draft, 0), drawIndex(draft, 0)]
  const type = untypedPointerType(draft, storageBuffer)
  return make(draft, 'OpUntypedAccessChainKHR', type, structure.id, variable, ...indexes)
}

const operandOf = (use: number) => (draft: Draft, type: DeclaredType) =>
  matrixLike(draft, matrixOf(draft, type.part as DeclaredType, use))

/** All bits for matrices of integers, none of which is for floats. */
const mostOperands = 0x20

const rows = rowsWith({
  applies: always,
  draw: drawMatrixType,
  operands: {
    Pointer: (draft, type) => elementPointer(draft, type.part as DeclaredType),
    Object: matrixLike,
    MemoryLayout: (draft) => uint(draft, draft.draw.below(2)),
    Stride: (draft) => uint(draft, 64),
    A: operandOf(0),
    B: operandOf(1),
    C: operandOf(2),
    Type: (_, { id }) => id,
    'Cooperative Matrix Operands'(draft, type) {
      const { draw } = draft
      if (draw.below(4) === 0) return []
      return type.part?.kind === 'integer' ? draw.below(mostOperands) : 0
    },
  },
  result(draft, type, name) {
    if (name.includes('Length')) return uintType(draft)
    return name.includes('MulAdd') ? matrixOf(draft, type.part as DeclaredType, 2) : type
  },
})

/** Instructions on cooperative matrices, which the texts count among composites and let load through any pointer. */
export const cooperativeMatrices: readonly Emitter[] = [
  emitter('cooperative-matrix-construct', 1, (draft) => matrixLike(draft, drawMatrixType(draft))),
  ...rows('OpCooperativeMatrixLoadKHR OpCooperativeMatrixStoreKHR OpCooperativeMatrixLengthKHR'),
  ...rows('OpCooperativeMatrixMulAddKHR', 2),
  emitter('cooperative-matrix-add', 1, (draft) => {
    const type = drawMatrixType(draft)
    const name = type.part?.kind === 'float' ? 'OpFAdd' : 'OpIAdd'
    compute(draft, name, type, matrixLike(draft, type), matrixLike(draft, type))
  }),
]
