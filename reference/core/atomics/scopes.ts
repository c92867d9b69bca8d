import { instructions, operandKindByName, operandKinds } from '#spec/grammar/grammar'
import type { Enumerant } from '#spec/grammar/types'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../../check.ts'
import { hasOnlyIdsAndIntegers } from '../../index/ids.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import type { EnumerantTerm } from '../../terms.ts'
import { missingCapability } from '../shared/availability.ts'
import { constantWord, isConstantInstruction } from '../shared/constants.ts'
import { enumerant, instructionClass, opcodeSet } from '../shared/grammar.ts'
import { resultType } from '../shared/operands.ts'
import { isIntegerType, scalarWidth } from '../shared/types.ts'

type IdKind = 'IdScope' | 'IdMemorySemantics'

/** Instructions that take an id of that kind, as an operand or as a parameter of an enumerant. */
function takes(kind: IdKind): readonly string[] {
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

const atScopes = takes('IdScope')
/** The decorations that have a scope. */
const withScope = enumerantsWith('Decoration', 'IdScope')
const atSemantics = takes('IdMemorySemantics')

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
function mustBeConstant({ capabilities }: Module): boolean {
  return capabilities.has('Shader') && !capabilities.has('Kernel')
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

function typed(rule: RuleId, kind: IdKind, opcodes: readonly string[], what: string): Check {
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

function constant(rule: RuleId, kind: IdKind, opcodes: readonly string[], what: string): Check {
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
        // SPV_KHR_cooperative_matrix allows it for scopes, not for semantics.
        if (
          kind === 'IdScope' &&
          isConstantInstruction(definition) &&
          module.capabilities.has('CooperativeMatrixKHR')
        )
          return
        report(word, `${what} is ${definition.name}`)
      })
    },
  }
}

function valued(
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

function mask(...names: readonly string[]): number {
  return names.reduce((bits, name) => bits | enumerant('MemorySemantics', name), 0)
}

const scopes: ReadonlySet<number> = new Set(
  operandKindByName('Scope')?.enumerants.map(({ value }) => value),
)
const scopesWithCapability: ReadonlyMap<number, Enumerant> = new Map(
  (operandKindByName('Scope')?.enumerants ?? []).flatMap((row) =>
    row.capabilities.length > 0 ? [[row.value, row] as const] : [],
  ),
)
const knownSemantics = (operandKindByName('MemorySemantics')?.enumerants ?? []).reduce(
  (bits, { value }) => bits | value,
  0,
)
const orders = mask('Acquire', 'Release', 'AcquireRelease', 'SequentiallyConsistent')
const sequentiallyConsistent = mask('SequentiallyConsistent')
const device = enumerant('Scope', 'Device')
const vulkan = enumerant('MemoryModel', 'Vulkan')

function isVulkan(module: Module): boolean {
  return module.all('OpMemoryModel')[0]?.operands[1]?.value === vulkan
}

function severalBits(bits: number): boolean {
  return (bits & (bits - 1)) !== 0
}

/** Checks that the semantics at one operand of an instruction have none of the bits in a mask. */
function without(
  rule: RuleId,
  opcodes: readonly string[],
  index: number,
  bits: number,
  says: string,
): Check {
  return {
    rule,
    at: opcodes,
    judge: ({ operands }, module, report) => {
      const operand = operands[index]
      const value = operand && constantWord(module, operand.value)
      if (operand !== undefined && value !== undefined && (value & bits) !== 0)
        report(operand.word, says)
    },
  }
}

function bit(name: string): number {
  return enumerant('MemorySemantics', name)
}

const takingSemantics = instructions
  .filter(({ operands }) => operands.some(({ kind }) => kind === 'IdMemorySemantics'))
  .map(({ name }) => name)

/** Bits with enabling capabilities. Compilers set this one with all others and declare nothing for it. */
const enabled = (operandKindByName('MemorySemantics')?.enumerants ?? []).filter(
  ({ name, capabilities }) => capabilities.length > 0 && name !== 'AtomicCounterMemory',
)

const acquire = bit('Acquire')
const release = bit('Release')
const acquireRelease = bit('AcquireRelease')

/** Per order of Unequal, the orders of Equal that it is stronger than. */
const weaker: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  [acquire, new Set([0])],
  [sequentiallyConsistent, new Set([0, acquire, release, acquireRelease])],
])

/** The mask, null for none, where it is known. */
function semanticsOf(module: Module, id: number): number | undefined {
  return module.definition(id)?.name === 'OpConstantNull' ? 0 : constantWord(module, id)
}

/** Checks of scopes and memory semantics. */
export const checks: readonly Check[] = [
  // Scopes and memory semantics.
  typed('core/scope-type', 'IdScope', atScopes, 'the scope'),
  constant('core/scope-constant', 'IdScope', atScopes, 'the scope'),
  valued('core/scope-value', 'IdScope', atScopes, (value, word, module, report) => {
    if (mustBeConstant(module) && !scopes.has(value)) report(word, `there is no scope ${value}`)
  }),
  valued(
    'core/scope-device',
    'IdScope',
    atScopes.filter((name) => name !== 'OpReadClockKHR'),
    (value, word, module, report) => {
      if (value !== device || !isVulkan(module)) return
      if (!module.capabilities.has('VulkanMemoryModelDeviceScope'))
        report(word, 'VulkanMemoryModelDeviceScope is not declared')
    },
  ),
  valued('core/scope-capability', 'IdScope', atScopes, (value, word, module, report) => {
    const row = scopesWithCapability.get(value)
    if (row !== undefined && missingCapability(module, row) !== undefined)
      report(word, `scope ${row.name} needs ${row.capabilities.join(' or ')}`)
  }),
  typed('core/memory-semantics-type', 'IdMemorySemantics', atSemantics, 'the operand'),
  constant('core/memory-semantics-constant', 'IdMemorySemantics', atSemantics, 'the operand'),
  valued(
    'core/memory-semantics-order',
    'IdMemorySemantics',
    atSemantics,
    (value, word, module, report) => {
      if (mustBeConstant(module) && severalBits(value & orders))
        report(word, 'several memory orders are set')
    },
  ),
  valued(
    'core/memory-semantics-bits',
    'IdMemorySemantics',
    atSemantics,
    (value, word, module, report) => {
      if (mustBeConstant(module) && (value & ~knownSemantics) !== 0)
        report(word, `0x${value.toString(16)} has bits that do not exist`)
    },
  ),
  valued(
    'core/memory-semantics-vulkan',
    'IdMemorySemantics',
    atSemantics,
    (value, word, module, report) => {
      if ((value & sequentiallyConsistent) !== 0 && isVulkan(module))
        report(word, 'SequentiallyConsistent with the Vulkan memory model')
    },
  ),
  without(
    'core/atomic-unequal-semantics',
    ['OpAtomicCompareExchange', 'OpAtomicCompareExchangeWeak'],
    3,
    mask('Release', 'AcquireRelease'),
    'Unequal is Release or AcquireRelease',
  ),
  without(
    'core/atomic-flag-clear-semantics',
    ['OpAtomicFlagClear'],
    2,
    mask('Acquire', 'AcquireRelease'),
    'the semantics are Acquire or AcquireRelease',
  ),
  // Memory semantics as far as they are constants.
  {
    rule: 'core/memory-semantics-capability',
    at: takingSemantics,
    judge({ operands }, module, report) {
      for (const { kind, value, word } of operands) {
        const bits = kind === 'IdMemorySemantics' ? constantWord(module, value) : undefined
        if (bits === undefined || bits === 0) continue
        for (const row of enabled)
          if ((bits & row.value) !== 0 && missingCapability(module, row) !== undefined)
            report(word, `${row.name} needs ${row.capabilities.join(' or ')}`)
      }
    },
  },
  {
    rule: 'core/atomic-unequal-not-stronger',
    at: ['OpAtomicCompareExchange', 'OpAtomicCompareExchangeWeak'],
    judge({ operands: [, , equal, unequal] }, module, report) {
      if (equal === undefined || unequal === undefined) return
      const ofEqual = semanticsOf(module, equal.value)
      const other = semanticsOf(module, unequal.value)
      if (ofEqual === undefined || other === undefined) return
      if (weaker.get(other & orders)?.has(ofEqual & orders) !== true) return
      // There SequentiallyConsistent itself is wrong.
      const isForbidden = module.all('OpMemoryModel')[0]?.operands[1]?.value === vulkan
      if ((other & sequentiallyConsistent) === 0 || !isForbidden)
        report(unequal.word, 'Unequal orders memory stronger than Equal')
    },
  },
]
