import { opcodeOf } from '#spec/grammar/opcodes'
import type { Availability } from '#spec/grammar/types'
import type { Check, Fault } from '../../check.ts'
import type { Module, Operand } from '../../module.ts'
import { walkIndexes } from '../access-chains.ts'
import { isKnownVersion, missingCapability } from '../shared/availability.ts'
import {
  capabilityRow,
  type Demands,
  demandsOfInstructions,
  isAvailable,
  isCapabilityAvailable,
  type KindRequirements,
  operandRequirements,
  type Requirement,
  requirementCount,
} from '../shared/capability-requirements.ts'
import { leftOperations } from '../shared/group-operations.ts'
import { vulkan } from '../shared/memory-models.ts'
import { operandWord } from '../shared/operands.ts'
import { checksOf, perModule } from '../shared/surveys.ts'

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

type CapabilityUser = 'instruction' | 'operand'

/** Notes the faults of something that is at `word`. */
function judgeThing(
  module: Module,
  thing: Requirement,
  subject: CapabilityUser,
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

function neededFor({ version, extensions }: Availability): string {
  const ways = version === null ? [] : [`version 1.${(version >>> 8) & 0xff}`]
  return [...ways, ...extensions].join(' or ')
}

const opMemberDecorate = opcodeOf('OpMemberDecorate')

/** Requirements that are known to be met, given some capabilities, a version and extensions. */
interface Met {
  readonly version: number
  readonly extensions: ReadonlySet<string>
  /** Keyed by the number of a requirement: 1 where it is. */
  readonly known: Uint8Array
}

/** Keyed by the capabilities of modules, of the one that was asked about last: modules of one origin declare few different lists. */
const metWith = new WeakMap<ReadonlySet<string>, Met>()

/** The requirements that are known to be met in a module, to be added to. */
function metIn({ capabilities, version, extensions }: Module): Uint8Array {
  const last = metWith.get(capabilities)
  if (last !== undefined && last.version === version && last.extensions === extensions)
    return last.known
  const known = new Uint8Array(requirementCount)
  metWith.set(capabilities, { version, extensions, known })
  return known
}

/** Keyed by structure type and member: the built-in that the member is, where it asks for a capability that is not declared. */
export type MembersInNeed = ReadonlyMap<number, ReadonlyMap<number, Requirement>>

/** The members of structure types that are built-ins without an enabling capability. */
export const membersInNeed = perModule((module): MembersInNeed => {
  const found = new Map<number, Map<number, Requirement>>()
  const { byValue } = operandRequirements.get('BuiltIn') ?? {}
  for (const { operands } of module.all('OpMemberDecorate')) {
    const [structure, member, , value] = operands
    const thing = value?.kind === 'BuiltIn' ? byValue?.get(value.value) : undefined
    if (structure === undefined || member === undefined || thing === undefined) continue
    if (missingCapability(module, thing) === undefined) continue
    const members = found.get(structure.value) ?? new Map<number, Requirement>()
    found.set(structure.value, members.set(member.value, thing))
  }
  return found
})

const chains = ['OpAccessChain', 'OpInBoundsAccessChain', 'OpPtrAccessChain']

/** Visits the indexes of access chains that select such a member. */
function eachUseOfMember(
  module: Module,
  members: MembersInNeed,
  visit: (thing: Requirement, word: number) => void,
): void {
  if (members.size === 0) return
  for (const name of chains)
    for (const chain of module.all(name))
      walkIndexes(module, chain, ({ result }, place) => {
        const index = chain.valueAt(place) ?? 0
        const thing = members.get(result)?.get(Number(module.integerValue(index) ?? -1n))
        if (thing !== undefined) visit(thing, operandWord(chain, place))
      })
}

const needs = perModule((module): readonly Fault[] => {
  const faults: Fault[] = []
  const met = metIn(module)
  const judge = (thing: Requirement, subject: CapabilityUser, word: number): void => {
    if (met[thing.number] === 1) return
    const { length } = faults
    judgeThing(module, thing, subject, word, faults)
    if (faults.length === length) met[thing.number] = 1
  }
  const leaves = leftOperations(module)
  const judgeEnumerant = (
    { bits, byValue }: KindRequirements,
    value: number,
    word: number,
  ): void => {
    if (bits === undefined) {
      const thing = byValue.get(value)
      if (thing === undefined || met[thing.number] === 1) return
      judge(thing, 'operand', word)
      return
    }
    if (value === 0) {
      const thing = byValue.get(0)
      if (thing !== undefined) judge(thing, 'operand', word)
      return
    }
    for (const { bit, thing } of bits) if ((value & bit) !== 0) judge(thing, 'operand', word)
  }
  const { instructions, words } = module
  const { length } = instructions
  let hasMembersInNeed = false
  for (let index = 0; index < length; index++) {
    const opcode = module.opcodeAt(index)
    const demands = demandsOfInstructions(opcode)
    if (demands === undefined) continue
    const { own: ofOpcode, fixed, rest } = demands
    const start = module.wordAt(index)
    const wordCount = (words[start] as number) >>> 16
    if (ofOpcode !== undefined) judge(ofOpcode, 'instruction', start)
    for (let n = 0; n < fixed.length; n++) {
      const { offset, kind } = fixed[n] as Demands['fixed'][number]
      if (offset >= wordCount) continue
      const value = words[start + offset] as number
      if (leaves?.(kind.kind, opcode, value) !== true) judgeEnumerant(kind, value, start + offset)
    }
    if (rest === undefined || rest.offset >= wordCount) continue
    if (rest.values?.has(words[start + rest.offset - 1] as number) === false) continue
    const operands = instructions.at(index)?.operands ?? []
    for (let position = rest.operand; position < operands.length; position++) {
      const { kind, value, word } = operands[position] as Operand
      const requirements = operandRequirements.get(kind)
      if (requirements === undefined) continue
      // Instructions that reach a member use its built-in.
      if (kind !== 'BuiltIn' || opcode !== opMemberDecorate)
        judgeEnumerant(requirements, value, word)
      else if (met[requirements.byValue.get(value)?.number ?? -1] !== 1) hasMembersInNeed = true
    }
  }
  if (hasMembersInNeed)
    eachUseOfMember(module, membersInNeed(module), (thing, word) => judge(thing, 'operand', word))
  return faults
})

/** Checks of what instructions and enumerants need, and of what the memory model does. */
export const checks: readonly Check[] = [
  {
    rule: 'core/vulkan-memory-model-capability',
    at: ['OpMemoryModel'],
    judge: ({ operands: [, model] }, { capabilities }, report) => {
      if (model !== undefined && model.value !== vulkan && capabilities.has('VulkanMemoryModel'))
        report(model.word, 'VulkanMemoryModel is declared, the memory model is another')
    },
  },
  // The requirements of instructions and enumerants.
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
    judge: (instruction, module, report) => {
      const row = capabilityRow(instruction.valueAt(0) ?? -1)
      if (row !== undefined && !isCapabilityAvailable(module, row))
        report(operandWord(instruction, 0), `${row.name} needs ${neededFor(row)}`)
    },
  },
]
