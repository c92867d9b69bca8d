/** Words for Data by the name of their pattern; `ones` sets the padding bits too. */
export const patterns = {
  counting: (index: number) => (index * 0x0404_0404 + 0x0302_0100) >>> 0,
  ones: () => 0xffff_ffff,
  zero: () => 0,
} as const

export const patternNames = Object.keys(patterns) as readonly (keyof typeof patterns)[]

/** That many words of a pattern. */
export function words(count: number, pattern: keyof typeof patterns = 'counting'): number[] {
  return Array.from({ length: count }, (_, index) => patterns[pattern](index))
}
