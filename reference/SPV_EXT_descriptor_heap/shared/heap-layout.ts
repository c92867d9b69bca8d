import { opcodeOf } from '#spec/grammar/opcodes'
import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { operandWord } from '../../core/shared/operand.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Module } from '../../module.ts'
import { baseType, chainOperand } from '../../SPV_KHR_untyped_pointers/shared/chains.ts'
import { chains } from '../../SPV_KHR_untyped_pointers/shared/instructions.ts'
import { layoutFault } from '../../SPV_KHR_untyped_pointers/shared/layout.ts'
import { decorated } from './decorations.ts'
import { isHeapVariable } from './heap.ts'

const chainOpcodes: ReadonlySet<number> = new Set(chains.map(opcodeOf))

/** Ordinals of the untyped access chains whose Base is a heap, or a chain from one. What a pointer is made from comes before it. */
const heapChains: (module: Module) => ReadonlySet<number> = perModule((module) => {
  const found = new Set<number>()
  if (decorated(module).heaps.length === 0) return found
  module.each(chainOpcodes, (chain) => {
    const base = module.definition(chain.valueAt(chainOperand.base) ?? 0)
    if (base !== undefined && (found.has(base.index) || isHeapVariable(module, base)))
      found.add(chain.index)
  })
  return found
})

/** That the types by which access chains reach into a heap are explicitly laid out. */
export function heapLayout(rule: RuleId): Check {
  return {
    rule,
    at: chains,
    among: ['BuiltIn.SamplerHeapEXT', 'BuiltIn.ResourceHeapEXT'],
    judge(instruction, module, report) {
      if (!module.capabilities.has('DescriptorHeapEXT')) return
      const type = heapChains(module).has(instruction.index)
        ? baseType(module, instruction)
        : undefined
      const fault = type && layoutFault(module, type)
      if (fault !== undefined)
        report(
          operandWord(instruction, chainOperand.baseType),
          `Base Type %${type?.result} is not explicitly laid out: ${fault}`,
        )
    },
  }
}
