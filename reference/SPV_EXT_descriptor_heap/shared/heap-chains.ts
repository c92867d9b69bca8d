import { perModule } from '../../core/shared/per-module.ts'
import type { Module } from '../../module.ts'
import { chainOperand } from '../../SPV_KHR_untyped_pointers/shared/chain.ts'
import { chains } from '../../SPV_KHR_untyped_pointers/shared/instructions.ts'
import { decorated } from './decorated.ts'
import { isHeapVariable } from './heap-variable.ts'

/** Ordinals of the untyped access chains whose Base is a heap, or a chain from one. What a pointer is made from comes before it. */
export const heapChains: (module: Module) => ReadonlySet<number> = perModule((module) => {
  const found = new Set<number>()
  if (decorated(module).heaps.length === 0) return found
  const all = chains.flatMap((name) => module.all(name)).sort((a, b) => a.index - b.index)
  for (const chain of all) {
    const base = module.definition(chain.operands[chainOperand.base]?.value ?? 0)
    if (base !== undefined && (found.has(base.index) || isHeapVariable(module, base)))
      found.add(chain.index)
  }
  return found
})
