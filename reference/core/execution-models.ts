import { enumerantByValue, instructions } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import type { Instruction, Module } from '../module.ts'
import { eachDecorated } from './shared/decorations.ts'
import { onlyIn } from './shared/extension-checks.ts'
import { enumerant, enumerantSet, opcodeSet } from './shared/grammar.ts'
import {
  callsOf,
  type Models,
  modelNames,
  models,
  modelsReaching,
  rayTracingModels,
} from './shared/models.ts'
import { operandWord } from './shared/operands.ts'
import { constituentType, isStructType } from './shared/types.ts'
import {
  globalVariables,
  heldStructure,
  heldType,
  isBuiltIn,
  listingOrUsing,
  variablesIn,
} from './shared/variables.ts'

const fragment = models('Fragment')
const withGroups = fragment | models('GLCompute', 'MeshEXT', 'MeshNV', 'TaskEXT', 'TaskNV')
const capabilitiesOfGroups = ['ComputeDerivativeGroupQuadsKHR', 'ComputeDerivativeGroupLinearKHR']

/** Execution models that have derivatives. With the capabilities of an extension, only its text knows all of them. */
function deriving({ capabilities }: Module): Models {
  return capabilitiesOfGroups.some((name) => capabilities.has(name)) ? withGroups : fragment
}

const withBarriers = models('TessellationControl', 'GLCompute', 'Kernel')

const derivatives = instructions.filter((row) => row.class === 'Derivative').map(({ name }) => name)

const allowed: ReadonlyMap<number, Models> = new Map(
  Object.entries({
    Patch: models('TessellationControl', 'TessellationEvaluation'),
    Stream: models('Geometry'),
    Index: models('Fragment'),
    InputAttachmentIndex: models('Fragment'),
  }).map(([name, set]) => [enumerant('Decoration', name), set]),
)
const restricted: ReadonlySet<number> = new Set(allowed.keys())

/** On a member these are the fault of `decoration-not-member`. */
const ofVariables: ReadonlySet<number> = enumerantSet('Decoration', 'Index', 'InputAttachmentIndex')

const captures: ReadonlySet<number> = enumerantSet('Decoration', 'XfbBuffer', 'XfbStride')
const processingNoVertices = models('Fragment', 'GLCompute', 'Kernel') | rayTracingModels

function decorationName(value: number): string {
  return enumerantByValue('Decoration', value)?.name ?? `decoration ${value}`
}

const output = enumerant('StorageClass', 'Output')
const builtIn = enumerant('Decoration', 'BuiltIn')
const pointSize = enumerant('BuiltIn', 'PointSize')

const needs = [
  { capability: 'GeometryPointSize', stages: models('Geometry') },
  {
    capability: 'TessellationPointSize',
    stages: models('TessellationControl', 'TessellationEvaluation'),
  },
] as const

const chains = opcodeSet(['OpAccessChain', 'OpInBoundsAccessChain'])
const stores = opcodeSet(['OpStore'])

/** The members of a structure type that are sizes of points. */
function sizesIn(module: Module, structure: Instruction | undefined): ReadonlySet<number> {
  if (structure === undefined) return new Set()
  return new Set(
    module
      .memberDecorations(structure.result)
      .filter((row) => row.decoration === builtIn && row.operands[0]?.value === pointSize)
      .map(({ member }) => member),
  )
}

/** Whether a chain from an object of a type goes into one of those members of a structure. */
function entersSize(
  module: Module,
  chain: Instruction,
  type: Instruction | undefined,
  sizes: ReadonlySet<number>,
): boolean {
  let inner = type
  for (let index = 1; index < chain.operands.length && inner !== undefined; index++) {
    if (isStructType(inner))
      return sizes.has(Number(module.integerValue(chain.valueAt(index) ?? 0) ?? -1n))
    inner = constituentType(module, inner, 0)
  }
  return false
}

/** Pointers to the size of a point that come from a variable. */
function pointersTo(module: Module, variable: Instruction): readonly number[] {
  const isSize = module
    .decorations(variable.result)
    .some((row) => row.decoration === builtIn && row.operands[0]?.value === pointSize)
  if (isSize) return [variable.result]
  const sizes = sizesIn(module, heldStructure(module, variable))
  if (sizes.size === 0) return []
  const type = heldType(module, variable)
  return module
    .uses(variable.result)
    .filter(
      (use) =>
        chains(use) && use.valueAt(0) === variable.result && entersSize(module, use, type, sizes),
    )
    .map(({ result }) => result)
}

const ofOneStream = ['OpEmitVertex', 'OpEndPrimitive']
const ofSeveral = ['OpEmitStreamVertex', 'OpEndStreamPrimitive']

/** Keyed by the id of a function, those that call it. */
function callersOf(module: Module): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  for (const [caller, callees] of callsOf(module))
    for (const callee of callees) {
      const known = found.get(callee)
      if (known === undefined) found.set(callee, [caller])
      else known.push(caller)
    }
  return found
}

/** The ids of the functions in whose call trees there are such instructions. */
function reaching(
  module: Module,
  names: readonly string[],
  callers: ReadonlyMap<number, readonly number[]>,
): ReadonlySet<number> {
  const found = new Set<number>()
  for (const name of names)
    for (const instruction of module.all(name))
      found.add(module.functionOf(instruction)?.definition.result ?? 0)
  // A set hands out what is added while it is walked.
  for (const id of found) for (const caller of callers.get(id) ?? []) found.add(caller)
  return found
}

/** Checks of the execution models that instructions, decorations and capabilities are for. */
export const checks: readonly Check[] = [
  // Section 3.2.19.
  {
    rule: 'core/decoration-execution-model',
    among: [
      'Decoration.Patch',
      'Decoration.Stream',
      'Decoration.Index',
      'Decoration.InputAttachmentIndex',
    ],
    judgeModule(module, report) {
      const modelsOf = listingOrUsing(module)
      const isVulkan = module.environment.client === 'vulkan'
      eachDecorated(module, globalVariables(module), restricted, (variable, applied) => {
        const { decoration, member, word } = applied
        if (member >= 0 && ofVariables.has(decoration)) return
        const others = modelsOf(variable) & ~(allowed.get(decoration) ?? 0)
        if (others === 0) return
        // The Vulkan specification has rules on the execution models of each built-in.
        if (isVulkan && isBuiltIn(module, variable)) return
        report(
          word,
          `variable ${variable.result} with ${decorationName(decoration)} is referenced by an entry point of ${modelNames(others)}`,
        )
      })
    },
  },
  {
    rule: 'core/capture-execution-model',
    among: ['TransformFeedback'],
    judgeModule(module, report) {
      const modelsOf = listingOrUsing(module)
      const isVulkan = module.environment.client === 'vulkan'
      eachDecorated(module, globalVariables(module), captures, (variable, applied) => {
        const others = modelsOf(variable) & processingNoVertices
        if (others === 0 || (isVulkan && isBuiltIn(module, variable))) return
        report(
          applied.word,
          `variable ${variable.result} with ${decorationName(applied.decoration)} is referenced by an entry point of ${modelNames(others)}`,
        )
      })
    },
  },
  // Execution models that instructions are for.
  /** Section 3.3.17. */
  onlyIn(
    'core/fragment-control-flow',
    ['OpKill', 'OpTerminateInvocation', 'OpDemoteToHelperInvocation'],
    () => fragment,
  ),
  /** Sections 3.3.16 and 2.19. */
  onlyIn('core/derivative-in-fragment', derivatives, deriving),
  /** Section 3.3.10. */
  onlyIn(
    'core/implicit-lod-in-fragment',
    [
      'OpImageSampleImplicitLod',
      'OpImageSampleDrefImplicitLod',
      'OpImageSampleProjImplicitLod',
      'OpImageSampleProjDrefImplicitLod',
      'OpImageQueryLod',
      'OpImageSparseSampleImplicitLod',
      'OpImageSparseSampleDrefImplicitLod',
    ],
    deriving,
  ),
  /** Section 3.3.20. */
  onlyIn('core/barrier-execution-model', ['OpControlBarrier'], () => withBarriers),
  // Section 3.2.30.
  {
    rule: 'core/point-size-capability',
    among: ['Geometry', 'Tessellation'],
    judgeModule(module, report) {
      const missing = needs.filter(({ capability }) => !module.capabilities.has(capability))
      if (missing.length === 0) return
      for (const variable of variablesIn(module, output))
        for (const pointer of pointersTo(module, variable))
          for (const store of module.uses(pointer)) {
            if (!stores(store) || store.valueAt(0) !== pointer) continue
            const reached = modelsReaching(module, store)
            const need = missing.find(({ stages }) => (stages & reached) !== 0)
            if (need !== undefined)
              report(operandWord(store, 0), `the size of a point, without ${need.capability}`)
          }
    },
  },
  // Section 3.3.19.
  {
    rule: 'core/vertex-streams',
    among: ofSeveral,
    judgeModule(module, report) {
      const callers = callersOf(module)
      const single = reaching(module, ofOneStream, callers)
      const several = reaching(module, ofSeveral, callers)
      for (const entryPoint of module.all('OpEntryPoint')) {
        const id = entryPoint.valueAt(1) ?? 0
        if (single.has(id) && several.has(id))
          report(entryPoint.word, `function ${id} emits vertices to one stream and to several`)
      }
    },
  },
]
