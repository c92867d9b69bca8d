import type { Check, Fault } from '../../check.ts'
import { hasOnlyIdsAndIntegers } from '../../index/each-id.ts'
import type { Instruction, Module } from '../../module.ts'
import { isAvailable } from '../shared/available.ts'
import { checksOf } from '../shared/checks-of.ts'
import { isKnownVersion } from '../shared/known-version.ts'
import { missingCapability } from '../shared/missing-capability.ts'
import { perModule } from '../shared/per-module.ts'
import { capabilityRow, isCapabilityAvailable } from './capability-row.ts'
import { instructionRequirements, operandRequirements, type Requirement } from './requirements.ts'

/**
 * Whether what the thing needs is there apart from a version or extension: some enabling capability is declared, and
 * not one that is itself not to be had, for then that capability is at fault.
 */
function isEnabled(module: Module, thing: Requirement): boolean {
  if (thing.capabilities.length === 0) return true
  return (
    missingCapability(module, thing) === undefined &&
    thing.capabilities.some((name) => module.capabilities.has(name) && !isStray(module, name))
  )
}

const strayCapabilities = perModule((module): ReadonlySet<string> => {
  const stray = new Set<string>()
  for (const { operands } of module.all('OpCapability')) {
    const row = operands[0] === undefined ? undefined : capabilityRow(operands[0].value)
    if (row !== undefined && !isCapabilityAvailable(module, row)) stray.add(row.name)
  }
  return stray
})

function isStray(module: Module, capability: string): boolean {
  return strayCapabilities(module).has(capability)
}

function judge(
  module: Module,
  thing: Requirement,
  subject: 'instruction' | 'operand',
  word: number,
  faults: Fault[],
): void {
  const missing = missingCapability(module, thing)
  if (missing !== undefined)
    faults.push({
      rule: `core/${subject}-capability`,
      word,
      message: `${thing.name} needs ${missing.length === 1 ? '' : 'one of '}${missing.join(', ')}`,
    })
  if (
    thing.lastVersion !== null &&
    module.version > thing.lastVersion &&
    isKnownVersion(module.version)
  )
    faults.push({
      rule: `core/${subject}-removed`,
      word,
      message: `${thing.name} is missing after version 1.${(thing.lastVersion >>> 8) & 0xff}`,
    })
  if (!isAvailable(module, thing) && isEnabled(module, thing))
    faults.push({
      rule: `core/${subject}-available`,
      word,
      message: `${thing.name} needs ${neededFor(thing)}`,
    })
}

function neededFor({ version, extensions }: Requirement): string {
  const ways = version === null ? [] : [`version 1.${(version >>> 8) & 0xff}`]
  return [...ways, ...extensions].join(' or ')
}

/** Where the use of a member's built-in cannot be told from its declaration. */
function isMemberBuiltIn({ name }: Instruction, kind: string): boolean {
  return kind === 'BuiltIn' && name === 'OpMemberDecorate'
}

/** Uniform group instructions take group operations without the grammar's lists of capabilities saying so. */
function isUniformGroupOperation(module: Module, kind: string): boolean {
  return kind === 'GroupOperation' && module.capabilities.has('GroupUniformArithmeticKHR')
}

const needs = perModule((module): readonly Fault[] => {
  const faults: Fault[] = []
  const { instructions, words } = module
  for (let index = 0; index < instructions.length; index++) {
    const opcode = module.opcodeAt(index)
    const start = module.wordAt(index)
    const own = instructionRequirements[opcode]
    if (own !== undefined) judge(module, own, 'instruction', start, faults)
    if (hasOnlyIdsAndIntegers({ opcode, wordCount: (words[start] as number) >>> 16 })) continue
    const instruction = instructions.at(index)
    if (instruction === undefined) continue
    for (const { kind, value, word } of instruction.operands) {
      const kinds = operandRequirements.get(kind)
      if (kinds === undefined || isMemberBuiltIn(instruction, kind)) continue
      if (isUniformGroupOperation(module, kind)) continue
      if (kinds.bits === undefined) {
        const thing = kinds.byValue.get(value)
        if (thing !== undefined) judge(module, thing, 'operand', word, faults)
        continue
      }
      for (const { bit, thing } of kinds.bits)
        if (bit === 0 ? value === 0 : (value & bit) !== 0)
          judge(module, thing, 'operand', word, faults)
    }
  }
  return faults
})

/** Checks of what instructions and enumerants ask for. */
export const checks: readonly Check[] = [
  ...checksOf(needs, [
    'core/instruction-capability',
    'core/operand-capability',
    'core/instruction-available',
    'core/operand-available',
    'core/instruction-removed',
    'core/operand-removed',
  ]),
  {
    rule: 'core/capability-available',
    at: ['OpCapability'],
    judge: ({ operands: [capability] }, module, report) => {
      const row = capability && capabilityRow(capability.value)
      if (capability === undefined || row === undefined) return
      if (!isCapabilityAvailable(module, row))
        report(capability.word, `${row.name} needs ${neededFor(row)}`)
    },
  },
]
