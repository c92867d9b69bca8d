/** Numbers by place: an array, plain or typed. */
export interface Numbers {
  readonly length: number
  [place: number]: number
}

/** Arrays of up to so many numbers are plain: making a typed one takes longer than filling so few places. */
export const mostPlain = 512

/** So many zeros. */
export function zeros(length: number): Numbers {
  return length <= mostPlain ? new Array<number>(length).fill(0) : new Uint32Array(length)
}
