import type { Check } from '../check.ts'
import { containsBoolean } from '../core/shared/contained-types.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { eightBits, holdsNarrow, type NarrowData, sixteenBits } from '../core/shared/narrow-data.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operands.ts'
import { innermostElement, isPointerType, isStructType } from '../core/shared/types.ts'
import { allocatedType } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

const workgroup = enumerant('StorageClass', 'Workgroup')

const explicit = 'WorkgroupMemoryExplicitLayoutKHR'

const inWorkgroup = ['StorageClass.Workgroup'] as const

function isBlock(module: Module, type: Instruction | undefined): boolean {
  return isStructType(type) && module.isDecorated(type.result, 'Block')
}

function isInWorkgroup(variable: Instruction): boolean {
  return variable.name === 'OpVariable' && variable.valueAt(0) === workgroup
}

/** How a capability of this text lets data of a small width into blocks. */
interface NarrowAccess {
  readonly capability: string
  readonly data: NarrowData
}

function narrowAccess(bits: 8 | 16, data: NarrowData): NarrowAccess {
  const capability = `WorkgroupMemoryExplicitLayout${bits}BitAccessKHR`
  // Its types may be enabled by that capability alone.
  return { capability, data: { ...data, capabilities: data.storage } }
}

const narrowAccesses = [narrowAccess(8, eightBits), narrowAccess(16, sixteenBits)]

/** The variable from which access chains lead to a pointer; `undefined` for a pointer that no access chain results in. */
function accessedVariable(
  module: Module,
  pointer: Instruction | undefined,
): Instruction | undefined {
  let base = pointer
  while (base?.name === 'OpAccessChain' || base?.name === 'OpInBoundsAccessChain') {
    const next = operandDefinition(module, base, 0)
    // What is defined later breaks a rule of core, and might go round in circles.
    if (next === undefined || next.index >= base.index) return undefined
    base = next
  }
  return base === pointer ? undefined : base
}

export const checks: readonly Check[] = [
  /** OpTypeBool. */
  {
    rule: 'SPV_KHR_workgroup_memory_explicit_layout/blocks-have-no-booleans',
    at: ['OpVariable'],
    having: inWorkgroup,
    among: [explicit],
    judge(variable, module, report) {
      if (!isInWorkgroup(variable) || !module.capabilities.has(explicit)) return
      const type = allocatedType(module, variable)
      if (isBlock(module, type) && containsBoolean(module, type))
        report(variable.word + 1, `the block that %${variable.result} holds contains a Boolean`)
    },
  },
  /** Capabilities. */
  {
    rule: 'SPV_KHR_workgroup_memory_explicit_layout/narrow-data-is-in-blocks',
    at: ['OpVariable'],
    having: inWorkgroup,
    among: narrowAccesses.map(({ capability }) => capability),
    judge(variable, module, report) {
      if (!isInWorkgroup(variable)) return
      const type = allocatedType(module, variable)
      if (isBlock(module, innermostElement(module, type))) return
      for (const { capability, data } of narrowAccesses)
        if (module.capabilities.has(capability) && holdsNarrow(module, type, data))
          report(variable.word + 1, `%${variable.result} has ${data.bits}-bit data outside a block`)
    },
  },
  /** OpPtrAccessChain. */
  {
    rule: 'SPV_KHR_workgroup_memory_explicit_layout/ptr-access-chain-base-has-array-stride',
    at: ['OpPtrAccessChain', 'OpInBoundsPtrAccessChain'],
    among: [explicit],
    judge(chain, module, report) {
      if (!module.capabilities.has(explicit)) return
      const variable = accessedVariable(module, operandDefinition(module, chain, 0))
      if (variable === undefined || !isInWorkgroup(variable)) return
      const type = operandType(module, chain, 0)
      if (!isPointerType(type) || !isBlock(module, allocatedType(module, variable))) return
      if (!module.isDecorated(type.result, 'ArrayStride'))
        report(operandWord(chain, 0), `the type of Base, %${type.result}, has no ArrayStride`)
    },
  },
]
