/** Places of words in an `OpUntypedArrayLengthKHR`, counted behind the instruction's first word. */
export const arrayLengthWords = {
  resultType: 0,
  result: 1,
  structure: 2,
  pointer: 3,
  member: 4,
} as const
