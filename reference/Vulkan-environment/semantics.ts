import { instructions } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { constantWord } from '../core/shared/constants.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'
import type { Instruction, Module, Operand } from '../module.ts'

function bits(...names: readonly string[]): number {
  return names.reduce((mask, name) => mask | enumerant('MemorySemantics', name), 0)
}

const [acquire, release, both] = [bits('Acquire'), bits('Release'), bits('AcquireRelease')]
const sequentiallyConsistent = bits('SequentiallyConsistent')
const orders = acquire | release | both
const anyOrder = orders | sequentiallyConsistent
const storageClasses = bits('UniformMemory', 'WorkgroupMemory', 'ImageMemory', 'OutputMemory')
const [makeAvailable, makeVisible] = [bits('MakeAvailable'), bits('MakeVisible')]
const volatile = bits('Volatile')
const vulkan = enumerant('MemoryModel', 'Vulkan')
const [workgroup, subgroup] = [enumerant('Scope', 'Workgroup'), enumerant('Scope', 'Subgroup')]
const counting = enumerantSet('GroupOperation', 'Reduce', 'InclusiveScan', 'ExclusiveScan')

const withSemantics = instructions
  .filter(({ operands }) => operands.some(({ kind }) => kind === 'IdMemorySemantics'))
  .map(({ name }) => name)
const barriers = withSemantics.filter((name) => /^Op(?:Control|Memory)Barrier/.test(name))
const comparing = ['OpAtomicCompareExchange', 'OpAtomicCompareExchangeWeak']

/** A mask of memory semantics that is known. */
function known(module: Module, { value }: Operand): number | undefined {
  return module.definition(value)?.name === 'OpConstantNull' ? 0 : constantWord(module, value)
}

type MaskFault = (mask: number, instruction: Instruction, module: Module) => string | undefined

/** A rule on each mask of memory semantics by itself. */
function masked(rule: RuleId, opcodes: readonly string[], fault: MaskFault): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      for (const operand of instruction.operands) {
        if (operand.kind !== 'IdMemorySemantics') continue
        const mask = known(module, operand)
        const message = mask === undefined ? undefined : fault(mask, instruction, module)
        if (message !== undefined) report(operand.word, message)
      }
    },
  }
}

/** A rule on the two masks of a comparing exchange. */
function compared(
  rule: RuleId,
  fault: (equal: number, unequal: number) => string | undefined,
): Check {
  return {
    rule,
    at: comparing,
    judge({ operands: [, , first, second] }, module, report) {
      const equal = first && known(module, first)
      const unequal = second && known(module, second)
      if (second === undefined || equal === undefined || unequal === undefined) return
      const message = fault(equal, unequal)
      if (message !== undefined) report(second.word, message)
    },
  }
}

function isVulkan(module: Module): boolean {
  return module.all('OpMemoryModel')[0]?.valueAt(1) === vulkan
}

/** Checks that some bits need one of some orders. */
function ordered(rule: RuleId, bit: number, wanted: number, says: string): Check {
  return masked(rule, withSemantics, (mask) =>
    (mask & bit) !== 0 && (mask & (wanted | sequentiallyConsistent)) === 0 ? says : undefined,
  )
}

/** Memory semantics, and operands of group operations. */
export const checks: readonly Check[] = [
  masked(
    'Vulkan-environment/semantics-not-sequentially-consistent',
    withSemantics,
    // With the Vulkan memory model core says so.
    (mask, _, module) =>
      (mask & sequentiallyConsistent) !== 0 && !isVulkan(module)
        ? 'the semantics are SequentiallyConsistent'
        : undefined,
  ),
  masked('Vulkan-environment/atomic-store-semantics', ['OpAtomicStore'], (mask) =>
    (mask & (acquire | both)) === 0 ? undefined : 'a store acquires',
  ),
  masked('Vulkan-environment/atomic-load-semantics', ['OpAtomicLoad'], (mask) =>
    (mask & (release | both)) === 0 ? undefined : 'a load releases',
  ),
  masked('Vulkan-environment/memory-barrier-semantics', ['OpMemoryBarrier'], (mask) =>
    (mask & anyOrder) === 0 ? 'the semantics are Relaxed' : undefined,
  ),
  masked('Vulkan-environment/order-with-storage-class', withSemantics, (mask) =>
    (mask & orders) !== 0 && (mask & storageClasses) === 0
      ? 'memory of no storage class is ordered'
      : undefined,
  ),
  masked(
    'Vulkan-environment/storage-class-with-order',
    withSemantics.filter((name) => name !== 'OpMemoryBarrier'),
    (mask) =>
      (mask & storageClasses) !== 0 && (mask & anyOrder) === 0
        ? 'memory of a storage class is not ordered'
        : undefined,
  ),
  ordered(
    'Vulkan-environment/make-available-semantics',
    makeAvailable,
    release | both,
    'MakeAvailable is without Release and AcquireRelease',
  ),
  ordered(
    'Vulkan-environment/make-visible-semantics',
    makeVisible,
    acquire | both,
    'MakeVisible is without Acquire and AcquireRelease',
  ),
  masked('Vulkan-environment/volatile-barrier', barriers, (mask) =>
    (mask & volatile) === 0 ? undefined : 'a barrier is Volatile',
  ),
  compared('Vulkan-environment/unequal-storage-class', (equal, unequal) =>
    (unequal & storageClasses & ~equal) === 0
      ? undefined
      : 'Unequal has a storage class that Equal does not have',
  ),
  compared('Vulkan-environment/unequal-make-visible', (equal, unequal) =>
    (unequal & makeVisible & ~equal) === 0 ? undefined : 'MakeVisible is in Unequal alone',
  ),
  compared('Vulkan-environment/unequal-volatile', (equal, unequal) =>
    ((unequal ^ equal) & volatile) === 0 ? undefined : 'Volatile is in one of Equal and Unequal',
  ),
  {
    rule: 'Vulkan-environment/ballot-bit-count-operation',
    at: ['OpGroupNonUniformBallotBitCount'],
    judge(instruction, _, report) {
      const operation = instruction.valueAt(1)
      if (operation !== undefined && !counting.has(operation))
        report(operandWord(instruction, 1), `the group operation is ${operation}`)
    },
  },
  {
    rule: 'Vulkan-environment/cooperative-matrix-scope',
    at: ['OpTypeCooperativeMatrixKHR'],
    judge(type, module, report) {
      const scope = constantWord(module, type.valueAt(1) ?? 0)
      if (scope !== undefined && scope !== workgroup && scope !== subgroup)
        report(operandWord(type, 1), `the scope is ${scope}`)
    },
  },
]
