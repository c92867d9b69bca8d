import { enumerantByName, instructionByName, operandKindByName } from '#spec/grammar/grammar'
import type { Operand } from '#spec/grammar/types'
import { texts } from '#spec/texts'
import { lineOf, linesIn } from '../assembly/line.ts'

/** Each element is a list; any one of its members is enough. */
type Needs = readonly (readonly string[])[]

/** The operands of these kinds from the next token on, each enumerant before its own operands. */
function enumerantNeeds(operands: readonly Operand[], tokens: Iterator<string>): Needs {
  return operands.flatMap(({ kind, quantifier }): Needs => {
    const needs: (readonly string[])[] = []
    do {
      const { value: token, done } = tokens.next()
      if (done) break
      const bases = operandKindByName(kind)?.bases ?? []
      for (const _ of bases.slice(1)) tokens.next()
      for (const name of token.split('|')) {
        const row = enumerantByName(kind, name)
        if (row !== undefined)
          needs.push(row.capabilities, ...enumerantNeeds(row.parameters, tokens))
      }
    } while (quantifier === '*')
    return needs
  })
}

function needsOfLine(line: string): Needs {
  const { opcode, operands: tokens } = lineOf(line)
  const row = instructionByName(opcode)
  if (row === undefined || opcode === 'OpCapability') return []
  const operands = row.operands.filter(({ kind }) => kind !== 'IdResult')
  return [row.capabilities, ...enumerantNeeds(operands, tokens.values())]
}

/** By first name, what capabilities imply where the grammar has it wrong and the cases follow the table of the text. */
const impliedByTables: ReadonlyMap<string, readonly string[]> = new Map(
  texts.flatMap(({ facts: { enumerants, differences } }) =>
    differences.flatMap(({ fact, follow }): [string, readonly string[]][] => {
      const [, name] = /^Capability\.(\w+)\.capabilities\.length$/.exec(fact) ?? []
      const row = enumerants.find((each) => each.kind === 'Capability' && each.name === name)
      if (row === undefined || follow !== 'text') return []
      return [[enumerantByName('Capability', row.name)?.name ?? row.name, row.capabilities]]
    }),
  ),
)

/** A capability and those that it implies (3.31), each under its first name. */
function withImplied(name: string): readonly string[] {
  const row = enumerantByName('Capability', name)
  const first = row?.name ?? name
  const implied = impliedByTables.get(first) ?? row?.capabilities ?? []
  return [first, ...implied.flatMap(withImplied)]
}

function declaredIn(text: string): readonly string[] {
  return linesIn(text).flatMap((line) => {
    const { opcode, operands } = lineOf(line)
    return opcode === 'OpCapability' ? operands : []
  })
}

/**
 * The extensions without which a version does not have capabilities of a text, of several the first.
 *
 * @param more capabilities beside those that the text declares.
 * @param version as a header word.
 */
export function neededExtensions(
  text: string,
  more: readonly string[],
  version: number,
): readonly string[] {
  const needed = [...declaredIn(text), ...more].flatMap((name) => {
    const row = enumerantByName('Capability', name)
    if (row === undefined || (row.version !== null && row.version <= version)) return []
    const isThere = row.extensions.some((each) => text.includes(`OpExtension "${each}"`))
    return isThere ? [] : row.extensions.slice(0, 1)
  })
  return [...new Set(needed)]
}

/**
 * The capabilities that instructions and enumerants of texts ask for and that the first does not declare. Where one of
 * several would do, none is chosen, but `Kernel` never is.
 *
 * @param declared beside those that the first declares.
 */
export function neededCapabilities(
  texts: readonly string[],
  declared: readonly string[],
): readonly string[] {
  const [first = ''] = texts
  const known = new Set([...declared, ...declaredIn(first)].flatMap(withImplied))
  const lines = new Set(texts.flatMap((text) => linesIn(text)))
  return [...lines].flatMap(needsOfLine).flatMap((names) => {
    if (names.some((name) => known.has(name))) return []
    const [only, ...others] = names.filter((name) => name !== 'Kernel')
    if (only === undefined || others.length > 0) return []
    for (const name of withImplied(only)) known.add(name)
    return only
  })
}
