import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { allocatedType } from '../shared/allocated-type.ts'
import { isStructType } from '../shared/composite-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { innermostElement } from '../shared/innermost.ts'
import { perModule } from '../shared/per-module.ts'
import { eachApplied } from './applied.ts'
import { builtInStructures } from './built-in-structures.ts'

const builtIn = enumerant('Decoration', 'BuiltIn')
const linkage = enumerant('Decoration', 'LinkageAttributes')
const importType = enumerant('LinkageType', 'Import')
const coherent = enumerant('Decoration', 'Coherent')
const volatile = enumerant('Decoration', 'Volatile')
const vulkan = enumerant('MemoryModel', 'Vulkan')
const storageBuffer = enumerant('StorageClass', 'StorageBuffer')
const uniform = enumerant('StorageClass', 'Uniform')

/** Structure types that are members of others, through arrays included, per structure type; absent where there are none. */
const memberStructures = perModule((module): ReadonlyMap<number, readonly Instruction[]> => {
  const found = new Map<number, readonly Instruction[]>()
  const { words } = module
  for (const { result, index, word, wordCount } of module.all('OpTypeStruct')) {
    const inner: Instruction[] = []
    for (let at = word + 2; at < word + wordCount; at++) {
      const type = innermostElement(module, module.definition(words[at] as number))
      if (isStructType(type) && type.index < index) inner.push(type)
    }
    if (inner.length > 0 || found.has(result)) found.set(result, inner)
  }
  return found
})

function isBlock(module: Module, { result }: Instruction): boolean {
  return module.isDecorated(result, 'Block') || module.isDecorated(result, 'BufferBlock')
}

/** Ids of structure types that are, or hold at any depth, a block. Members come before what holds them. */
const holdingBlocks = perModule((module): ReadonlySet<number> => {
  const holding = new Set<number>()
  for (const structure of module.all('OpTypeStruct')) {
    const inside = memberStructures(module).get(structure.result) ?? []
    if (isBlock(module, structure) || inside.some(({ result }) => holding.has(result)))
      holding.add(structure.result)
  }
  return holding
})

/** Checks of structure types with their members, and of modules with their decorations. */
export const checks: readonly Check[] = [
  {
    rule: 'core/block-not-nested',
    among: ['Decoration.Block', 'Decoration.BufferBlock'],
    judgeModule: (module, report) => {
      for (const structure of module.all('OpTypeStruct')) {
        const inside = memberStructures(module).get(structure.result)
        if (inside === undefined || !isBlock(module, structure)) continue
        if (inside.some(({ result }) => holdingBlocks(module).has(result)))
          report(structure.word, 'the block holds another block')
      }
    },
  },
  {
    rule: 'core/built-in-members-all',
    among: ['Decoration.BuiltIn'],
    judgeModule: (module, report) => {
      for (const id of builtInStructures(module)) {
        const structure = module.definition(id)
        if (!isStructType(structure)) continue
        const decorated = new Set(
          module
            .memberDecorations(id)
            .filter(({ decoration }) => decoration === builtIn)
            .map(({ member }) => member),
        )
        structure.operands.forEach((_, member) => {
          if (!decorated.has(member))
            report(structure.word, `member ${member} has no BuiltIn, others have`)
        })
      }
    },
  },
  {
    rule: 'core/built-in-structure-not-nested',
    among: ['Decoration.BuiltIn'],
    judgeModule: (module, report) => {
      const structures = builtInStructures(module)
      if (structures.size === 0) return
      for (const structure of module.all('OpTypeStruct'))
        for (const { result } of memberStructures(module).get(structure.result) ?? [])
          if (structures.has(result))
            report(structure.word, `member type ${result} has built-in members`)
    },
  },
  {
    rule: 'core/imported-variable-without-initializer',
    at: ['OpVariable'],
    among: ['Decoration.LinkageAttributes'],
    judge: ({ result, operands }, module, report) => {
      const initializer = operands[1]
      if (initializer === undefined) return
      const imported = module
        .decorations(result)
        .some((row) => row.decoration === linkage && row.operands[1]?.value === importType)
      if (imported) report(initializer.word, 'the variable is imported')
    },
  },
  {
    rule: 'core/vulkan-memory-model-decorations',
    among: ['Decoration.Coherent', 'Decoration.Volatile'],
    judgeModule: (module, report) => {
      if (module.all('OpMemoryModel')[0]?.operands[1]?.value !== vulkan) return
      eachApplied(module, ({ decoration, word }) => {
        if (decoration === coherent || decoration === volatile)
          report(word, 'the memory model is Vulkan')
      })
    },
  },
  {
    rule: 'core/buffer-block-or-storage-buffer',
    among: ['Decoration.BufferBlock'],
    judgeModule: (module, report) => {
      let inStorageBuffer = false
      let inUniform: Instruction | undefined
      const untyped = module.all('OpUntypedVariableKHR')
      for (const variable of [...module.all('OpVariable'), ...untyped]) {
        const storage = variable.operands[0]?.value
        if (storage === storageBuffer) inStorageBuffer = true
        if (storage !== uniform) continue
        const type = innermostElement(module, allocatedType(module, variable))
        if (type !== undefined && module.isDecorated(type.result, 'BufferBlock'))
          inUniform = variable
      }
      if (inStorageBuffer && inUniform !== undefined)
        report(inUniform.word, 'the module uses StorageBuffer as well as BufferBlock')
    },
  },
]
