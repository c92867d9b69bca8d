/** What is wrong with an assembly text, and where: line and column count from 1, columns in UTF-16 units. */
export interface AssemblyError {
  readonly line: number
  readonly column: number
  readonly message: string
}
