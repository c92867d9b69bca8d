/**
 * Whether a file is the core specification as a page saved as plain text: a title, a line with version and revision, and
 * numbered chapters that are not indented.
 */
export function isSpecification(text: string): boolean {
  return (
    /^\s*SPIR-V Specification\s*$/m.test(text.slice(0, 1000)) && /^1\. Introduction\s*$/m.test(text)
  )
}
