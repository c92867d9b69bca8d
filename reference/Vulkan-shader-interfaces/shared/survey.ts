import type { RuleId } from '#spec/rule'
import { builtInSlug } from '#spec/Vulkan-shader-interfaces/row'
import type { Check, Fault } from '../../check.ts'
import { enumerant, storageClassName } from '../../core/shared/grammar.ts'
import { type Models, modelNames, models } from '../../core/shared/models.ts'
import { checksOf } from '../../core/shared/surveys.ts'
import { isAnyArrayType } from '../../core/shared/types.ts'
import type { Module } from '../../module.ts'
import { type BuiltInUse, builtInUses } from './built-in-uses.ts'
import type { BuiltInShape } from './shapes.ts'

const [input, output] = [enumerant('StorageClass', 'Input'), enumerant('StorageClass', 'Output')]

/** Storage classes of a built-in. */
interface Classes {
  /** The part of the slug before `storage-class`, where there are several such rules. */
  readonly stage?: string
  /** Entry points that it is about; all if absent. */
  readonly models?: Models
  readonly classes: readonly number[]
}

/** The sentences of a built-in that have the usual forms. */
export interface BuiltInRow {
  readonly name: string
  /** Execution models that it may be used in. */
  readonly within?: Models
  readonly storage?: readonly Classes[]
  readonly holds?: BuiltInShape
  /** The purpose of the array of variables in some interfaces. */
  readonly each?: 'vertex' | 'primitive'
  /** Its type is not judged in entry points with these models. */
  readonly unless?: Models
}

/** Variables in Input. */
export const isInput: readonly Classes[] = [{ classes: [input] }]

/** Variables in Output. */
export const isOutput: readonly Classes[] = [{ classes: [output] }]

/** Variables in Input or Output. */
export const isEither: readonly Classes[] = [{ classes: [input, output] }]

/** Variables in a storage class that entry points with some models use. */
export function inStage(
  stage: string,
  models: Models,
  ...names: readonly ('Input' | 'Output')[]
): Classes {
  return { stage, models, classes: names.map((name) => (name === 'Input' ? input : output)) }
}

/** The rule of an aspect of a built-in. */
export function ruleOf(name: string, aspect: string): RuleId {
  return `Vulkan-shader-interfaces/${builtInSlug(name)}-${aspect}`
}

/** A message about the variable or member of a use. */
export function saying({ variable, member }: BuiltInUse, message: string): string {
  const what =
    member < 0 ? `variable %${variable.result}` : `member ${member} of variable %${variable.result}`
  return `${what} ${message}`
}

/**
 * The models whose interfaces in Input, and in Output, have one more array level, by the purpose of that level. Mesh
 * shaders have none in Input, where no such built-in may be: its storage class alone is wrong then.
 */
const arrayed = {
  vertex: {
    input: models('TessellationControl', 'TessellationEvaluation', 'Geometry', 'MeshEXT', 'MeshNV'),
    output: models('TessellationControl', 'MeshEXT', 'MeshNV'),
  },
  primitive: { input: models('MeshNV'), output: models('MeshNV') },
}

/** Whether the variable of a use may be an array of what its sentence says. Members have no level of their own. */
function isArrayed(
  module: Module,
  { member, variable, models: used, storage }: BuiltInUse,
  each: BuiltInRow['each'],
): boolean {
  if (each === undefined || member >= 0 || module.isDecorated(variable.result, 'Patch'))
    return false
  if (used === 0) return true
  const { input: ins, output: outs } = arrayed[each]
  return (storage !== output && (used & ins) !== 0) || (storage !== input && (used & outs) !== 0)
}

function fitsUse(
  module: Module,
  use: BuiltInUse,
  holds: BuiltInShape,
  each: BuiltInRow['each'],
): boolean {
  if (holds.fits(module, use.type)) return true
  if (!isArrayed(module, use, each) || !isAnyArrayType(use.type)) return false
  return holds.fits(module, module.definition(use.type?.valueAt(0) ?? 0))
}

function storageRule(name: string, { stage }: Classes): RuleId {
  return ruleOf(name, stage === undefined ? 'storage-class' : `${stage}-storage-class`)
}

function faultsOf(module: Module, row: BuiltInRow, use: BuiltInUse): readonly Fault[] {
  const { name, within, storage = [], holds, each, unless = 0 } = row
  const faults: Fault[] = []
  const fault = (rule: RuleId, what: string): void => {
    faults.push({ rule, word: use.variable.word, message: saying(use, `is ${name} ${what}`) })
  }
  const others = within === undefined ? 0 : use.models & ~within
  if (others !== 0) fault(ruleOf(name, 'execution-model'), `in ${modelNames(others)}`)
  for (const classes of storage) {
    if (classes.models !== undefined && (classes.models & use.models) === 0) continue
    if (!classes.classes.includes(use.storage))
      fault(storageRule(name, classes), `in ${storageClassName(use.storage)}`)
  }
  if (holds !== undefined && (use.models & unless) === 0 && !fitsUse(module, use, holds, each))
    fault(ruleOf(name, 'type'), `and not ${holds.name}`)
  return faults
}

function rulesOf({ name, within, storage = [], holds }: BuiltInRow): readonly RuleId[] {
  return [
    ...(within === undefined ? [] : [ruleOf(name, 'execution-model')]),
    ...storage.map((classes) => storageRule(name, classes)),
    ...(holds === undefined ? [] : [ruleOf(name, 'type')]),
  ]
}

const noFaults: readonly Fault[] = []

/** The checks of built-ins, which are looked for in one pass. */
export function checksOfBuiltIns(rows: readonly BuiltInRow[]): readonly Check[] {
  const byValue = new Map(rows.map((row) => [enumerant('BuiltIn', row.name), row]))
  const survey = (module: Module): readonly Fault[] => {
    let found = noFaults
    for (const [value, uses] of builtInUses(module)) {
      const row = byValue.get(value)
      if (row === undefined) continue
      const faults = uses.flatMap((use) => faultsOf(module, row, use))
      if (faults.length > 0) found = [...found, ...faults]
    }
    return found
  }
  return checksOf(
    survey,
    rows.flatMap(rulesOf),
    rows.map(({ name }) => `BuiltIn.${name}`),
  )
}
