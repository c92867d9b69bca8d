/** The name of an instruction, of a set too, in lower case words joined by hyphens, without `Op`. */
export function hyphened(operation: string): string {
  return operation
    .replace(/^Op(?=[A-Z])/, '')
    .replaceAll('_', '-')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .toLowerCase()
}
