import { enumerantByName } from '#spec/grammar/grammar'
import { enumerantOf } from '../../words/instruction-of.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import { drawNumber } from '../draw-type.ts'
import { always, type Emitter, inFragments, when } from '../emitter.ts'
import type { ScalarSpec } from '../scalar-specs.ts'
import { boolType, floatType, uint, uintType, vectorType, voidType } from '../types.ts'
import { valueLike } from '../values.ts'
import { globalVariable } from '../variables.ts'
import { storageClasses } from '../world.ts'
import { compute, declare, decorate, idOnce, write } from '../write.ts'
import { rowsWith } from './by-grammar.ts'

/** Whether the module has several streams of vertices; decided once, since what has one has instructions of its own. */
function hasStreams(draft: Draft): boolean {
  const known = draft.ids.get('streams') ?? draft.draw.below(2)
  draft.ids.set('streams', known)
  return known === 1
}
const isGeometry = ({ world }: Draft) => world.model === 'Geometry'

/** Instructions on streams are for shaders that have several. */
const rows = rowsWith({
  applies: (draft, name) => isGeometry(draft) && hasStreams(draft) === name.includes('Stream'),
  draw: always,
  operands: { Stream: (draft) => uint(draft, draft.draw.below(4)) },
  result: voidType,
})

/** Instructions of geometry shaders. */
export const vertexStreams = rows(
  'OpEmitVertex OpEndPrimitive OpEmitStreamVertex OpEndStreamPrimitive',
)

/** Instructions that let fragment shaders continue as helpers. */
export const demotions = rowsWith({
  applies: inFragments,
  draw: always,
  operands: {},
  result: voidType,
})('OpDemoteToHelperInvocation')

const { input, output } = storageClasses
const word = ({ width }: ScalarSpec) => width === 32
const hasLocations = ({ world }: Draft) => world.model === 'Fragment' || world.model === 'Vertex'

/** Outputs of fragment shaders have eight locations at most; inputs keep to as many. */
const mostLocations = 8

function located(
  draft: Draft,
  storageClass: number,
): { id: number; type: DeclaredType } | undefined {
  const { draw, globals, world } = draft
  const candidates = globals.filter((each) => each.storageClass === storageClass && !each.block)
  const known = candidates.at(-1)
  if (known?.pointee !== undefined && draw.below(2) === 0) {
    return { id: known.id, type: known.pointee }
  }
  if (candidates.length >= mostLocations) return undefined
  const type = drawNumber(draft, word)
  const { id } = globalVariable(draft, storageClass, type, true, {
    writable: storageClass === output,
  })
  decorate(draft, id, 'Location', candidates.length)
  const component = type.kind === 'vector' ? (type.part as DeclaredType) : type
  const interpolated = world.model === 'Fragment' ? input : -1
  if (component.kind === 'integer' && storageClass === interpolated) decorate(draft, id, 'Flat')
  return { id, type }
}

/** A built-in variable: name, how many components of which kind, and storage class. */
type DrawnBuiltIn = readonly [string, number, 'integer' | 'float' | 'bool', number]

/** Built-in variables of the execution models with workgroups. */
const ofWorkgroups: readonly DrawnBuiltIn[] = [
  ['GlobalInvocationId', 3, 'integer', input],
  ['LocalInvocationId', 3, 'integer', input],
  ['WorkgroupId', 3, 'integer', input],
  ['NumWorkgroups', 3, 'integer', input],
  ['LocalInvocationIndex', 1, 'integer', input],
]

/** Built-in variables of an execution model. */
const builtIns: Readonly<Record<string, readonly DrawnBuiltIn[]>> = {
  GLCompute: ofWorkgroups,
  MeshNV: ofWorkgroups.filter(([name]) => name !== 'NumWorkgroups'),
  Fragment: [
    ['FragCoord', 4, 'float', input],
    ['PointCoord', 2, 'float', input],
    ['FrontFacing', 1, 'bool', input],
    ['HelperInvocation', 1, 'bool', input],
    ['SampleId', 1, 'integer', input],
    ['SamplePosition', 2, 'float', input],
    ['PrimitiveId', 1, 'integer', input],
    ['Layer', 1, 'integer', input],
    ['ViewportIndex', 1, 'integer', input],
  ],
  Vertex: [
    ['Position', 4, 'float', output],
    ['PointSize', 1, 'float', output],
    ['VertexIndex', 1, 'integer', input],
    ['InstanceIndex', 1, 'integer', input],
    ['BaseVertex', 1, 'integer', input],
    ['BaseInstance', 1, 'integer', input],
    ['DrawIndex', 1, 'integer', input],
  ],
  Geometry: [
    ['Position', 4, 'float', output],
    ['PrimitiveId', 1, 'integer', output],
    ['Layer', 1, 'integer', output],
    ['ViewportIndex', 1, 'integer', output],
    ['InvocationId', 1, 'integer', input],
  ],
  RayGenerationKHR: [
    ['LaunchIdKHR', 3, 'integer', input],
    ['LaunchSizeKHR', 3, 'integer', input],
  ],
}

/** Declares what a built-in asks for beside the capability of shaders. */
function declareBuiltIn(draft: Draft, name: string): void {
  const { capabilities = [] } = enumerantByName('BuiltIn', name) ?? {}
  const [needed] = capabilities.filter((each) => each !== 'Kernel')
  const isThere = capabilities.some(
    (each) => each === 'Shader' || draft.capabilities.has(enumerantOf('Capability', each)),
  )
  if (needed !== undefined && !isThere) declare(draft, needed)
}

const typesOf = { integer: uintType, float: floatType, bool: boolType } as const

const hasBuiltIns = ({ world }: Draft) => builtIns[world.model] !== undefined

/** Variables of the interface between stages, and those that the environment fills. */
export const interfaces: readonly Emitter[] = [
  when(hasLocations, 'load-input', 3, (draft) => {
    const found = located(draft, input)
    return found !== undefined && compute(draft, 'OpLoad', found.type, found.id)
  }),
  when(hasLocations, 'store-output', 3, (draft) => {
    const found = located(draft, output)
    return found !== undefined && write(draft, 'OpStore', found.id, valueLike(draft, found.type))
  }),
  when(hasBuiltIns, 'built-in', 3, (draft) => {
    const rows = builtIns[draft.world.model] ?? []
    const [name, components, kind, storageClass] = draft.draw.of(rows)
    const component = typesOf[kind](draft)
    const type = components === 1 ? component : vectorType(draft, component, components)
    const writable = storageClass === output
    const variable = idOnce(draft, `built-in ${name}`, () => {
      const more = { writable, block: true }
      const { id } = globalVariable(draft, storageClass, type, true, more)
      declareBuiltIn(draft, name)
      decorate(draft, id, 'BuiltIn', enumerantOf('BuiltIn', name))
      if (draft.world.model === 'Fragment' && kind === 'integer') decorate(draft, id, 'Flat')
      return id
    })
    if (writable) write(draft, 'OpStore', variable, valueLike(draft, type))
    else compute(draft, 'OpLoad', type, variable)
  }),
]
