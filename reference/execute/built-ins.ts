import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'
import { integer } from './integers.ts'
import type { Position, Three } from './invocation.ts'
import { componentOf, widthOf } from './scope.ts'
import { unsupported } from './stop.ts'
import type { Type } from './types.ts'
import type { Value } from './value.ts'

function sum(group: Three, size: Three, local: Three): Three {
  return [
    group[0] * size[0] + local[0],
    group[1] * size[1] + local[1],
    group[2] * size[2] + local[2],
  ]
}

function linear([x, y, z]: Three, [width, height]: Three): number {
  return x + width * (y + height * z)
}

function product([x, y, z]: Three): number {
  return x * y * z
}

function totals({ groups, size }: Position): Three {
  return sum(groups, size, [0, 0, 0])
}

function global({ group, size, local }: Position): Three {
  return sum(group, size, local)
}

function subgroups({ size, subgroup }: Position): number {
  return Math.ceil(product(size) / subgroup)
}

const valuesOf: Readonly<Record<string, (position: Position) => number | Three>> = {
  NumWorkgroups: ({ groups }) => groups,
  WorkgroupSize: ({ size }) => size,
  EnqueuedWorkgroupSize: ({ size }) => size,
  WorkgroupId: ({ group }) => group,
  LocalInvocationId: ({ local }) => local,
  GlobalInvocationId: global,
  GlobalSize: totals,
  GlobalOffset: () => [0, 0, 0],
  GlobalLinearId: (position) => linear(global(position), totals(position)),
  LocalInvocationIndex: ({ local, size }) => linear(local, size),
  WorkDim: () => 3,
  SubgroupSize: ({ subgroup }) => subgroup,
  SubgroupMaxSize: ({ subgroup }) => subgroup,
  NumSubgroups: subgroups,
  NumEnqueuedSubgroups: subgroups,
  SubgroupId: ({ local, size, subgroup }) => Math.floor(linear(local, size) / subgroup),
  SubgroupLocalInvocationId: ({ local, size, subgroup }) => linear(local, size) % subgroup,
}

const byNumber: ReadonlyMap<number, (position: Position) => number | Three> = new Map(
  Object.entries(valuesOf).map(([name, value]) => [
    enumerantByName('BuiltIn', name)?.value ?? -1,
    value,
  ]),
)

/** The value of a built-in variable of that type. Subgroups take invocations in order of LocalInvocationIndex. */
export function builtInValue(builtIn: number, type: Type, position: Position): Value {
  const value = byNumber.get(builtIn)?.(position)
  const component = componentOf(type)
  if (value === undefined || component.kind !== 'int')
    throw unsupported(`built-in ${enumerantByValue('BuiltIn', builtIn)?.name ?? builtIn}`)
  const width = widthOf(type)
  if (typeof value === 'number') return integer(BigInt(value), width)
  const parts = value.map((part) => integer(BigInt(part), width))
  return type.kind === 'vector' ? parts.slice(0, type.count) : (parts[0] as Value)
}
