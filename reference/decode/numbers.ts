/** Numbers by place: an array, plain or typed. */
export interface Numbers {
  readonly length: number
  [place: number]: number
}

/** Arrays of up to so many numbers are plain: making a typed one takes longer than filling so few places. */
export const mostPlain = 512

/** So many zeros. */
export function zeros(length: number): Numbers {
  if (length > mostPlain) return new Uint32Array(length)
  // Not `fill`: calling it takes longer than filling so few places.
  const numbers = new Array<number>(length)
  for (let place = 0; place < length; place++) numbers[place] = 0
  return numbers
}
