import { instructions, operandKindByName } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Module } from '../../module.ts'
import { constantWord } from '../shared/constant-word.ts'
import { enumerant } from '../shared/enumerant.ts'
import { missingCapability } from '../shared/missing-capability.ts'

function bit(name: string): number {
  return enumerant('MemorySemantics', name)
}

const atSemantics = instructions
  .filter(({ operands }) => operands.some(({ kind }) => kind === 'IdMemorySemantics'))
  .map(({ name }) => name)

/** Bits with enabling capabilities. Compilers set this one with all others and declare nothing for it. */
const enabled = (operandKindByName('MemorySemantics')?.enumerants ?? []).filter(
  ({ name, capabilities }) => capabilities.length > 0 && name !== 'AtomicCounterMemory',
)

const acquire = bit('Acquire')
const release = bit('Release')
const acquireRelease = bit('AcquireRelease')
const sequentiallyConsistent = bit('SequentiallyConsistent')
const orders = acquire | release | acquireRelease | sequentiallyConsistent

/** Per order of Unequal, the orders of Equal that it is stronger than. */
const weaker: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  [acquire, new Set([0])],
  [sequentiallyConsistent, new Set([0, acquire, release, acquireRelease])],
])

const vulkan = enumerant('MemoryModel', 'Vulkan')

/** The mask, null for none, where it is known. */
function semanticsOf(module: Module, id: number): number | undefined {
  return module.definition(id)?.name === 'OpConstantNull' ? 0 : constantWord(module, id)
}

/** Checks of memory semantics as far as they are constants. */
export const checks: readonly Check[] = [
  {
    rule: 'core/memory-semantics-capability',
    at: atSemantics,
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
      const one = semanticsOf(module, equal.value)
      const other = semanticsOf(module, unequal.value)
      if (one === undefined || other === undefined) return
      if (weaker.get(other & orders)?.has(one & orders) !== true) return
      // There SequentiallyConsistent itself is wrong.
      const isForbidden = module.all('OpMemoryModel')[0]?.operands[1]?.value === vulkan
      if ((other & sequentiallyConsistent) === 0 || !isForbidden)
        report(unequal.word, 'Unequal orders memory stronger than Equal')
    },
  },
]
