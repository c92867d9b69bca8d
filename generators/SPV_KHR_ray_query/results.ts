import { pairIn } from '../pairs/pair-of.ts'
import { declared, instructionsOf, type Kind, results, shader } from './shared/queries.ts'

/** Slugs of the rules, and types that differ from the right one. */
const rules: Readonly<Record<Kind, readonly [slug: string, others: readonly string[]]>> = {
  boolean: ['a-boolean', ['uint', 'bool2', 'float']],
  integer: ['a-32-bit-integer', ['ulong', 'ushort', 'float', 'uint2', 'bool', 'long']],
  float: ['a-32-bit-float', ['double', 'half', 'uint', 'float2', 'float3']],
  pair: [
    'a-2-component-vector',
    ['float3', 'double2', 'half2', 'uint2', 'float', 'floats', 'float2x2'],
  ],
  vector: [
    'a-3-component-vector',
    ['float2', 'float4', 'double3', 'half3', 'int3', 'float_array3'],
  ],
  matrix: [
    'a-matrix-of-four-columns',
    ['float4x3', 'float3x3', 'float4x4', 'double3x4', 'float2x4', 'float3_array4'],
  ],
}

/** The first two instructions are shown with every type, the others with two of them each, in turn. */
const pairs_ = (Object.keys(rules) as Kind[]).map((kind) => {
  const [slug, others] = rules[kind]
  const lines = instructionsOf(kind, '@').map((line, at) => {
    const few = [others[at % others.length], others[(at + 2) % others.length]]
    const [, name = ''] = /^%of_(\w+)/.exec(line) ?? []
    const ways = (at === 0 ? others : few).map(
      (other) => ` | ${name.toLowerCase()}-${String(other).replace('_', '-')}: %${other}`,
    )
    return line.replace('@', `{${results[kind]}${ways.join('')}}`)
  })
  return pairIn(shader)`result-is-${slug}/shader
results of instructions on ray queries have the right type
interfaces: %query
declarations: %query = OpVariable %pointer_Private_ray_query Private
annotations:
body: ${lines.join('\n')}`
})

/** Pairs of the rules on Result Types of instructions on ray queries. */
export const pairs = [
  ...pairs_,
  pairIn(shader)`result-is-a-32-bit-integer/signed: signed integers are results, too
declarations: ${declared}
body: ${instructionsOf('integer', '%int').join('\n')}
%primitive = OpRayQueryGetIntersectionPrimitiveIndexKHR {%int | wide: %long} %query %uint_1`,
]
