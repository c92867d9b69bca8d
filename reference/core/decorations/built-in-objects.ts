import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { allocatedType } from '../shared/allocated-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { innermostElement } from '../shared/innermost.ts'
import { referencesTo } from '../shared/references-to.ts'
import { storageClassName } from '../shared/storage-class-name.ts'
import { isStructureSound } from '../shared/structure.ts'
import { eachUnlisted, notListedByAll } from '../shared/unlisted-variables.ts'
import { builtInStructures } from './built-in-structures.ts'

const input = enumerant('StorageClass', 'Input')
const output = enumerant('StorageClass', 'Output')

/** From this version on, interfaces list the variables of all storage classes. */
const allClasses = 0x0001_0400

/** Their extensions add outputs of primitives to those of vertices, and compilers write a structure for each. */
const meshModels: ReadonlySet<number> = new Set(
  ['MeshEXT', 'MeshNV'].map((name) => enumerant('ExecutionModel', name)),
)

/** Execution model, function and name come before the ids of the interface. */
const firstOfInterface = 3

/** Global variables whose type is, or is an array of, a structure type with built-in members. */
function objectsWithBuiltIns(module: Module): readonly Instruction[] {
  const structures = builtInStructures(module)
  if (structures.size === 0) return []
  return [...module.all('OpVariable'), ...module.all('OpUntypedVariableKHR')].filter((variable) => {
    const type = innermostElement(module, allocatedType(module, variable))
    return (
      type !== undefined && structures.has(type.result) && module.functionOf(variable) === undefined
    )
  })
}

function isListed(module: Module, variable: Instruction): boolean {
  const storage = variable.valueAt(0)
  return module.version >= allClasses || storage === input || storage === output
}

/** Ids of the objects that an entry point consumes without listing them, as before version 1.4, by its ordinal. */
function consumedUnlisted(
  module: Module,
  objects: readonly Instruction[],
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  const unlisted = notListedByAll(
    module,
    objects.filter((variable) => !isListed(module, variable)),
  )
  if (unlisted.length < 2 || !isStructureSound(module)) return found
  eachUnlisted(module, referencesTo(module, unlisted), ({ index }, id) => {
    const list = found.get(index)
    if (list === undefined) found.set(index, [id])
    else list.push(id)
  })
  return found
}

/** Section 2.16.1, decoration rules. What an entry point lists in its interface, it consumes. */
export const checks: readonly Check[] = [
  {
    rule: 'core/built-in-structure-per-storage-class',
    among: ['Decoration.BuiltIn'],
    judgeModule: (module, report) => {
      const objects = objectsWithBuiltIns(module)
      if (objects.length < 2) return
      const classes = new Map(objects.map(({ result, operands }) => [result, operands[0]?.value]))
      const listed = new Set(
        objects.filter((variable) => isListed(module, variable)).map(({ result }) => result),
      )
      const unlisted = consumedUnlisted(module, objects)
      for (const { operands, index, word } of module.all('OpEntryPoint')) {
        if (meshModels.has(operands[0]?.value ?? -1)) continue
        const seen = new Map<number | undefined, number>()
        const consume = (id: number, at: number): void => {
          const storage = classes.get(id)
          const other = seen.get(storage)
          if (other === undefined) seen.set(storage, id)
          else if (other !== id)
            report(
              at,
              `variables ${other} and ${id} in ${storageClassName(storage ?? -1)} both have built-in members`,
            )
        }
        for (const { value, word: at } of operands.slice(firstOfInterface))
          if (listed.has(value)) consume(value, at)
        for (const id of unlisted.get(index) ?? []) consume(id, word)
      }
    },
  },
]
