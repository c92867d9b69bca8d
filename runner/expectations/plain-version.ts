/** A version as entries write it: `v2025.1-dev` is 2025.1. */
export function plainVersion(of: string): string | undefined {
  return /\d+(?:\.\d+)*/.exec(of)?.[0]
}
