/** Number of the instruction `ArgumentInfo`. */
export const argumentInfoNumber = 2
