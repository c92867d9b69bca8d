import type { RuleId } from '#spec/rule'
import { builtInSlug } from '#spec/Vulkan-shader-interfaces/row'
import type { Check, Fault } from '../../check.ts'
import { isConstantInstruction } from '../../core/shared/constants.ts'
import { enumerant, opcodeSet, storageClassName } from '../../core/shared/grammar.ts'
import { type Models, modelNames, models } from '../../core/shared/models.ts'
import { checksOf, perModule } from '../../core/shared/surveys.ts'
import {
  componentCount,
  isAnyArrayType,
  isBoolType,
  isFloatType,
  isIntegerType,
  isMatrixType,
  isVectorType,
  scalarWidth,
} from '../../core/shared/types.ts'
import { heldType } from '../../core/shared/variables.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { type BuiltInUse, builtInUses, usesOf } from './built-in-uses.ts'

/** A description of a type. */
export interface BuiltInShape {
  /** As messages say it, with its article. */
  readonly name: string
  /** Whether a type fits. Parts that are not declared and counts that specialization decides fit. */
  readonly fits: (module: Module, type: Instruction | undefined) => boolean
}

function shape(name: string, fits: (type: Instruction, module: Module) => boolean): BuiltInShape {
  return { name, fits: (module, type) => type === undefined || fits(type, module) }
}

function element(module: Module, type: Instruction): Instruction | undefined {
  return module.definition(type.valueAt(0) ?? 0)
}

/** The Length of an array type; `undefined` where it has none that is known before specialization. */
export function lengthOf(module: Module, type: Instruction): number | undefined {
  if (type.name !== 'OpTypeArray') return undefined
  const length = module.definition(type.valueAt(1) ?? 0)
  if (length?.name !== 'OpConstant') return undefined
  const value = module.integerValue(length.result)
  return value === undefined ? undefined : Number(value)
}

export const bool = shape('a Boolean', isBoolType)

/** An integer of any width. */
export const integer = shape('an integer', isIntegerType)

export const int32 = shape(
  'a 32-bit integer',
  (type) => isIntegerType(type) && scalarWidth(type) === 32,
)

export const float32 = shape(
  'a 32-bit float',
  (type) => isFloatType(type) && scalarWidth(type) === 32,
)

/** A vector with this number of components. */
export function vector(count: number, component: BuiltInShape): BuiltInShape {
  return shape(`a vector of ${count}, each ${component.name}`, (type, module) => {
    if (!isVectorType(type) || !component.fits(module, element(module, type))) return false
    const components = componentCount(module, type)
    return components === undefined || components === count
  })
}

/** A matrix with this number of columns. */
export function matrix(count: number, column: BuiltInShape): BuiltInShape {
  return shape(
    `a matrix of ${count} columns, each ${column.name}`,
    (type, module) =>
      isMatrixType(type) && type.valueAt(1) === count && column.fits(module, element(module, type)),
  )
}

/** An array, with a length or without, that has this number of elements if `count` is given. */
export function array(elementShape: BuiltInShape, count?: number): BuiltInShape {
  const name =
    count === undefined
      ? `an array, each ${elementShape.name}`
      : `an array of ${count}, each ${elementShape.name}`
  return shape(name, (type, module) => {
    if (!isAnyArrayType(type) || !elementShape.fits(module, element(module, type))) return false
    if (count === undefined) return true
    return type.name === 'OpTypeArray' && (lengthOf(module, type) ?? count) === count
  })
}

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

const firstOfInterface = 3

/** Keyed by the id of a variable, its built-ins and those of the members of its structure, each once. */
const builtInsOf = perModule((module): ReadonlyMap<number, ReadonlySet<number>> => {
  const found = new Map<number, Set<number>>()
  for (const uses of builtInUses(module).values())
    for (const { builtIn, variable, variables } of uses) {
      const known = found.get(variable.result)
      // Variables in one storage class that hold one structure share a set.
      if (known !== undefined) known.add(builtIn)
      else {
        const builtIns = new Set([builtIn])
        for (const { result } of variables) found.set(result, builtIns)
      }
    }
  return found
})

/** Checks that an entry point lists no two variables in a storage class with one built-in. */
export function once(
  rule: RuleId,
  storageClass: number,
  judged: (builtIn: number) => boolean,
): Check {
  return {
    rule,
    at: ['OpEntryPoint'],
    among: ['Decoration.BuiltIn'],
    judge(entryPoint, module, report) {
      const variables = builtInsOf(module)
      if (variables.size < 2) return
      const seen = new Map<number, number>()
      for (const id of idsOf(module, entryPoint.operands.slice(firstOfInterface), storageClass))
        for (const builtIn of variables.get(id) ?? []) {
          const other = seen.get(builtIn)
          seen.set(builtIn, id)
          if (other === undefined || !judged(builtIn)) continue
          report(entryPoint.word, `variables %${other} and %${id} have the same built-in`)
          return
        }
    },
  }
}

function idsOf(
  module: Module,
  operands: readonly { readonly value: number }[],
  storageClass: number,
): readonly number[] {
  const ids = new Set(operands.map(({ value }) => value))
  return [...ids].filter((id) => module.definition(id)?.valueAt(0) === storageClass)
}

const opensChain = opcodeSet(['OpAccessChain', 'OpInBoundsAccessChain'])

/** The type under the arrays of vertices or primitives: an array of views, or no array. */
export function viewsOf(module: Module, type: Instruction | undefined): Instruction | undefined {
  const element = type && module.definition(type.valueAt(0) ?? 0)
  return isAnyArrayType(type) && isAnyArrayType(element) ? element : type
}

/** The indexes of an access chain that come after the member of a use; all of them for a variable. */
function indexesOf(
  module: Module,
  chain: Instruction,
  variable: Instruction,
  { structure, member }: BuiltInUse,
): readonly Operand[] {
  const indexes = chain.operands.slice(1)
  if (structure === undefined) return indexes
  let type = heldType(module, variable)
  for (const [n, { value }] of indexes.entries()) {
    if (type === structure)
      return module.integerValue(value) === BigInt(member) ? indexes.slice(n + 1) : []
    type = type && module.definition(type.valueAt(0) ?? 0)
  }
  return []
}

/** The index into the views of a built-in that is not a constant. */
function dynamicIndex(
  module: Module,
  chain: Instruction,
  variable: Instruction,
  use: BuiltInUse,
): Operand | undefined {
  const indexes = indexesOf(module, chain, variable, use)
  const index = indexes[viewsOf(module, use.type) === use.type ? 0 : 1]
  const definition = index && module.definition(index.value)
  return definition === undefined || isConstantInstruction(definition) ? undefined : index
}

/** Checks that the views of a built-in are indexed by constants. */
export function indexedByConstants(name: string): Check {
  const uses = usesOf(name)
  return {
    rule: ruleOf(name, 'constant-index'),
    among: ['PerViewAttributesNV', 'MeshShadingNV'],
    judgeModule(module, report) {
      for (const use of uses(module))
        for (const variable of use.variables)
          for (const chain of module.uses(variable.result)) {
            if (!opensChain(chain) || chain.valueAt(0) !== variable.result) continue
            const index = dynamicIndex(module, chain, variable, use)
            if (index !== undefined)
              report(index.word, saying(use, `is ${name} and is indexed by %${index.value}`))
          }
    },
  }
}
