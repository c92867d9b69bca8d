import { atomicValue } from '../../core/shared/atomic-value.ts'

/** Place of Comparator in the instructions that have one. */
export const atomicComparator: Readonly<Record<string, number>> = {
  OpAtomicCompareExchange: 5,
  OpAtomicCompareExchangeWeak: 5,
}

/** The atomic instructions of the text that yield what was in memory. */
export const atomicsWithResult: readonly string[] = [
  'OpAtomicLoad',
  'OpAtomicIIncrement',
  'OpAtomicIDecrement',
  ...Object.keys(atomicValue),
]

/** The atomic instruction that yields nothing. */
export const atomicStore: readonly string[] = ['OpAtomicStore']

/** Place of Value in {@link atomicStore}. */
export const storedValue = 3

/** The atomic instructions that the text does not name. */
export const otherAtomics: readonly string[] = [
  'OpAtomicFlagTestAndSet',
  'OpAtomicFlagClear',
  'OpAtomicFAddEXT',
  'OpAtomicFMinEXT',
  'OpAtomicFMaxEXT',
]
