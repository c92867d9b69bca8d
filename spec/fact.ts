import type { EnumerantFact, InstructionFact, OperandFact } from './rule.ts'

/** `IdRef Base`, or `IdRef? Sample` and `IdRef* Operand` with a quantifier; results have no name. */
export type PrintedOperand = string

function operandFact(printed: PrintedOperand): OperandFact {
  const [, kind = printed, quantifier = '', name = ''] =
    /^(\w+)([?*]?)(?: (.+))?$/.exec(printed) ?? []
  return { kind, quantifier: quantifier as OperandFact['quantifier'], name }
}

/**
 * An instruction as its table prints it.
 *
 * @param words the words of the shortest encoding, with `+` if more may follow
 */
export function instructionFact(
  name: string,
  opcode: number,
  words: `${number}` | `${number}+`,
  capabilities: readonly string[],
  ...operands: readonly PrintedOperand[]
): InstructionFact {
  return {
    name,
    opcode,
    wordCount: Number.parseInt(words, 10),
    variable: words.endsWith('+'),
    operands: operands.map(operandFact),
    capabilities,
  }
}

/** Enumerants of one kind: the number of each, the capabilities that enable it or that it declares, and its parameters. */
export function enumerantFacts(
  kind: string,
  rows: Readonly<
    Record<string, readonly [value: number, capabilities?: readonly string[], ...PrintedOperand[]]>
  >,
): readonly EnumerantFact[] {
  return Object.entries(rows).map(([name, [value, capabilities = [], ...parameters]]) => ({
    kind,
    name,
    value,
    capabilities,
    parameters: parameters.map(operandFact),
  }))
}
