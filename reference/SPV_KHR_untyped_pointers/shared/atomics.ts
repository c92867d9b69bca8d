/** Place of Value in the atomic instructions that have one and a result. */
export const atomicValue: Readonly<Record<string, number>> = {
  OpAtomicExchange: 3,
  OpAtomicCompareExchange: 4,
  OpAtomicCompareExchangeWeak: 4,
  OpAtomicIAdd: 3,
  OpAtomicISub: 3,
  OpAtomicSMin: 3,
  OpAtomicUMin: 3,
  OpAtomicSMax: 3,
  OpAtomicUMax: 3,
  OpAtomicAnd: 3,
  OpAtomicOr: 3,
  OpAtomicXor: 3,
}

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
