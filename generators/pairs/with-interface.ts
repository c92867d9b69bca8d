import { idsOf, lineOf, linesIn, withFirstLine } from '../assembly/line.ts'

const version14 = 0x0001_0400

const variables: ReadonlySet<string> = new Set(['OpVariable', 'OpUntypedVariableKHR'])

/**
 * The variables that an entry point of these texts lists: those that their functions name, in that order. Before version
 * 1.4, they are in Input or Output.
 */
export function interfaceOf(texts: readonly string[], version: number): readonly string[] {
  const classes = new Map<string, string>()
  const inFunctions = new Set<string>()
  for (const text of texts) {
    let isDeclared = true
    for (const written of linesIn(text)) {
      if (!isDeclared) {
        inFunctions.add(written)
        continue
      }
      const { result, opcode, operands } = lineOf(written)
      if (opcode === 'OpFunction') {
        isDeclared = false
        inFunctions.add(written)
      } else if (result !== undefined && variables.has(opcode))
        classes.set(result, operands[1] ?? '')
    }
  }
  const used = new Set([...inFunctions].flatMap((written) => idsOf(lineOf(written))))
  return [...used].filter((name) => {
    const storage = classes.get(name)
    if (storage === undefined || storage === 'Function') return false
    return version >= version14 || storage === 'Input' || storage === 'Output'
  })
}

/** The text with variables in the interface of its entry point, where it lists none. */
export function withInterface(text: string, variables: readonly string[]): string {
  if (variables.length === 0) return text
  return withFirstLine(text, ({ opcode, operands }) =>
    opcode === 'OpEntryPoint' && operands.length === 3
      ? { opcode, operands: [...operands, ...variables] }
      : undefined,
  )
}
