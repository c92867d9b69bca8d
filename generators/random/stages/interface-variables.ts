import type { Words } from '../../module.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import { arrayType, floatType, uintType, vectorType } from '../types.ts'
import { storageClasses } from '../world.ts'
import { decorate } from '../write.ts'
import { demand, mayHave } from './demand.ts'

/** Decorations of a variable with a Location: those of a line together, each with its literals. */
interface InterfaceRow {
  readonly decorations: Readonly<Record<string, Words>>
  readonly storageClass: number
  readonly models: readonly string[]
}

const { input, output } = storageClasses
const vertices = ['Vertex', 'TessellationEvaluation', 'Geometry']
const tessellation = ['TessellationControl', 'TessellationEvaluation']

function row(
  storageClass: number,
  models: readonly string[],
  decorations: InterfaceRow['decorations'],
): InterfaceRow {
  return { storageClass, models, decorations }
}

const rows: readonly InterfaceRow[] = [
  ...['NoPerspective', 'Centroid', 'Sample', 'Flat'].flatMap((name) => [
    row(input, ['Fragment'], { [name]: [] }),
    row(output, vertices, { [name]: [] }),
  ]),
  row(input, ['TessellationEvaluation'], { Patch: [] }),
  row(output, ['TessellationControl'], { Patch: [] }),
  row(output, [...vertices, ...tessellation], { Invariant: [] }),
  row(output, ['Fragment'], { Index: [0] }),
  row(output, [...vertices, 'Fragment'], { Component: [2] }),
  row(input, ['Fragment', 'Vertex'], { Component: [1] }),
  row(output, ['Geometry'], { Stream: [0] }),
  row(output, vertices, { XfbBuffer: [0], XfbStride: [64], Offset: [0] }),
  row(output, ['MeshNV', 'MeshEXT'], { PerPrimitiveEXT: [] }),
  row(input, ['Fragment'], { PerPrimitiveEXT: [], Flat: [] }),
  row(output, ['MeshNV'], { PerViewNV: [] }),
  row(output, ['TaskNV'], { PerTaskNV: [] }),
  row(input, ['MeshNV'], { PerTaskNV: [] }),
]

/** A variable of an interface that is to be declared. */
interface LocatedVariable {
  readonly storageClass: number
  readonly type: DeclaredType
  readonly decorate: (id: number) => void
}

/** A variable with a Location and decorations that an execution model has; `undefined` where it has none. */
export function drawInterfaceVariable(
  draft: Draft,
  model: string,
  location: number,
): LocatedVariable | undefined {
  const { draw } = draft
  const candidates = rows.filter(
    ({ models, decorations }) =>
      models.includes(model) &&
      Object.keys(decorations).every((name) => mayHave(draft, 'Decoration', name)),
  )
  if (candidates.length === 0) return undefined
  const { storageClass, decorations } = draw.of(candidates)
  const isFlat = 'Flat' in decorations
  const component = isFlat && draw.below(2) === 1 ? uintType(draft) : floatType(draft)
  const isNarrow = 'Component' in decorations || draw.below(2) === 0
  const type = isNarrow ? component : vectorType(draft, component, 2 + draw.below(3))
  return {
    storageClass,
    // One for each vertex, or primitive.
    type: /^Mesh/.test(model) && storageClass === output ? arrayType(draft, type, 2, false) : type,
    decorate(id) {
      decorate(draft, id, 'Location', location)
      for (const [name, literals] of Object.entries(decorations)) {
        demand(draft, 'Decoration', name)
        decorate(draft, id, name, ...literals)
      }
    },
  }
}
