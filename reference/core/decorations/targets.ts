import { enumerantByValue, instructionByOpcode } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check, Fault } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { checksOf } from '../shared/checks-of.ts'
import { isStructType } from '../shared/composite-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { FaultList } from '../shared/fault-list.ts'
import { perModule } from '../shared/per-module.ts'
import { isTypeDeclaration } from '../shared/type-declaration.ts'
import { type Applied, applying, eachApplied } from './applied.ts'
import { type Fits, type TargetRow, targetRows } from './target-rows.ts'

const none: readonly never[] = []

const byDecoration: ReadonlyMap<number, readonly TargetRow[]> = (() => {
  const map = new Map<number, TargetRow[]>()
  for (const row of targetRows)
    for (const name of row.decorations) {
      const decoration = enumerant('Decoration', name)
      const there = map.get(decoration)
      if (there === undefined) map.set(decoration, [row])
      else there.push(row)
    }
  return map
})()

const restrict = enumerant('Decoration', 'Restrict')

const wholeOnly: ReadonlySet<number> = new Set(
  [
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
  ].map((name) => enumerant('Decoration', name)),
)

/** What an extension's instructions and types may be decorated with, its own text says. */
function isOfExtension({ opcode }: Instruction): boolean {
  return instructionByOpcode(opcode)?.version === null
}

/** Of these three their text has nothing on SpecId. */
const replicates: ReadonlySet<string> = new Set([
  'OpConstantCompositeReplicateEXT',
  'OpSpecConstantCompositeReplicateEXT',
  'OpCompositeConstructReplicateEXT',
])

/** What SPV_KHR_untyped_pointers says of ids whose type is an untyped pointer type, in rules of its own. */
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

/** What no untyped pointer can be decorated with, for it is for types and constants, or what is for variables of all kinds. */
const forAnyPointer: ReadonlySet<RuleId> = new Set<RuleId>([
  'core/array-stride-target',
  'core/block-target',
  'core/structure-layout-target',
  'core/spec-id-target',
  'core/user-semantic-target',
])

/** Types and constants of SPV_EXT_descriptor_heap, which says nothing on those decorations. */
const ofDescriptors: ReadonlySet<string> = new Set(['OpTypeBufferEXT', 'OpConstantSizeOfEXT'])

/** Whether a rule is for what an instruction of an extension brings, too: where the text of that says nothing else. */
function isHeld(rule: RuleId, target: Instruction, module: Module): boolean {
  if (!isOfExtension(target) || target.name === 'OpTypeUntypedPointerKHR') return true
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
    const fits: Fits | undefined =
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

/** Checks of what decorations are applied to. */
export const checks: readonly Check[] = checksOf(
  targetFaults,
  [
    ...new Set(targetRows.map(({ rule }) => rule)),
    'core/decoration-not-member',
    'core/restrict-not-member',
  ],
  applying,
)
