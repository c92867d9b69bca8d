import { enumerantByValue, operandKindByName } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isConstantInstruction } from '../shared/constant-instruction.ts'
import { idKinds } from '../shared/id-kinds.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'
import { enumerantOwner } from '../shared/ownership.ts'

const rows = operandKindByName('Decoration')?.enumerants ?? []

const withIds: ReadonlySet<number> = new Set(
  rows
    .filter(({ parameters }) => parameters.some(({ kind }) => idKinds.has(kind)))
    .map(({ value }) => value),
)
const ofStrings: ReadonlySet<number> = new Set(
  rows
    .filter(
      ({ parameters }) =>
        parameters.length > 0 && parameters.every(({ kind }) => kind === 'LiteralString'),
    )
    .map(({ value }) => value),
)

function nameOf(decoration: number): string {
  return enumerantByValue('Decoration', decoration)?.name ?? `decoration ${decoration}`
}

function isOwned(decoration: number): boolean {
  return enumerantOwner('Decoration', decoration) !== undefined
}

const members: Readonly<Record<string, readonly [number, number, number]>> = {
  // Instruction: index of the first structure type, distance to its member and to the next structure type.
  OpMemberDecorate: [0, 1, Number.POSITIVE_INFINITY],
  OpMemberDecorateString: [0, 1, Number.POSITIVE_INFINITY],
  OpMemberName: [0, 1, Number.POSITIVE_INFINITY],
  OpGroupMemberDecorate: [1, 1, 2],
}

function forEachMember(
  instruction: Instruction,
  visit: (structure: number, member: number) => void,
): void {
  const [first, offset, step] = members[instruction.name] ?? [0, 0, 1]
  for (let at = first; at + offset < instruction.operands.length; at += step) visit(at, at + offset)
}

function isGroup(module: Module, id: number): boolean {
  return module.definition(id)?.name === 'OpDecorationGroup'
}

/** Checks of annotation instructions by themselves. */
export const checks: readonly Check[] = [
  {
    rule: 'core/decorate-form',
    at: ['OpDecorate', 'OpDecorateId'],
    judge: ({ name, operands: [, decoration] }, _, report) => {
      if (decoration === undefined || isOwned(decoration.value)) return
      if (withIds.has(decoration.value) !== (name === 'OpDecorateId'))
        report(decoration.word, `${nameOf(decoration.value)} is not set by ${name}`)
    },
  },
  {
    rule: 'core/decorate-string-form',
    at: ['OpDecorateString', 'OpMemberDecorateString'],
    judge: ({ name, operands }, _, report) => {
      const decoration = operands[name === 'OpDecorateString' ? 1 : 2]
      if (decoration === undefined) return
      if (!ofStrings.has(decoration.value))
        report(decoration.word, `${nameOf(decoration.value)} is not set by ${name}`)
    },
  },
  {
    rule: 'core/decorate-id-constant',
    at: ['OpDecorateId'],
    judge: ({ operands }, module, report) => {
      const [, decoration, ...extra] = operands
      if (decoration === undefined || !withIds.has(decoration.value)) return
      if (enumerantByValue('Decoration', decoration.value)?.version === null) return
      for (const { value, word } of extra) {
        const definition = module.definition(value)
        if (definition === undefined || isConstantInstruction(definition)) continue
        if (definition.name !== 'OpVariable' && definition.name !== 'OpUntypedVariableKHR')
          report(word, `${value} is ${definition.name}, neither constant nor variable`)
      }
    },
  },
  {
    rule: 'core/member-target-is-structure',
    at: Object.keys(members),
    judge: (instruction, module, report) =>
      forEachMember(instruction, (structure) => {
        const type = operandDefinition(module, instruction, structure)
        if (type !== undefined && type.name !== 'OpTypeStruct')
          report(operandWord(instruction, structure), `${type.name} is no structure type`)
      }),
  },
  {
    rule: 'core/member-in-range',
    at: Object.keys(members),
    judge: (instruction, module, report) =>
      forEachMember(instruction, (structure, member) => {
        const type = operandDefinition(module, instruction, structure)
        const number = instruction.operands[member]
        if (type?.name !== 'OpTypeStruct' || number === undefined) return
        if (number.value >= type.operands.length)
          report(number.word, `the structure has ${type.operands.length} members`)
      }),
  },
  {
    rule: 'core/decoration-group-is-group',
    at: ['OpGroupDecorate', 'OpGroupMemberDecorate'],
    judge: (instruction, module, report) => {
      const group = operandDefinition(module, instruction, 0)
      if (group !== undefined && group.name !== 'OpDecorationGroup')
        report(operandWord(instruction, 0), `${group.name} is no decoration group`)
    },
  },
  {
    rule: 'core/decoration-group-target',
    at: ['OpGroupDecorate', 'OpDecorateString'],
    judge: ({ name, operands }, module, report) => {
      const targets = name === 'OpGroupDecorate' ? operands.slice(1) : operands.slice(0, 1)
      for (const { value, word } of targets)
        if (isGroup(module, value)) report(word, `${value} is a decoration group`)
    },
  },
  {
    rule: 'core/decoration-group-order',
    at: ['OpDecorate', 'OpDecorateId'],
    judge: (instruction, module, report) => {
      const target = operandDefinition(module, instruction, 0)
      if (target?.name === 'OpDecorationGroup' && target.index < instruction.index)
        report(operandWord(instruction, 0), 'the decoration follows its group')
    },
  },
]
