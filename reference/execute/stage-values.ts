import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'
import type { Decoration, Module } from '../module.ts'
import type { StageInputs } from './invocation.ts'
import { unsupported } from './stop.ts'
import type { Type } from './types.ts'
import { Unknown, type Value } from './value.ts'

function decorationNamed(name: string): number {
  return enumerantByName('Decoration', name)?.value ?? -1
}
const location = decorationNamed('Location')
const component = decorationNamed('Component')
const builtIn = decorationNamed('BuiltIn')

/** Components of a location. */
const perLocation = 4

/** Where a value of an interface begins: a built-in variable, or a location and a component of it. */
export interface StagePlace {
  readonly builtIn?: string
  readonly location: number
  readonly component: number
}

/** Reads or writes one scalar: by `location.component`, or by the name of a built-in with its parts. */
export type ScalarAt = (key: string, type: Type, value: Value | undefined) => Value

function placeOf(decorations: readonly Decoration[]): StagePlace | undefined {
  const operandOf = (wanted: number) =>
    decorations.find(({ decoration }) => decoration === wanted)?.operands[0]?.value
  const number = operandOf(builtIn)
  const place = operandOf(location)
  if (number === undefined && place === undefined) return undefined
  return {
    ...(number !== undefined && { builtIn: enumerantByValue('BuiltIn', number)?.name ?? '' }),
    location: place ?? 0,
    component: operandOf(component) ?? 0,
  }
}

/** Components that a scalar takes. */
function componentsOf(type: Type): number {
  return type.size > 4 ? 2 : 1
}

/** Locations that a value of the type takes (Location and Component Assignment). */
function locationsOf(type: Type): number {
  switch (type.kind) {
    case 'vector':
      return componentsOf(type.element) * type.count > perLocation ? 2 : 1
    case 'matrix':
    case 'array':
      return type.count * locationsOf(type.element)
    case 'struct':
      return type.members.reduce((sum, member) => sum + locationsOf(member.type), 0)
    default:
      return 1
  }
}

/** Visits the scalars of interface values: those of a value that is given, or those that make a value. */
export class StageValues {
  readonly #module: Module

  constructor(module: Module) {
    this.#module = module
  }

  /** The place of a variable; `undefined` if it has neither a location nor a built-in, and its members have. */
  placeOf(id: number): StagePlace | undefined {
    return placeOf(this.#module.decorations(id))
  }

  /** Visits the scalars of a variable of that type, in order, and returns the value that they make. */
  visit(type: Type, place: StagePlace | undefined, scalarAt: ScalarAt, value?: Value): Value {
    const partOf = (index: number) =>
      Array.isArray(value) ? ((value as readonly Value[])[index] as Value) : undefined
    if (type.kind === 'struct') {
      const decorations = this.#module.memberDecorations(type.id)
      let next = place?.location
      return type.members.map((member, index) => {
        const decorated = placeOf(decorations.filter((decoration) => decoration.member === index))
        const start =
          decorated ?? (next === undefined ? undefined : { location: next, component: 0 })
        if (start === undefined)
          throw unsupported(`member ${index} of %${type.id} without a location`)
        if (start.builtIn === undefined) next = start.location + locationsOf(member.type)
        return this.visit(member.type, start, scalarAt, partOf(index))
      })
    }
    if (place === undefined) throw unsupported('a variable of an interface without a location')
    if (type.kind === 'matrix' || type.kind === 'array') {
      const { element, count } = type
      return Array.from({ length: count }, (_, index) =>
        this.visit(
          element,
          place.builtIn === undefined
            ? { ...place, location: place.location + index * locationsOf(element) }
            : { ...place, builtIn: `${place.builtIn}[${index}]` },
          scalarAt,
          partOf(index),
        ),
      )
    }
    if (type.kind === 'vector') {
      const { element, count } = type
      return Array.from({ length: count }, (_, index) => {
        const first = place.component + index * componentsOf(element)
        const key = place.builtIn
          ? `${place.builtIn}.${index}`
          : `${place.location + Math.floor(first / perLocation)}.${first % perLocation}`
        return scalarAt(key, element, partOf(index))
      })
    }
    const key = place.builtIn ?? `${place.location}.${place.component}`
    return scalarAt(key, type, value)
  }

  /** The value of an input variable. What nothing was written to is open. */
  input(id: number, type: Type, { scalars, builtIns }: StageInputs): Value {
    return this.visit(type, this.placeOf(id), (key) => {
      const given = scalars.get(key) ?? builtIns[key]
      if (given !== undefined) return given
      if (/^\d/.test(key)) return new Unknown(`an input at ${key}, which nothing was written to`)
      throw unsupported(`built-in ${key}`)
    })
  }
}
