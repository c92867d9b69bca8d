/** How the bits of a component are a number. */
export type Coding = 'float' | 'int' | 'uint' | 'unorm' | 'snorm'

/** How a texel lies in memory: its components from the lowest bit, little-endian as a whole. */
export interface TexelFormat {
  readonly name: string
  readonly coding: Coding
  /** Bits of each component, from red. */
  readonly widths: readonly number[]
  /** Bytes of a texel. */
  readonly size: number
}
