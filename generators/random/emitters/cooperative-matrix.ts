import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from '../capability.ts'
import { arrayType, structureType } from '../composite-types.ts'
import { compute } from '../compute.ts'
import { constantOf } from '../constants.ts'
import type { Draft } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { uint } from '../literals.ts'
import { newType } from '../new-type.ts'
import { pointerType, untypedPointerType } from '../pointer-types.ts'
import { floatType, uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { someValue, valueLike } from '../values.ts'
import { bind, decorate, globalVariable } from '../variables.ts'
import { drawIndex } from '../walk.ts'
import { write } from '../write.ts'

const opTypeCooperativeMatrixKHR = opcodeOf('OpTypeCooperativeMatrixKHR')
const opCooperativeMatrixLoadKHR = opcodeOf('OpCooperativeMatrixLoadKHR')
const opCooperativeMatrixStoreKHR = opcodeOf('OpCooperativeMatrixStoreKHR')
const opCooperativeMatrixMulAddKHR = opcodeOf('OpCooperativeMatrixMulAddKHR')
const opCooperativeMatrixLengthKHR = opcodeOf('OpCooperativeMatrixLengthKHR')
const opCompositeConstruct = opcodeOf('OpCompositeConstruct')
const opCompositeConstructReplicateEXT = opcodeOf('OpCompositeConstructReplicateEXT')
const opConstantCompositeReplicateEXT = opcodeOf('OpConstantCompositeReplicateEXT')
const opConstantComposite = opcodeOf('OpConstantComposite')
const opFAdd = opcodeOf('OpFAdd')
const opIAdd = opcodeOf('OpIAdd')
const opAccessChain = opcodeOf('OpAccessChain')
const opUntypedAccessChainKHR = opcodeOf('OpUntypedAccessChainKHR')
const cooperativeMatrix = capabilityNamed('CooperativeMatrixKHR')
const replicatedComposites = capabilityNamed('ReplicatedCompositesEXT')
const block = enumerantOf('Decoration', 'Block')
const { storageBuffer } = storageClasses
const subgroup = 3
const side = 16
const always = () => true

/** The matrix type of these components that serves as A, B or accumulator: 0, 1 or 2. */
function matrixOf(draft: Draft, component: Type, use: number): Type {
  const key = `cooperative ${component.id} ${use}`
  const known = draft.types.get(key)
  if (known !== undefined) return known
  declare(draft, cooperativeMatrix)
  const shape = [subgroup, side, side, use].map((value) => uint(draft, value))
  const type = newType(draft.bound++, 'cooperative-matrix', component)
  draft.declarations.push({
    opcode: opTypeCooperativeMatrixKHR,
    words: [type.id, component.id, ...shape],
  })
  draft.types.set(key, type)
  return type
}

function drawMatrixType(draft: Draft): Type {
  const component = draft.draw.below(2) === 0 ? floatType(draft) : uintType(draft)
  return matrixOf(draft, component, draft.draw.below(3))
}

/** A matrix that is in scope, or a new one; constants stand at module scope. */
function matrixLike(draft: Draft, type: Type): number {
  const { draw, world } = draft
  const found = someValue(draft, (other) => other === type)
  if (found !== undefined && draw.below(4) < 3) return found.id
  const component = type.part as Type
  const replicates = world.replicated && draw.below(3) > 0
  if (replicates) declare(draft, replicatedComposites)
  if (draw.below(2) === 0) {
    const opcode = replicates ? opCompositeConstructReplicateEXT : opCompositeConstruct
    return compute(draft, opcode, type, valueLike(draft, component))
  }
  const value = constantOf(draft, component, false)
  const id = draft.bound++
  const opcode = replicates ? opConstantCompositeReplicateEXT : opConstantComposite
  draft.declarations.push({ opcode, words: [type.id, id, value] })
  draft.constants.push({ id, type })
  return id
}

/** A pointer, typed or not, to an element of a buffer of such numbers. */
function elementPointer(draft: Draft, component: Type): number {
  const key = `matrix buffer ${component.id}`
  let variable = draft.ids.get(key)
  let structure = draft.types.get(key)
  if (variable === undefined || structure === undefined) {
    const elements = arrayType(draft, component, undefined, true)
    structure = structureType(draft, [elements], true)
    decorate(draft, structure.id, block)
    variable = globalVariable(draft, storageBuffer, structure, true).id
    bind(draft, variable)
    draft.ids.set(key, variable)
    draft.types.set(key, structure)
  }
  const indexes = [uint(draft, 0), drawIndex(draft, 0)]
  const id = draft.bound++
  if (draft.world.untyped && draft.draw.below(2) === 1) {
    const type = untypedPointerType(draft, storageBuffer)
    write(draft, opUntypedAccessChainKHR, type.id, id, structure.id, variable, ...indexes)
  } else {
    const type = pointerType(draft, storageBuffer, component)
    write(draft, opAccessChain, type.id, id, variable, ...indexes)
  }
  return id
}

/** Instructions on cooperative matrices, which the texts count among composites and let load through any pointer. */
export const cooperativeMatrices: readonly Emitter[] = [
  {
    name: 'cooperative-matrix-construct',
    weight: 1,
    applies: always,
    emit(draft) {
      matrixLike(draft, drawMatrixType(draft))
      return true
    },
  },
  {
    name: 'cooperative-matrix-load',
    weight: 1,
    applies: always,
    emit(draft) {
      const type = drawMatrixType(draft)
      const pointer = elementPointer(draft, type.part as Type)
      const operands = [uint(draft, draft.draw.below(2)), uint(draft, 64)]
      compute(draft, opCooperativeMatrixLoadKHR, type, pointer, ...operands)
      return true
    },
  },
  {
    name: 'cooperative-matrix-store',
    weight: 1,
    applies: always,
    emit(draft) {
      const type = drawMatrixType(draft)
      const object = matrixLike(draft, type)
      const pointer = elementPointer(draft, type.part as Type)
      const operands = [uint(draft, draft.draw.below(2)), uint(draft, 64)]
      write(draft, opCooperativeMatrixStoreKHR, pointer, object, ...operands)
      return true
    },
  },
  {
    name: 'cooperative-matrix-mul-add',
    weight: 1,
    applies: always,
    emit(draft) {
      const component = floatType(draft)
      const types = [0, 1, 2].map((use) => matrixOf(draft, component, use))
      const operands = types.map((type) => matrixLike(draft, type))
      compute(draft, opCooperativeMatrixMulAddKHR, types[2] as Type, ...operands)
      return true
    },
  },
  {
    name: 'cooperative-matrix-add',
    weight: 1,
    applies: always,
    emit(draft) {
      const type = drawMatrixType(draft)
      const opcode = type.part?.kind === 'float' ? opFAdd : opIAdd
      compute(draft, opcode, type, matrixLike(draft, type), matrixLike(draft, type))
      return true
    },
  },
  {
    name: 'cooperative-matrix-length',
    weight: 1,
    applies: always,
    emit(draft) {
      const type = drawMatrixType(draft)
      compute(draft, opCooperativeMatrixLengthKHR, uintType(draft), type.id)
      return true
    },
  },
]
