import { opcodeOf } from '#spec/grammar/opcodes'
import { vectorType } from '../composite-types.ts'
import { compute } from '../compute.ts'
import type { Draft } from '../draft.ts'
import { drawNumeric } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { floatType, type ScalarSpec, uintType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { decorate, globalVariable } from '../variables.ts'
import { write } from '../write.ts'

const opLoad = opcodeOf('OpLoad')
const opStore = opcodeOf('OpStore')
const location = enumerantOf('Decoration', 'Location')
const flat = enumerantOf('Decoration', 'Flat')
const builtIn = enumerantOf('Decoration', 'BuiltIn')
const { input, output } = storageClasses
const word = ({ width }: ScalarSpec) => width === 32
const hasLocations = ({ world }: Draft) => world.model === 'Fragment' || world.model === 'Vertex'

/** Outputs of fragment shaders have eight locations at most; inputs keep to as many. */
const mostLocations = 8

function drawType(draft: Draft): Type {
  return drawNumeric(draft, draft.draw.below(2) === 0 ? 'float' : 'integer', word)
}

function located(draft: Draft, storageClass: number): { id: number; type: Type } | undefined {
  const { draw, globals, world } = draft
  const there = globals.filter((each) => each.storageClass === storageClass && !each.block)
  const known = there.at(-1)
  if (known?.pointee !== undefined && draw.below(2) === 0) {
    return { id: known.id, type: known.pointee }
  }
  if (there.length >= mostLocations) return undefined
  const type = drawType(draft)
  const { id } = globalVariable(draft, storageClass, type, true, {
    writable: storageClass === output,
  })
  decorate(draft, id, location, there.length)
  const component = type.kind === 'vector' ? (type.part as Type) : type
  const interpolated = world.model === 'Fragment' ? input : -1
  if (component.kind === 'integer' && storageClass === interpolated) decorate(draft, id, flat)
  return { id, type }
}

interface BuiltIn {
  readonly value: number
  readonly storageClass: number
  readonly components: number
  readonly float: boolean
}

const builtInNamed = (
  name: string,
  components: number,
  float = false,
  storageClass: number = input,
): BuiltIn => ({ value: enumerantOf('BuiltIn', name), storageClass, components, float })

const builtIns: Readonly<Record<string, readonly BuiltIn[]>> = {
  GLCompute: [
    builtInNamed('GlobalInvocationId', 3),
    builtInNamed('LocalInvocationId', 3),
    builtInNamed('WorkgroupId', 3),
    builtInNamed('NumWorkgroups', 3),
    builtInNamed('LocalInvocationIndex', 1),
  ],
  Fragment: [builtInNamed('FragCoord', 4, true)],
  Vertex: [builtInNamed('Position', 4, true, output)],
}

/** Variables of the interface between stages, and those that the environment fills. */
export const interfaces: readonly Emitter[] = [
  {
    name: 'load-input',
    weight: 3,
    applies: hasLocations,
    emit(draft) {
      const found = located(draft, input)
      if (found === undefined) return false
      compute(draft, opLoad, found.type, found.id)
      return true
    },
  },
  {
    name: 'store-output',
    weight: 3,
    applies: hasLocations,
    emit(draft) {
      const found = located(draft, output)
      if (found === undefined) return false
      write(draft, opStore, found.id, valueLike(draft, found.type))
      return true
    },
  },
  {
    name: 'built-in',
    weight: 3,
    applies: ({ world }) => builtIns[world.model] !== undefined,
    emit(draft) {
      const of = draft.draw.of(builtIns[draft.world.model] as readonly BuiltIn[])
      const component = of.float ? floatType(draft) : uintType(draft)
      const type = of.components === 1 ? component : vectorType(draft, component, of.components)
      const key = `built-in ${of.value}`
      let id = draft.ids.get(key)
      if (id === undefined) {
        id = globalVariable(draft, of.storageClass, type, true, {
          writable: of.storageClass === output,
          isBlock: true,
        }).id
        decorate(draft, id, builtIn, of.value)
        draft.ids.set(key, id)
      }
      if (of.storageClass === output) write(draft, opStore, id, valueLike(draft, type))
      else compute(draft, opLoad, type, id)
      return true
    },
  },
]
