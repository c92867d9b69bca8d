import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { enumerantOwner } from '../shared/availability.ts'
import { containing } from '../shared/contained-types.ts'
import { eachApplied } from '../shared/decorations.ts'
import { enumerant, enumerantSet } from '../shared/grammar.ts'
import { isVulkan } from '../shared/memory-models.ts'
import { perModule } from '../shared/surveys.ts'
import { innermostElement, isStructType } from '../shared/types.ts'
import { allocatedType, globalVariables, heldStructure } from '../shared/variables.ts'

const builtIn = enumerant('Decoration', 'BuiltIn')

/** Ids of structure types with a built-in among their members. Those of other texts may be for no member at all. */
export const builtInStructures = perModule((module): ReadonlySet<number> => {
  const found = new Set<number>()
  eachApplied(module, ({ target, decoration, member, operands }) => {
    if (decoration !== builtIn || member < 0) return
    if (enumerantOwner('BuiltIn', operands[0]?.value ?? -1) === undefined) found.add(target)
  })
  return found
})

const linkage = enumerant('Decoration', 'LinkageAttributes')

const importType = enumerant('LinkageType', 'Import')

const coherent = enumerant('Decoration', 'Coherent')

const volatile = enumerant('Decoration', 'Volatile')

const storageBuffer = enumerant('StorageClass', 'StorageBuffer')

const uniform = enumerant('StorageClass', 'Uniform')

/**
 * Structure types that are members of others, through arrays included, by structure type; absent if there are none.
 */
const memberStructures = perModule((module): ReadonlyMap<number, readonly Instruction[]> => {
  const found = new Map<number, readonly Instruction[]>()
  const { words } = module
  for (const { result, index, word, wordCount } of module.all('OpTypeStruct')) {
    const inner: Instruction[] = []
    for (let position = word + 2; position < word + wordCount; position++) {
      const type = innermostElement(module, module.definition(words[position] as number))
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

const interfaces: ReadonlySet<number | undefined> = enumerantSet('StorageClass', 'Input', 'Output')

/**
 * Checks that the members of structures within the structure of a variable in Input or Output do not have certain decorations.
 *
 * @param names of the decorations.
 * @param says what such members are said to have.
 * @param capability without which the rule does not apply.
 */
export function notOnNestedMembers(
  rule: RuleId,
  names: readonly string[],
  says: string,
  capability?: string,
): Check {
  const decorations = enumerantSet('Decoration', ...names)
  /** Ids of structure types with members that have one of the decorations. */
  const structures = perModule((module): ReadonlySet<number> => {
    const found = new Set<number>()
    eachApplied(module, ({ target, member, decoration }) => {
      if (member >= 0 && decorations.has(decoration)) found.add(target)
    })
    return found
  })
  const containsOne = containing(({ result }, module) => structures(module).has(result))
  const nestsOne = (module: Module, structure: Instruction): boolean =>
    structure.operands.some(({ value }) => containsOne(module, module.definition(value)))
  return {
    rule,
    among: names.map((name) => `Decoration.${name}`),
    judgeModule(module, report) {
      if (capability !== undefined && !module.capabilities.has(capability)) return
      if (structures(module).size === 0) return
      const judged = new Map<number, boolean>()
      for (const variable of globalVariables(module)) {
        if (!interfaces.has(variable.valueAt(0))) continue
        const structure = heldStructure(module, variable)
        if (structure === undefined) continue
        const nests = judged.get(structure.result) ?? nestsOne(module, structure)
        judged.set(structure.result, nests)
        if (nests)
          report(
            variable.word,
            `structure ${structure.result} contains one whose members have ${says}`,
          )
      }
    },
  }
}

/** Checks of decorations of structure types and their members, and of modules with their decorations. */
export const checks: readonly Check[] = [
  notOnNestedMembers(
    'core/interpolation-not-nested',
    ['NoPerspective', 'Flat', 'Patch', 'Centroid', 'Sample'],
    'interpolation decorations',
    'Shader',
  ),
  // Structure types with their members, and of modules with their decorations.
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
      if (!isVulkan(module)) return
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
