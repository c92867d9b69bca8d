import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { isConstantInstruction } from '../core/shared/constants.ts'
import { idKinds } from '../core/shared/grammar.ts'
import { operandDefinition, operandWord } from '../core/shared/operands.ts'
import { isStructType } from '../core/shared/types.ts'
import { arrayStrideId, memberDecorateId, offsetId } from '../shared/descriptor-heaps.ts'
import { isVariable } from '../shared/untyped-operands.ts'

/** Whether the decoration with that value has extra operands, all of them ids. */
function takesIds(decoration: number): boolean {
  const parameters = enumerantByValue('Decoration', decoration)?.parameters ?? []
  return parameters.length > 0 && parameters.every(({ kind }) => idKinds.has(kind))
}

export const checks: readonly Check[] = [
  /** OpMemberDecorateIdEXT, Decoration, with its note. */
  {
    rule: 'SPV_EXT_descriptor_heap/member-decorate-id-decoration-is-a-layout-decoration',
    at: [memberDecorateId],
    judge({ operands: [, , decoration] }, _module, report) {
      if (decoration === undefined || !takesIds(decoration.value)) return
      if (decoration.value !== offsetId && decoration.value !== arrayStrideId)
        report(
          decoration.word,
          `${enumerantByValue('Decoration', decoration.value)?.name} is not for members`,
        )
    },
  },
  /** OpMemberDecorateIdEXT, Decoration. */
  {
    rule: 'SPV_EXT_descriptor_heap/member-decorate-id-decoration-takes-ids',
    at: [memberDecorateId],
    judge({ operands: [, , decoration] }, _module, report) {
      if (decoration !== undefined && !takesIds(decoration.value))
        report(
          decoration.word,
          `${enumerantByValue('Decoration', decoration.value)?.name} takes no <id>s`,
        )
    },
  },
  /** OpMemberDecorateIdEXT, Member. */
  {
    rule: 'SPV_EXT_descriptor_heap/member-decorate-id-member-exists',
    at: [memberDecorateId],
    judge(instruction, module, report) {
      const structure = operandDefinition(module, instruction, 0)
      const member = instruction.operands[1]
      if (!isStructType(structure) || member === undefined) return
      const { length } = structure.operands
      if (member.value >= length)
        report(member.word, `Member is ${member.value}, %${structure.result} has ${length} members`)
    },
  },
  /** OpMemberDecorateIdEXT, Extra Operands. Whether an untyped variable is one of those is left undecided. */
  {
    rule: 'SPV_EXT_descriptor_heap/member-decorate-id-operand-is-a-constant-or-variable',
    at: [memberDecorateId],
    judge({ operands: [, , , ...extra] }, module, report) {
      for (const { kind, value, word } of extra) {
        const definition = idKinds.has(kind) ? module.definition(value) : undefined
        if (definition === undefined) continue
        if (!isConstantInstruction(definition) && !isVariable(definition))
          report(word, `extra operand %${value} comes from ${definition.name}`)
      }
    },
  },
  /** OpMemberDecorateIdEXT, Extra Operands. */
  {
    rule: 'SPV_EXT_descriptor_heap/member-decorate-id-operand-precedes-the-structure',
    at: [memberDecorateId],
    judge(instruction, module, report) {
      const structure = operandDefinition(module, instruction, 0)
      if (!isStructType(structure)) return
      for (const { kind, value, word } of instruction.operands.slice(3)) {
        const definition = idKinds.has(kind) ? module.definition(value) : undefined
        if (definition !== undefined && definition.index > structure.index)
          report(word, `extra operand %${value} is defined after %${structure.result}`)
      }
    },
  },
  /** OpMemberDecorateIdEXT, Structure Type. */
  {
    rule: 'SPV_EXT_descriptor_heap/member-decorate-id-targets-a-structure',
    at: [memberDecorateId],
    judge(instruction, module, report) {
      const target = operandDefinition(module, instruction, 0)
      if (target !== undefined && !isStructType(target))
        report(
          operandWord(instruction, 0),
          `Structure Type %${target.result} comes from ${target.name}`,
        )
    },
  },
]
