import type { Check } from '../check.ts'
import { eachApplied, eachDecorated } from '../core/shared/decorations.ts'
import { enumerant, enumerantSet, opcodeSet, storageClassName } from '../core/shared/grammar.ts'
import { modelNames, models } from '../core/shared/models.ts'
import { globalVariables, isBuiltIn, listingOrUsing } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

/** A decoration of variables that takes part in some storage classes and execution models alone. */
export interface PlacedDecoration {
  /** The name of the text with its rules. */
  readonly text: string
  /** The beginning of the slugs of the three rules. */
  readonly slug: string
  readonly decoration: string
  /** Keyed by storage class that its variables may have: the execution models of the entry points that list or use these. */
  readonly models: Readonly<Record<string, readonly string[]>>
  /** Whether the text is asked about a module. */
  readonly applies: (module: Module) => boolean
}

const interfaces: ReadonlySet<number> = enumerantSet('StorageClass', 'Input', 'Output')

/** Whether a rule of Vulkan on the storage class of the built-in judges the variable. */
function isLeftToVulkan(module: Module, variable: Instruction, storage: number): boolean {
  return (
    module.environment.client === 'vulkan' && interfaces.has(storage) && isBuiltIn(module, variable)
  )
}

const isObject = opcodeSet(['OpVariable', 'OpUntypedVariableKHR', 'OpFunctionParameter'])

/** The checks of what a decoration is on, of the storage classes of its variables, and of the execution models that they are in. */
export function placedDecoration(placed: PlacedDecoration): readonly Check[] {
  const { text, slug, decoration, applies } = placed
  const wanted = enumerant('Decoration', decoration)
  const decorations: ReadonlySet<number> = new Set([wanted])
  const among = [`Decoration.${decoration}`] as const
  const allowed: ReadonlyMap<number, number> = new Map(
    Object.entries(placed.models).map(([name, names]) => [
      enumerant('StorageClass', name),
      models(...names),
    ]),
  )
  return [
    {
      rule: `${text}/${slug}-is-on-an-object-or-member`,
      among,
      judgeModule(module, report) {
        if (!applies(module)) return
        eachApplied(module, ({ target, member, decoration: applied, word }) => {
          if (applied !== wanted || member >= 0) return
          const object = module.definition(target)
          if (object !== undefined && !isObject(object))
            report(word, `${decoration} on ${object.name}`)
        })
      },
    },
    {
      rule: `${text}/${slug}-storage-class`,
      among,
      judgeModule(module, report) {
        if (!applies(module)) return
        const variables = [...module.all('OpVariable'), ...module.all('OpUntypedVariableKHR')]
        eachDecorated(module, variables, decorations, (variable, { word }) => {
          const storage = variable.valueAt(0) ?? -1
          if (isLeftToVulkan(module, variable, storage)) return
          if (!allowed.has(storage))
            report(word, `variable %${variable.result} is in ${storageClassName(storage)}`)
        })
      },
    },
    {
      rule: `${text}/${slug}-execution-model`,
      among,
      judgeModule(module, report) {
        if (!applies(module)) return
        const modelsWith = listingOrUsing(module)
        eachDecorated(module, globalVariables(module), decorations, (variable, { word }) => {
          const storage = variable.valueAt(0) ?? -1
          const set = allowed.get(storage)
          if (isLeftToVulkan(module, variable, storage)) return
          const wrong = set === undefined ? 0 : modelsWith(variable) & ~set
          if (wrong !== 0)
            report(word, `variable %${variable.result} is part of ${modelNames(wrong)}`)
        })
      },
    },
  ]
}
