import { type Edit, type Pair, pair } from './pair.ts'
import type { Pieces } from './pieces.ts'

/** Types beside those of the stock. A matrix is named by its column type and its column count. */
const types: Readonly<Record<string, string>> = {
  uchar: 'OpTypeInt 8 0',
  short: 'OpTypeInt 16 1',
  ushort: 'OpTypeInt 16 0',
  uchar8: 'OpTypeVector %uchar 8',
  ushort2: 'OpTypeVector %ushort 2',
  ushort4: 'OpTypeVector %ushort 4',
  long2: 'OpTypeVector %long 2',
  ulong2: 'OpTypeVector %ulong 2',
  half2: 'OpTypeVector %half 2',
  half4: 'OpTypeVector %half 4',
  double2: 'OpTypeVector %double 2',
  double3: 'OpTypeVector %double 3',
  bool3: 'OpTypeVector %bool 3',
  float2x3: 'OpTypeMatrix %float2 3',
  float3x2: 'OpTypeMatrix %float3 2',
  float3x3: 'OpTypeMatrix %float3 3',
  float4x2: 'OpTypeMatrix %float4 2',
  float4x3: 'OpTypeMatrix %float4 3',
  double2x2: 'OpTypeMatrix %double2 2',
  double2x3: 'OpTypeMatrix %double2 3',
  double3x2: 'OpTypeMatrix %double3 2',
  uints: 'OpTypeArray %uint %uint_2',
  ints: 'OpTypeArray %int %uint_2',
  floats: 'OpTypeArray %float %uint_2',
  bools: 'OpTypeArray %bool %uint_2',
  uint_only: 'OpTypeStruct %uint',
  float_only: 'OpTypeStruct %float',
  uint_pair: 'OpTypeStruct %uint %uint',
  int_pair: 'OpTypeStruct %int %int',
  ulong_pair: 'OpTypeStruct %ulong %ulong',
  float_pair: 'OpTypeStruct %float %float',
  uint2_pair: 'OpTypeStruct %uint2 %uint2',
  int2_pair: 'OpTypeStruct %int2 %int2',
  uint_three: 'OpTypeStruct %uint %uint %uint',
}

function names(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name)
}

function typesIn(text: string): readonly string[] {
  const wanted = new Set(names(text, /%(?:a_)?(\w+)/g))
  const entries = Object.entries(types)
  for (const [name, line] of entries.toReversed()) {
    if (wanted.has(name)) for (const part of names(line, /%(\w+)/g)) wanted.add(part)
  }
  return entries.flatMap(([name, line]) => (wanted.has(name) ? [`%${name} = ${line}`] : []))
}

/**
 * A pair whose ways are lines in the place of those with the same result. `%a_uint` and the like
 * are values of the type that they name.
 */
export function linePair(
  rule: string,
  name: string,
  summary: string,
  pieces: Pieces,
  ways: Readonly<Record<string, string>>,
  options: Partial<Pick<Pair, 'environments'>> = {},
): Pair {
  const texts = [...Object.values(pieces), ...Object.values(ways)].join('\n')
  const lines = Object.values(pieces).join('\n').split('\n')
  const values = new Set(names(texts, /%a_(\w+)/g))
  const declarations = [
    ...typesIn(texts),
    ...(pieces.declarations === undefined ? [] : [pieces.declarations]),
    ...Array.from(values, (type) => `%a_${type} = OpUndef %${type}`),
  ].join('\n')
  const edits = Object.entries(ways).map(([way, line]): [string, Edit[]] => {
    const from = lines.find((old) => old.startsWith(line.slice(0, line.indexOf('=') + 1)))
    return [way, [[from ?? line, line]]]
  })
  return pair(rule, name, summary, { ...pieces, declarations }, Object.fromEntries(edits), options)
}
