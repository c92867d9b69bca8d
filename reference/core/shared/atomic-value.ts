/** Operand index of Value in the atomic instructions of core that have one and a result. */
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
