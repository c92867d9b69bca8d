import { enumerantByValue, instructionByOpcode, operandKindByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check, Fault } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerantOwner } from '../shared/availability.ts'
import { constantWord, isConstantInstruction } from '../shared/constants.ts'
import type { TargetFits, TargetRow } from '../shared/decorated-targets.ts'
import { type Applied, applying, eachApplied } from '../shared/decorations.ts'
import { enumerant, enumerantSet, idKinds } from '../shared/grammar.ts'
import { operandDefinition, operandWord } from '../shared/operands.ts'
import { checksOf, FaultList, perModule } from '../shared/surveys.ts'
import { targetRows } from '../shared/target-rows.ts'
import { isStructType, isTypeDeclaration } from '../shared/types.ts'

const decorationRows = operandKindByName('Decoration')?.enumerants ?? []

const withIds: ReadonlySet<number> = new Set(
  decorationRows
    .filter(({ parameters }) => parameters.some(({ kind }) => idKinds.has(kind)))
    .map(({ value }) => value),
)
const ofStrings: ReadonlySet<number> = new Set(
  decorationRows
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
  for (let index = first; index + offset < instruction.operands.length; index += step)
    visit(index, index + offset)
}

function isGroup(module: Module, id: number): boolean {
  return module.definition(id)?.name === 'OpDecorationGroup'
}

const none: readonly never[] = []

const byDecoration: ReadonlyMap<number, readonly TargetRow[]> = (() => {
  const map = new Map<number, TargetRow[]>()
  for (const row of targetRows)
    for (const name of row.decorations) {
      const decoration = enumerant('Decoration', name)
      const targets = map.get(decoration)
      if (targets === undefined) map.set(decoration, [row])
      else targets.push(row)
    }
  return map
})()

const restrict = enumerant('Decoration', 'Restrict')
const invocation = enumerant('Scope', 'Invocation')

const wholeOnly: ReadonlySet<number> = enumerantSet(
  'Decoration',
  'SpecId',
  'Block',
  'BufferBlock',
  'ArrayStride',
  'GLSLShared',
  'GLSLPacked',
  'CPacked',
  'Aliased',
  'RestrictPointer',
  'AliasedPointer',
  'Constant',
  'Uniform',
  'UniformId',
  'NonUniform',
  'FuncParamAttr',
  'Index',
  'Binding',
  'DescriptorSet',
  'InputAttachmentIndex',
  'LinkageAttributes',
  'NoContraction',
  'NoSignedWrap',
  'NoUnsignedWrap',
)

/** The text of an extension says how its instructions and types may be decorated. */
function isOfExtension({ opcode }: Instruction): boolean {
  return instructionByOpcode(opcode)?.version === null
}

/** The text of these three says nothing about SpecId. */
const replicates: ReadonlySet<string> = new Set([
  'OpConstantCompositeReplicateEXT',
  'OpSpecConstantCompositeReplicateEXT',
  'OpCompositeConstructReplicateEXT',
])

/** The rules of SPV_KHR_untyped_pointers on ids whose type is an untyped pointer type. */
const rewordedForUntypedPointers: ReadonlySet<RuleId> = new Set<RuleId>([
  'core/built-in-target',
  'core/interface-decoration-target',
  'core/memory-decoration-target',
  'core/aliasing-decoration-target',
  'core/variable-decoration-target',
  'core/linkage-target',
])

function isUntypedPointer(module: Module, { name, resultType }: Instruction): boolean {
  return name !== 'OpFunction' && module.definition(resultType)?.name === 'OpTypeUntypedPointerKHR'
}

/** Rules on decorations for types and constants, which no untyped pointer can have, or for variables of all kinds. */
const forAnyPointer: ReadonlySet<RuleId> = new Set<RuleId>([
  'core/interface-decoration-storage-class',
  'core/input-attachment-index-image',
  'core/array-stride-target',
  'core/block-target',
  'core/structure-layout-target',
  'core/spec-id-target',
  'core/user-semantic-target',
])

/** Rules on decorations that are only for structure types: nothing that an extension adds is one, whatever its text says. */
const forStructureTypes: ReadonlySet<RuleId> = new Set<RuleId>([
  'core/block-target',
  'core/structure-layout-target',
])

/** Types and constants of SPV_EXT_descriptor_heap, which says nothing on those decorations. */
const ofDescriptors: ReadonlySet<string> = new Set(['OpTypeBufferEXT', 'OpConstantSizeOfEXT'])

/**
 * Whether a rule applies to instructions of an extension as well: it does if the extension's text does not say
 * otherwise.
 */
function isHeld(rule: RuleId, target: Instruction, module: Module): boolean {
  if (!isOfExtension(target) || target.name === 'OpTypeUntypedPointerKHR') return true
  if (forStructureTypes.has(rule)) return true
  if (replicates.has(target.name)) return rule === 'core/spec-id-target'
  return (
    (ofDescriptors.has(target.name) || isUntypedPointer(module, target)) && forAnyPointer.has(rule)
  )
}

function describe(target: Instruction): string {
  return isTypeDeclaration(target) ? `the type ${target.name}` : target.name
}

function say(faults: FaultList, rule: RuleId, { decoration, word }: Applied, what: string): void {
  const name = enumerantByValue('Decoration', decoration)?.name
  faults.say(rule, word, `${name} is not for ${what}`)
}

function judgeTarget(module: Module, applied: Applied, faults: FaultList): void {
  const { decoration, member } = applied
  const target = module.definition(applied.target)
  if (target === undefined || target.name === 'OpDecorationGroup') return
  const isReworded = member < 0 && isUntypedPointer(module, target)
  if (
    member >= 0 &&
    wholeOnly.has(decoration) &&
    isHeld('core/decoration-not-member', target, module)
  )
    say(faults, 'core/decoration-not-member', applied, 'members')
  if (member >= 0 && decoration === restrict)
    say(faults, 'core/restrict-not-member', applied, 'members')
  for (const row of byDecoration.get(decoration) ?? none) {
    if (isReworded && rewordedForUntypedPointers.has(row.rule)) continue
    if (!isHeld(row.rule, target, module)) continue
    const fits: TargetFits | undefined =
      member < 0 ? row.whole : isStructType(target) ? row.member : undefined
    if (fits === undefined || faults.isFull(row.rule) || fits(target, module, applied)) continue
    say(faults, row.rule, applied, member < 0 ? describe(target) : `member ${member}`)
  }
}

const targetFaults = perModule((module): readonly Fault[] => {
  const faults = new FaultList()
  eachApplied(module, (applied) => judgeTarget(module, applied, faults))
  return faults.faults
})

/** Checks of annotation instructions and of what decorations are applied to. */
export const checks: readonly Check[] = [
  // Annotation instructions by themselves.
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
    rule: 'core/uniform-execution-not-invocation',
    at: ['OpDecorateId'],
    having: ['Decoration.UniformId'],
    judge: ({ operands }, module, report) => {
      const scope = operands.find(({ kind }) => kind === 'IdScope')
      if (scope !== undefined && constantWord(module, scope.value) === invocation)
        report(scope.word, 'values are uniform in scope Invocation')
    },
  },
  {
    rule: 'core/member-target-is-structure',
    at: Object.keys(members),
    judge: (instruction, module, report) =>
      forEachMember(instruction, (structure) => {
        const type = operandDefinition(module, instruction, structure)
        if (type !== undefined && type.name !== 'OpTypeStruct')
          report(operandWord(instruction, structure), `${type.name} is not a structure type`)
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
        report(operandWord(instruction, 0), `${group.name} is not a decoration group`)
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
  // The targets of decorations.
  ...checksOf(
    targetFaults,
    [
      ...new Set(targetRows.map(({ rule }) => rule)),
      'core/decoration-not-member',
      'core/restrict-not-member',
    ],
    applying,
  ),
]
