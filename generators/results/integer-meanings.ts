/** The value of an instruction on integers of that width in bits, which are read as unsigned. */
export type Meaning<Value = bigint> = (x: bigint, y: bigint, width: number) => Value

/** An integer of that width in bits with its sign. */
export const signed = (value: bigint, width: number): bigint => BigInt.asIntN(width, value)

/** Instructions with two operands, as their sections define them; bits beyond the width are the caller's to drop. */
export const arithmetic: Readonly<Record<string, Meaning>> = {
  OpIAdd: (x, y) => x + y,
  OpISub: (x, y) => x - y,
  OpIMul: (x, y) => x * y,
  OpUDiv: (x, y) => x / y,
  OpUMod: (x, y) => x % y,
  OpSDiv: (x, y, width) => signed(x, width) / signed(y, width),
  OpSRem: (x, y, width) => signed(x, width) % signed(y, width),
  OpSMod: (x, y, width) => {
    const divisor = signed(y, width)
    return ((signed(x, width) % divisor) + divisor) % divisor
  },
  OpBitwiseAnd: (x, y) => x & y,
  OpBitwiseOr: (x, y) => x | y,
  OpBitwiseXor: (x, y) => x ^ y,
  OpShiftLeftLogical: (x, y) => x << y,
  OpShiftRightLogical: (x, y) => x >> y,
  OpShiftRightArithmetic: (x, y, width) => signed(x, width) >> y,
}

/** Comparisons, as their sections define them. */
export const relations: Readonly<Record<string, Meaning<boolean>>> = {
  OpIEqual: (x, y) => x === y,
  OpINotEqual: (x, y) => x !== y,
  OpULessThan: (x, y) => x < y,
  OpULessThanEqual: (x, y) => x <= y,
  OpUGreaterThan: (x, y) => x > y,
  OpUGreaterThanEqual: (x, y) => x >= y,
  OpSLessThan: (x, y, width) => signed(x, width) < signed(y, width),
  OpSLessThanEqual: (x, y, width) => signed(x, width) <= signed(y, width),
  OpSGreaterThan: (x, y, width) => signed(x, width) > signed(y, width),
  OpSGreaterThanEqual: (x, y, width) => signed(x, width) >= signed(y, width),
}
