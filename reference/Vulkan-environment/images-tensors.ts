import type { Check } from '../check.ts'
import { modelsReaching } from '../core/shared/models.ts'
import { perModule } from '../core/shared/per-module.ts'
import { isTypeDeclaration } from '../core/shared/type-declaration.ts'
import { isSilent } from '../core/shared/variables.ts'
import type { Module } from '../module.ts'

/**
 * The types that call trees of entry points use: those of results and operands there, and those that they contain or
 * point to.
 */
const typesInShaders = perModule((module: Module): ReadonlySet<number> => {
  const found = new Set<number>()
  const add = (id: number): void => {
    if (isTypeDeclaration(module.definition(id))) found.add(id)
  }
  for (const { definition, end } of module.functions) {
    if (modelsReaching(module, definition) === 0) continue
    for (let index = definition.index; index < end; index++) {
      const instruction = module.instructions.at(index)
      if (instruction === undefined || isSilent(module, instruction)) continue
      add(instruction.resultType)
      module.eachId(index, (id) => {
        add(id)
        add(module.definition(id)?.resultType ?? 0)
      })
    }
  }
  // A set hands out what is added while it is walked.
  for (const id of found) module.eachId(module.definitionIndex(id), add)
  return found
})

/** Types of tensors in shaders. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/tensor-shape-in-shaders',
    at: ['OpTypeTensorARM'],
    judge(type, module, report) {
      if (type.operands.length > 2 && typesInShaders(module).has(type.result))
        report(type.word, 'a tensor type with a Shape is used in a shader')
    },
  },
  {
    rule: 'Vulkan-environment/tensor-rank-in-shaders',
    at: ['OpTypeTensorARM'],
    judge(type, module, report) {
      if (type.operands.length < 2 && typesInShaders(module).has(type.result))
        report(type.word, 'a tensor type without a Rank is used in a shader')
    },
  },
]
