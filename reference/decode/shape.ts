/** How an operand kind lies in the words; a literal per way, so that hot loops compare small numbers. */
export const shape = {
  /** One word that is an id. */
  id: 0,
  /** One word that is an unsigned number. */
  integer: 1,
  /** One word that is a 32-bit float. */
  float: 2,
  /** Words up to and including the one that holds the terminating zero octet. */
  string: 3,
  /** One word that names an enumerant, then that enumerant's parameters. */
  value: 4,
  /** One word of bits, then the parameters of each bit that is set, lowest bit first. */
  mask: 5,
  /** As many words as the type of the result is wide. */
  number: 6,
  /** The number of an instruction of an extended set, then that instruction's operands. */
  extended: 7,
  /** An opcode, then the operands of that instruction without result type and result id. */
  embedded: 8,
  /** An integer as wide as the type of the selector, then an id. */
  numberAndId: 9,
  /** Two operands of one word each. */
  pair: 10,
} as const

/** One of {@link shape}. */
export type KindShape = (typeof shape)[keyof typeof shape]
