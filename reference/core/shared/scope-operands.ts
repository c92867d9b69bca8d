import { instructions, operandKindByName, operandKinds } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import { hasOnlyIdsAndIntegers } from '../../index/ids.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import type { EnumerantTerm } from '../../terms.ts'
import { constantWord, isConstantInstruction } from './constants.ts'
import { instructionClass, opcodeSet } from './grammar.ts'
import { resultType } from './operands.ts'
import { isIntegerType, scalarWidth } from './types.ts'

type IdKind = 'IdScope' | 'IdMemorySemantics'

/** Instructions that take an id of that kind, as an operand or as a parameter of an enumerant. */
export function takes(kind: IdKind): readonly string[] {
  const kinds = new Set<string>([kind])
  for (const { kind: ofEnumerants, enumerants } of operandKinds)
    if (
      enumerants.some(({ parameters }) => parameters.some((parameter) => parameter.kind === kind))
    )
      kinds.add(ofEnumerants)
  return instructions
    .filter(({ operands }) => operands.some((operand) => kinds.has(operand.kind)))
    .map(({ name }) => name)
}

/** The enumerants of a kind with a parameter of another kind, as terms. */
function enumerantsWith(kind: 'Decoration', parameter: IdKind): readonly EnumerantTerm[] {
  return (operandKindByName(kind)?.enumerants ?? [])
    .filter(({ parameters }) => parameters.some((row) => row.kind === parameter))
    .map(({ name }) => `${kind}.${name}` as const)
}

/** The decorations that have a scope. */
const withScope = enumerantsWith('Decoration', 'IdScope')

/** Instructions that take scopes and semantics as parameters of an enumerant only, as those with memory operands do. */
const takesAsParameter = opcodeSet(
  instructions
    .filter(({ operands }) =>
      operands.every(({ kind }) => kind !== 'IdScope' && kind !== 'IdMemorySemantics'),
    )
    .map(({ name }) => name),
)

function forEach(
  instruction: Instruction,
  kind: IdKind,
  visit: (operand: Operand, index: number) => void,
): void {
  if (takesAsParameter(instruction) && hasOnlyIdsAndIntegers(instruction)) return
  instruction.operands.forEach((operand, index) => {
    if (operand.kind === kind) visit(operand, index)
  })
}

/**
 * Whether scopes and semantics must be constants. The text leaves open what a module with both capabilities must do.
 */
export function mustBeConstant({ capabilities }: Module): boolean {
  return capabilities.has('Shader') && !capabilities.has('Kernel')
}

/** Whether a text of cooperative matrices lets any constant be such an operand: one of them speaks of scopes alone. */
function mayBeSpecialized({ capabilities }: Module, kind: IdKind): boolean {
  return (
    capabilities.has('CooperativeMatrixNV') ||
    (kind === 'IdScope' && capabilities.has('CooperativeMatrixKHR'))
  )
}

/** Whether the operand of an OpDecorateId is not one that the annotation takes, which another rule reports. */
function isLeftToAnnotation(user: Instruction, definition: Instruction): boolean {
  return (
    instructionClass(user) === 'Annotation' &&
    !isConstantInstruction(definition) &&
    !isVariable(definition)
  )
}

const isVariable = opcodeSet(['OpVariable', 'OpUntypedVariableKHR'])

function is32BitInteger(type: Instruction | undefined): boolean {
  return isIntegerType(type) && scalarWidth(type) === 32
}

/** The check that operands of a kind are 32-bit integers. */
export function typed(rule: RuleId, kind: IdKind, opcodes: readonly string[], what: string): Check {
  return {
    rule,
    at: opcodes,
    having: withScope,
    judge: (instruction, module, report) =>
      forEach(instruction, kind, ({ value, word }) => {
        const definition = module.definition(value)
        if (definition === undefined || isLeftToAnnotation(instruction, definition)) return
        if (!is32BitInteger(resultType(module, definition)))
          report(word, `${what} is not a 32-bit integer`)
      }),
  }
}

/** The check that operands of a kind are constants in shaders, where the module must have constants (`mustBeConstant`). */
export function constant(
  rule: RuleId,
  kind: IdKind,
  opcodes: readonly string[],
  what: string,
): Check {
  return {
    rule,
    at: opcodes,
    having: withScope,
    judge: (instruction, module, report) => {
      // A cooperative matrix type may have its scope from specialization.
      if (!mustBeConstant(module) || instructionClass(instruction) === 'Type-Declaration') return
      forEach(instruction, kind, ({ value, word }) => {
        const definition = module.definition(value)
        if (definition === undefined || definition.name === 'OpConstant') return
        if (isLeftToAnnotation(instruction, definition)) return
        // The rule on its type reports a value that is not a scope.
        if (!is32BitInteger(resultType(module, definition))) return
        if (isConstantInstruction(definition) && mayBeSpecialized(module, kind)) return
        report(word, `${what} is ${definition.name}`)
      })
    },
  }
}

/** A check of the values of operands of a kind, as far as they are known. */
export function valued(
  rule: RuleId,
  kind: IdKind,
  opcodes: readonly string[],
  judge: (value: number, word: number, module: Module, report: Report) => void,
): Check {
  return {
    rule,
    at: opcodes,
    having: withScope,
    judge: (instruction, module, report) =>
      forEach(instruction, kind, (operand) => {
        const value = constantWord(module, operand.value)
        if (value !== undefined) judge(value, operand.word, module, report)
      }),
  }
}
