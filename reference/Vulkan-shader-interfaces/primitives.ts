import type { Check } from '../check.ts'
import { entryPoints, modeOf } from '../core/modes/entry-points.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelOf, models } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import { heldType, membersWith } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'
import { modelsTouching } from '../shared/stages.ts'
import { type BuiltInUse, certainStores, listing, usesOf } from './shared/built-in-uses.ts'
import {
  array,
  type BuiltInShape,
  bool,
  checksOfBuiltIns,
  indexedByConstants,
  inStage,
  int32,
  isOutput,
  lengthOf,
  once,
  ruleOf,
  saying,
  viewsOf,
} from './shared/survey.ts'

const fragment = models('Fragment')
const meshExt = models('MeshEXT')

/** Rules on layers and viewports. */
const views = {
  within: models('MeshEXT', 'MeshNV', 'Vertex', 'TessellationEvaluation', 'Geometry', 'Fragment'),
  storage: [
    inStage(
      'vertex',
      models('MeshEXT', 'MeshNV', 'Vertex', 'TessellationEvaluation', 'Geometry'),
      'Output',
    ),
    inStage('fragment', fragment, 'Input'),
  ],
  holds: int32,
  each: 'primitive' as const,
  unless: meshExt,
}

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

const primitiveIds = usesOf('PrimitiveId')
const primitiveCapabilities = ['MeshShadingEXT', 'MeshShadingNV', 'Geometry', 'Tessellation']

const culled = enumerant('BuiltIn', 'CullPrimitiveEXT')

const shadingRate = 'PrimitiveShadingRateKHR'
const stores = certainStores(shadingRate)

/** Fragment Shading Rate Flags of the core specification: two and four pixels, vertically and horizontally. */
const vertical = 0x3n
const horizontal = 0xcn

/** Checks that no constant that an entry point writes in every run is of some kind. */
function neverWrites(aspect: string, isWrong: (rate: bigint) => boolean, what: string): Check {
  return {
    rule: ruleOf(shadingRate, aspect),
    among: ['FragmentShadingRateKHR'],
    judgeModule(module, report) {
      for (const { store, body } of stores(module)) {
        const value = module.definition(store.valueAt(1) ?? 0)
        if (value?.name !== 'OpConstant' || !entryPoints(module).has(body)) continue
        const rate = module.integerValue(value.result)
        if (rate !== undefined && isWrong(BigInt.asUintN(32, rate)))
          report(operandWord(store, 1), `the shading rate %${value.result} has ${what}`)
      }
    },
  }
}

/** The number of views that a mask of viewports can have at most. */
const mostViews = 32

const masks = usesOf('ViewportMaskPerViewNV')

/** Built-ins of primitives. */
export const checks: readonly Check[] = [
  // Built-ins of primitives.
  ...checksOfBuiltIns([
    { name: 'CullPrimitiveEXT', within: meshExt, storage: isOutput },
    { name: 'Layer', ...views },
    {
      name: 'PrimitiveId',
      within: models(
        'MeshEXT',
        'MeshNV',
        'IntersectionKHR',
        'AnyHitKHR',
        'ClosestHitKHR',
        'TessellationControl',
        'TessellationEvaluation',
        'Geometry',
        'Fragment',
      ),
      storage: [
        inStage(
          'input',
          models(
            'TessellationControl',
            'TessellationEvaluation',
            'Fragment',
            'IntersectionKHR',
            'AnyHitKHR',
            'ClosestHitKHR',
          ),
          'Input',
        ),
        inStage('geometry', models('Geometry'), 'Input', 'Output'),
        inStage('mesh', models('MeshEXT', 'MeshNV'), 'Output'),
      ],
      holds: int32,
      each: 'primitive',
      unless: meshExt,
    },
    {
      name: 'PrimitiveShadingRateKHR',
      within: models('MeshEXT', 'MeshNV', 'Vertex', 'Geometry'),
      storage: isOutput,
      holds: int32,
      each: 'primitive',
      unless: meshExt,
    },
    { name: 'ViewportIndex', ...views },
    {
      name: 'ViewportMaskNV',
      within: models('Vertex', 'MeshNV', 'TessellationEvaluation', 'Geometry'),
      storage: isOutput,
      holds: array(int32),
      each: 'primitive',
    },
    {
      name: 'ViewportMaskPerViewNV',
      within: models(
        'Vertex',
        'MeshNV',
        'TessellationControl',
        'TessellationEvaluation',
        'Geometry',
      ),
      storage: isOutput,
      holds: array(int32),
      each: 'vertex',
    },
  ]),
  // Built-ins of primitives: mesh shaders, and the capability of fragment shaders.
  ...written.flatMap(checksOf),
  {
    rule: 'Vulkan-shader-interfaces/primitive-id-fragment-capability',
    among: ['BuiltIn.PrimitiveId'],
    judgeModule(module, report) {
      if (primitiveCapabilities.some((name) => module.capabilities.has(name))) return
      const use = primitiveIds(module).find((candidate) => (candidate.models & fragment) !== 0)
      if (use !== undefined)
        report(use.variable.word, `no capability lets Fragment have PrimitiveId`)
    },
  },
  // The built-in of primitives that has a sentence of its own on how often an entry point lists it.
  once(
    'Vulkan-shader-interfaces/cull-primitive-ext-once',
    enumerant('StorageClass', 'Output'),
    (builtIn) => builtIn === culled,
  ),
  // The values that are written to PrimitiveShadingRateKHR.
  neverWrites('vertical', (rate) => (rate & vertical) === vertical, 'two and four pixels'),
  neverWrites('horizontal', (rate) => (rate & horizontal) === horizontal, 'two and four pixels'),
  neverWrites('flags', (rate) => (rate & ~(vertical | horizontal)) !== 0n, 'other bits'),
  // Built-ins with an element for each view.
  indexedByConstants('ViewportMaskPerViewNV'),
  {
    rule: ruleOf('ViewportMaskPerViewNV', 'size'),
    among: ['PerViewAttributesNV', 'MeshShadingNV'],
    judgeModule(module, report) {
      for (const use of masks(module)) {
        const views = viewsOf(module, use.type)
        if (views !== undefined && (lengthOf(module, views) ?? 0) > mostViews)
          report(
            use.variable.word,
            saying(use, `is ViewportMaskPerViewNV of more than ${mostViews}`),
          )
      }
    },
  },
]
