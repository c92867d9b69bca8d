const types: Readonly<Record<string, string>> = {
  short: 'OpTypeInt 16 1',
  ushort: 'OpTypeInt 16 0',
  bool3: 'OpTypeVector %bool 3',
  short2: 'OpTypeVector %short 2',
  long2: 'OpTypeVector %long 2',
  long4: 'OpTypeVector %long 4',
  half2: 'OpTypeVector %half 2',
  half4: 'OpTypeVector %half 4',
  double2: 'OpTypeVector %double 2',
  floats: 'OpTypeArray %float %uint_2',
  wrapped: 'OpTypeStruct %float4',
  resident: 'OpTypeStruct %uint %float4',
  resident_float: 'OpTypeStruct %uint %float',
}

function names(text: string): readonly string[] {
  return Array.from(text.matchAll(/%(?:a_)?(\w+)/g), ([, name = '']) => name)
}

/** Declarations of the types beside those of the stock that a text names, or of which it names a value `%a_<type>`. */
export function imageTypes(text: string): readonly string[] {
  const wanted = new Set(names(text))
  const entries = Object.entries(types)
  for (const [name, line] of entries.toReversed()) {
    if (wanted.has(name)) for (const part of names(line)) wanted.add(part)
  }
  return entries.flatMap(([name, line]) => (wanted.has(name) ? [`%${name} = ${line}`] : []))
}
