import { instructions, operandKindByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Module } from '../../module.ts'
import { missingCapability } from '../shared/availability.ts'
import { constantWord } from '../shared/constants.ts'
import { enumerant } from '../shared/grammar.ts'
import { isVulkan } from '../shared/memory-models.ts'
import { constant, mustBeConstant, takes, typed, valued } from '../shared/scope-operands.ts'

const atSemantics = takes('IdMemorySemantics')

function mask(...names: readonly string[]): number {
  return names.reduce((bits, name) => bits | enumerant('MemorySemantics', name), 0)
}

const knownSemantics = (operandKindByName('MemorySemantics')?.enumerants ?? []).reduce(
  (bits, { value }) => bits | value,
  0,
)

const orders = mask('Acquire', 'Release', 'AcquireRelease', 'SequentiallyConsistent')

const sequentiallyConsistent = mask('SequentiallyConsistent')

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

/** Checks of Memory Semantics (3.2.25). */
export const checks: readonly Check[] = [
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
      const isForbidden = isVulkan(module)
      if ((other & sequentiallyConsistent) === 0 || !isForbidden)
        report(unequal.word, 'Unequal orders memory stronger than Equal')
    },
  },
]
