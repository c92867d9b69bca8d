/** Modules in a slice: few enough that the first findings come soon, many enough to keep a harness busy. */
export const sliceSize = 256
