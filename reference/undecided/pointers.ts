import type { Circumstance } from '#spec/core/circumstance'
import { opcodeOf } from '#spec/grammar/opcodes'
import { enumerant, opcodeSet } from '../core/shared/grammar.ts'
import { operandType } from '../core/shared/operands.ts'
import {
  hasVariablePointers,
  isLogicalPointer,
  originOf,
  variablePointers,
  variableUnder,
} from '../core/shared/pointers.ts'
import { isAnyArrayType, isUntypedPointerType, storageClassOf } from '../core/shared/types.ts'
import { declaresVariable, heldType } from '../core/shared/variables.ts'
import type { Module } from '../module.ts'
import { isAtomic } from './accesses.ts'
import type { Looks } from './looks.ts'

const [storageBuffer, uniform] = ['StorageBuffer', 'Uniform'].map((name) =>
  enumerant('StorageClass', name),
)

const choosing: ReadonlySet<number> = new Set(['OpSelect', 'OpPhi'].map(opcodeOf))
const isNone = opcodeSet(['OpConstantNull', 'OpUndef'])
const untypedChains = [
  'OpUntypedAccessChainKHR',
  'OpUntypedInBoundsAccessChainKHR',
  'OpUntypedPtrAccessChainKHR',
  'OpUntypedInBoundsPtrAccessChainKHR',
]

/** Whether it is not known in which structure a pointer that is chosen from by the instruction with that ordinal points. */
function comesFromUnknown(module: Module, id: number, choice: number): boolean {
  const origin = originOf(module, id)
  if (origin === undefined || isNone(origin)) return false
  if (declaresVariable(origin)) return isAnyArrayType(heldType(module, origin))
  return !choosing.has(origin.opcode) || origin.index >= choice
}

function choosesFromUnknown(module: Module): boolean {
  let isMet = false
  module.each(choosing, (choice) => {
    const type = module.definition(choice.resultType)
    if (isMet || !isLogicalPointer(module, type) || storageClassOf(type) !== storageBuffer) return
    const isSelect = choice.name === 'OpSelect'
    isMet = choice.operands.some(
      ({ value }, place) =>
        (isSelect ? place > 0 : place % 2 === 0) && comesFromUnknown(module, value, choice.index),
    )
  })
  return isMet
}

/** The undecided parts of the targets of pointers. */
export const looks = {
  'atomic-on-uniform-parameter': (module) => {
    let isMet = false
    module.each(isAtomic.opcodes, (atomic) => {
      isMet ||=
        storageClassOf(operandType(module, atomic, 0)) === uniform &&
        variableUnder(module, atomic.valueAt(0) ?? 0) === undefined
    })
    return isMet
  },
  'chain-on-untyped-parameter': (module) =>
    untypedChains.some((name) =>
      module
        .all(name)
        .some(
          (chain) =>
            originOf(module, chain.valueAt(1) ?? 0)?.name === 'OpFunctionParameter' &&
            isAnyArrayType(module.definition(chain.valueAt(0) ?? 0)),
        ),
    ),
  'choice-of-unknown-pointers': (module) =>
    module.capabilities.has('VariablePointersStorageBuffer') &&
    !module.capabilities.has('VariablePointers') &&
    choosesFromUnknown(module),
  'untyped-variable-pointer': (module) =>
    hasVariablePointers(module) &&
    [...variablePointers(module)].some((id) => isUntypedPointerType(module.typeOf(id))),
} as const satisfies Looks<Circumstance>
