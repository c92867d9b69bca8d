import type { FamilyMember } from '../pairs/member-pairs.ts'

/** Operands of the atomic instructions on unsigned numbers of 32 bits, by what comes after Memory. */
const afterMemory = {
  alone: { semantics: '%uint_0' },
  withValue: { semantics: '%uint_0', value: '%uint_1' },
  comparing: { semantics: '%uint_0', unequal: '%uint_0', value: '%uint_1', comparator: '%uint_0' },
} as const

function memberOf(
  opcode: string,
  after: keyof typeof afterMemory,
  pointer: string,
  result?: string,
): FamilyMember {
  const operands = { pointer, scope: '%uint_2', ...afterMemory[after] }
  return result === undefined ? { opcode, operands } : { opcode, result, operands }
}

/** The atomic instructions of shaders on one word, with the scope Workgroup and without an order (3.3.18). */
export function atomics(pointer: string): readonly FamilyMember[] {
  const names = ['Exchange', 'IAdd', 'ISub', 'SMin', 'UMin', 'SMax', 'UMax', 'And', 'Or', 'Xor']
  return [
    memberOf('OpAtomicLoad', 'alone', pointer, '%uint'),
    memberOf('OpAtomicStore', 'withValue', pointer),
    memberOf('OpAtomicCompareExchange', 'comparing', pointer, '%uint'),
    memberOf('OpAtomicIIncrement', 'alone', pointer, '%uint'),
    memberOf('OpAtomicIDecrement', 'alone', pointer, '%uint'),
    ...names.map((name) => memberOf(`OpAtomic${name}`, 'withValue', pointer, '%uint')),
  ]
}

/** The atomic instructions that only kernels have, the one that newer versions lack last. */
export function kernelAtomics(pointer: string): readonly FamilyMember[] {
  return [
    memberOf('OpAtomicFlagTestAndSet', 'alone', pointer, '%bool'),
    memberOf('OpAtomicFlagClear', 'alone', pointer),
    memberOf('OpAtomicCompareExchangeWeak', 'comparing', pointer, '%uint'),
  ]
}

/** The atomic instructions of extensions on floats of 32 bits. */
export function floatAtomics(pointer: string): readonly FamilyMember[] {
  return ['FAdd', 'FMin', 'FMax'].map((name) => ({
    opcode: `OpAtomic${name}EXT`,
    result: '%float',
    operands: { pointer, scope: '%uint_2', semantics: '%uint_0', value: '%float_1' },
  }))
}
