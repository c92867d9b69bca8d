/** A version as entries write it: `v2025.1-dev` is 2025.1. */
export function plainVersion(text: string): string | undefined {
  return /\d+(?:\.\d+)*/.exec(text)?.[0]
}
