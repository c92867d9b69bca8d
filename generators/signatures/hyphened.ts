/** The name of an instruction in lower case words joined by hyphens, without `Op`. */
export function hyphened(operation: string): string {
  return operation
    .slice(2)
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .toLowerCase()
}
