import { instructionByName } from '#spec/grammar/grammar'
import { lineOf } from '../assembly/line.ts'

/** The definition of a name in assembly. */
export interface Definition {
  readonly opcode: string
  /** The operands after the opcode, beginning with Result Type if there is one. */
  readonly operands: readonly string[]
  readonly isInFunction: boolean
  /** Opcode of the definition before it. */
  readonly follows: string | undefined
}

/** The target of a decoration: an id, or a member of a structure type. */
export interface Target extends Definition {
  readonly id: string
  /** Present for structure types. */
  readonly member?: number
  /** The type that Result Type, or the type of the member, names. */
  readonly type?: Definition
  readonly definition: (id: string) => Definition | undefined
}

/** A sentence of a text about what decorations are applied to. */
export interface TargetFact {
  readonly rule: string
  /** The text after "must be applied to". */
  readonly must: string
  /** `undefined` where the text leaves it open. */
  readonly holds: (target: Target, decoration: string) => boolean | undefined
}

/** The requirements of a text on some decorations. */
export interface DecorationRow {
  readonly decorations: readonly string[]
  readonly facts: readonly TargetFact[]
  /** The requirements on their operands that are ids. */
  readonly operand?: TargetFact
}

/** The definitions of a module in assembly, by name with `%`. */
export function definitionsOf(lines: readonly string[]): ReadonlyMap<string, Definition> {
  const found = new Map<string, Definition>()
  let isInFunction = false
  let follows: string | undefined
  for (const line of lines) {
    const { result, opcode, operands } = lineOf(line)
    if (opcode === 'OpFunctionEnd') isInFunction = false
    if (result !== undefined) {
      found.set(result, { opcode, operands, isInFunction, follows })
      follows = opcode
    }
    if (opcode === 'OpFunction') isInFunction = true
  }
  return found
}

/** An id, or a member of one, as a target; `undefined` where nothing defines it, or it has no such member. */
export function targetOf(
  definitions: ReadonlyMap<string, Definition>,
  id: string,
  member?: number,
): Target | undefined {
  const definition = definitions.get(id)
  if (definition === undefined) return undefined
  const isTyped = instructionByName(definition.opcode)?.operands[0]?.kind === 'IdResultType'
  const typeId =
    member === undefined
      ? isTyped
        ? definition.operands[0]
        : undefined
      : definition.operands[member]
  if (member !== undefined && (definition.opcode !== 'OpTypeStruct' || typeId === undefined))
    return undefined
  const type = definitions.get(typeId ?? '')
  return {
    ...definition,
    id,
    ...(member === undefined ? {} : { member }),
    ...(type === undefined ? {} : { type }),
    definition: (name) => definitions.get(name),
  }
}

export function storageClassOf({ opcode, operands, member }: Target): string | undefined {
  const isVariable = opcode === 'OpVariable' || opcode === 'OpUntypedVariableKHR'
  return isVariable && member === undefined ? operands[1] : undefined
}

export const isVariable = (target: Target): boolean => storageClassOf(target) !== undefined

export function isConstant({ opcode }: Target): boolean {
  return /^Op(?:Spec)?Constant/.test(opcode)
}

export const isMember = ({ member }: Target): boolean => member !== undefined

/** Whether the value is a pointer, typed or not. */
export function isPointer({ type, member }: Target): boolean {
  return member === undefined && /^OpType(?:Untyped)?Pointer(?:KHR)?$/.test(type?.opcode ?? '')
}

/** A variable, or a parameter that is a pointer (2.2.3). */
export function isMemoryObject(target: Target): boolean {
  return isVariable(target) || (target.opcode === 'OpFunctionParameter' && isPointer(target))
}

/** The kind of a target, for a summary. */
export function describeTarget(target: Target): string {
  const { opcode, member, type } = target
  if (member !== undefined) return `a member of type ${type?.opcode ?? ''}`
  const storageClass = storageClassOf(target)
  if (storageClass !== undefined) return `a variable in ${storageClass}`
  if (opcode.startsWith('OpType')) return `an ${opcode}`
  if (opcode === 'OpFunctionParameter') return `a parameter of type ${type?.opcode ?? ''}`
  if (opcode === 'OpFunction') return 'a function'
  return opcode === 'OpLabel' ? 'a label' : `the result of ${opcode}`
}
