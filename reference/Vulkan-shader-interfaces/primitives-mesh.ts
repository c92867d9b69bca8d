import type { Check } from '../check.ts'
import { modeOf } from '../core/modes/entry-points.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelOf, models } from '../core/shared/models.ts'
import { perModule } from '../core/shared/surveys.ts'
import { heldType, membersWith } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { modelsTouching } from '../shared/stages.ts'
import { type BuiltInUse, listing, usesOf } from './shared/built-in-uses.ts'
import { once } from './shared/interface-lists.ts'
import { array, type BuiltInShape, bool, int32, lengthOf } from './shared/shapes.ts'
import { ruleOf, saying } from './shared/survey.ts'

const mesh = models('MeshEXT')

const outputPrimitives = enumerant('ExecutionMode', 'OutputPrimitivesEXT')

const perPrimitive = enumerant('Decoration', 'PerPrimitiveEXT')

/** Built-ins that entry points with MeshEXT write once for each primitive. */
const written: readonly (readonly [name: string, shape: BuiltInShape])[] = [
  ['CullPrimitiveEXT', bool],
  ['Layer', int32],
  ['PrimitiveId', int32],
  ['PrimitiveShadingRateKHR', int32],
  ['ViewportIndex', int32],
]

/** The uses of a built-in in entry points with MeshEXT. */
function inMeshes(name: string): (module: Module) => readonly BuiltInUse[] {
  const uses = usesOf(name)
  return (module) => uses(module).filter(({ models: used }) => (used & mesh) !== 0)
}

/** The entry points with MeshEXT that list a variable and say how many primitives they write, with that number. */
function primitivesOf(module: Module, variable: Instruction): readonly number[] {
  return (listing(module).get(variable.result) ?? []).flatMap((entryPoint) =>
    (modelOf(entryPoint) & mesh) === 0
      ? []
      : (modeOf(module, entryPoint, outputPrimitives)?.valueAt(2) ?? []),
  )
}

/** Keyed by variable, the Length that it must have: for several entry points, any that it does not have. */
const otherLength = perModule(() => new Map<number, number | undefined>())

/** A number of primitives that is not the Length of the array type of a variable; `undefined` where all are. */
function mismatch(module: Module, variable: Instruction, type: Instruction): number | undefined {
  const known = otherLength(module)
  if (!known.has(variable.result)) {
    const length = lengthOf(module, type)
    const other =
      length === undefined
        ? undefined
        : primitivesOf(module, variable).find((count) => count !== length)
    known.set(variable.result, other)
  }
  return known.get(variable.result)
}

function isPerPrimitive(module: Module, { structure, member, variables }: BuiltInUse): boolean {
  if (structure !== undefined && membersWith(module, structure, perPrimitive).has(member))
    return true
  const modelsOf = modelsTouching(module)
  return variables.every(
    (variable) =>
      (modelsOf(variable) & mesh) === 0 || module.isDecorated(variable.result, 'PerPrimitiveEXT'),
  )
}

function fitsMesh(module: Module, { structure, type }: BuiltInUse, shape: BuiltInShape): boolean {
  if (structure !== undefined)
    return module.isDecorated(structure.result, 'Block') && shape.fits(module, type)
  return type === undefined || (type.name === 'OpTypeArray' && array(shape).fits(module, type))
}

function checksOf([name, shape]: readonly [name: string, shape: BuiltInShape]): readonly Check[] {
  const among = ['MeshShadingEXT']
  const uses = inMeshes(name)
  return [
    {
      rule: ruleOf(name, 'per-primitive'),
      among,
      judgeModule(module, report) {
        for (const use of uses(module)) {
          if (isPerPrimitive(module, use)) continue
          report(use.variable.word, saying(use, `is ${name} without PerPrimitiveEXT`))
        }
      },
    },
    {
      rule: ruleOf(name, 'mesh-type'),
      among,
      judgeModule(module, report) {
        for (const use of uses(module)) {
          if (fitsMesh(module, use, shape)) continue
          const message = `is ${name} and neither ${shape.name} in a Block nor an array of such`
          report(use.variable.word, saying(use, message))
        }
      },
    },
    {
      rule: ruleOf(name, 'array-size'),
      among,
      judgeModule(module, report) {
        for (const { member, variable, type } of uses(module)) {
          const other = member < 0 && type ? mismatch(module, variable, type) : undefined
          if (other !== undefined)
            report(
              variable.word,
              `array variable %${variable.result} is ${name} in a mesh of ${other}`,
            )
        }
      },
    },
    {
      rule: ruleOf(name, 'block-array-size'),
      among,
      judgeModule(module, report) {
        const modelsOf = modelsTouching(module)
        // One built-in of several members is one fault of their variables.
        const [first] = uses(module).filter(({ member }) => member >= 0)
        for (const variable of first?.variables ?? []) {
          const type = heldType(module, variable)
          if ((modelsOf(variable) & mesh) === 0 || type === undefined) continue
          const isArray = type.name === 'OpTypeArray'
          if (!isArray || mismatch(module, variable, type) !== undefined)
            report(
              variable.word,
              `variable %${variable.result} with a member ${name} has not one structure for each primitive`,
            )
        }
      },
    },
  ]
}

const culled = enumerant('BuiltIn', 'CullPrimitiveEXT')

/** Checks of the built-ins that mesh shaders write for their primitives. */
export const checks: readonly Check[] = [
  ...written.flatMap(checksOf),
  // The built-in of primitives that has a sentence of its own on how often an entry point lists it.
  once(
    'Vulkan-shader-interfaces/cull-primitive-ext-once',
    enumerant('StorageClass', 'Output'),
    (builtIn) => builtIn === culled,
  ),
]
