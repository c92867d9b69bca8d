/** Words that go in as they are, in the place of one operand: what no operand of that kind could be. */
export interface RawWords {
  readonly words: readonly number[]
}

/**
 * What stands for an operand, by its kind in the grammar:
 *
 * - ids: the id.
 * - literal integers: a number of one word, or a `bigint` of two; where a type decides the width, either.
 * - literal strings: a string.
 * - enumerants: the name or the value; masks also `'Volatile|Aligned'`. Parameters follow as further arguments, those of
 *   a mask in the order of its bits.
 * - numbers of a type (`OpConstant`): a number; for floating-point types a `bigint` gives the bits.
 * - instruction of a set, opcode of `OpSpecConstantOp`: the name, with or without `Op`, or the number.
 */
export type Argument = number | bigint | string | RawWords
