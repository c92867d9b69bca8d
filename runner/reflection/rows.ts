import type { Module } from '#reference/module'
import { descriptorTypes } from './descriptor-types.ts'
import type { ReflectionEntry } from './entries.ts'
import { isPlaced, kernelName, numberOf, numbersOf, textOf } from './entry-values.ts'
import { hexByteCount } from './hex-bytes.ts'
import type {
  ArgumentRow,
  KernelRow,
  NamedOperands,
  PrintfRow,
  ReflectedInstruction,
  ResourceRow,
  SpecConstantRow,
} from './module-reflection.ts'
import { resourceVariables } from './resource-variables.ts'
import { specConstants } from './spec-constants.ts'
import { specIdOperands } from './spec-id-operands.ts'

function operandsOf(entry: ReflectionEntry): NamedOperands {
  return Object.fromEntries(
    [...entry.operands].flatMap(([name, { value }]) =>
      value === undefined ? [] : [[`${name.charAt(0).toLowerCase()}${name.slice(1)}`, value]],
    ),
  )
}

function whose(entry: ReflectionEntry): { readonly kernel?: string } {
  return entry.kernel === undefined ? {} : { kernel: kernelName(entry.kernel) }
}

/** An instruction as a row of its operands. */
export function rowOf(entry: ReflectionEntry): ReflectedInstruction {
  const { name = '', instruction } = entry
  const bytes = hexByteCount(textOf(entry, 'Data'))
  return {
    kind: name,
    word: instruction.word,
    ...whose(entry),
    ...operandsOf(entry),
    ...(bytes === undefined ? {} : { bytes }),
  }
}

/** The kernels, each with its requirements. */
export function kernelRows(entries: readonly ReflectionEntry[]): readonly KernelRow[] {
  const required = new Map(
    entries.flatMap((entry) => {
      const size = numbersOf(entry, ['X', 'Y', 'Z'])
      return entry.kernel === undefined || size === undefined
        ? []
        : [[entry.kernel.instruction, size] as const]
    }),
  )
  return entries.flatMap((entry) => {
    if (entry.name !== 'Kernel') return []
    const numArguments = numberOf(entry, 'NumArguments')
    const flags = numberOf(entry, 'Flags')
    const attributes = textOf(entry, 'Attributes')
    const requiredWorkgroupSize = required.get(entry.instruction)
    return [
      {
        name: kernelName(entry),
        function: entry.operands.get('Kernel')?.id ?? 0,
        word: entry.instruction.word,
        ...(numArguments === undefined ? {} : { numArguments }),
        ...(flags === undefined ? {} : { flags }),
        ...(attributes === undefined ? {} : { attributes }),
        ...(requiredWorkgroupSize === undefined ? {} : { requiredWorkgroupSize }),
      },
    ]
  })
}

/** The arguments, each with its ArgumentInfo. */
export function argumentRows(entries: readonly ReflectionEntry[]): readonly ArgumentRow[] {
  return entries.flatMap((entry) => {
    if (!entry.name?.startsWith('Argument') || entry.name === 'ArgumentInfo') return []
    const row = rowOf(entry)
    return [entry.info === undefined ? row : { ...row, info: operandsOf(entry.info) }]
  })
}

/** The bindings, each with everything that lies in it. */
export function resourceRows(
  module: Module,
  entries: readonly ReflectionEntry[],
): readonly ResourceRow[] {
  const variables = new Map<string, number[]>()
  for (const { descriptorSet, binding, instruction } of resourceVariables(module)) {
    const place = `${descriptorSet}/${binding}`
    const others = variables.get(place)
    if (others === undefined) variables.set(place, [instruction.result])
    else others.push(instruction.result)
  }
  const rows = new Map<string, ResourceRow & { readonly kinds: string[] }>()
  for (const entry of entries) {
    const descriptorType = descriptorTypes.get(entry.name ?? '')
    const [descriptorSet, binding] = numbersOf(entry, ['DescriptorSet', 'Binding']) ?? []
    if (descriptorType === undefined || entry.name === undefined || !isPlaced(entry)) continue
    if (descriptorSet === undefined || binding === undefined) continue
    const place = `${descriptorSet}/${binding}`
    const key = `${entry.kernel?.instruction.result}/${place}/${descriptorType}`
    const known = rows.get(key)
    if (known !== undefined) {
      known.kinds.push(entry.name)
      continue
    }
    const mask = numberOf(entry, 'Mask')
    rows.set(key, {
      ...whose(entry),
      descriptorSet,
      binding,
      descriptorType,
      kinds: [entry.name],
      variables: variables.get(place) ?? [],
      ...(mask === undefined ? {} : { mask }),
    })
  }
  return [...rows.values()]
}

/** Everything that lies in push constants. */
export function pushConstantRows(
  entries: readonly ReflectionEntry[],
): readonly ReflectedInstruction[] {
  return entries
    .filter(({ operands }) => operands.has('Offset') && !operands.has('Binding'))
    .map((entry) => {
      // The data is in the constant data.
      const { data: _data, bytes: _bytes, ...row } = rowOf(entry)
      return { ...row, kind: entry.name ?? '', word: entry.instruction.word }
    })
}

/** The SpecIds, each with the constants that have it. */
export function specConstantRows(
  module: Module,
  entries: readonly ReflectionEntry[],
): readonly SpecConstantRow[] {
  const constants = specConstants(module)
  return entries.flatMap((entry) =>
    (specIdOperands.get(entry.name ?? '') ?? []).flatMap((operand) => {
      const specId = numberOf(entry, operand)
      const ordinal = numberOf(entry, 'Ordinal')
      if (specId === undefined) return []
      const described = { kind: entry.name ?? '', operand, ...whose(entry) }
      const ids = (constants.get(specId) ?? []).map(({ result }) => result)
      return [
        { ...described, ...(ordinal === undefined ? {} : { ordinal }), specId, constants: ids },
      ]
    }),
  )
}

/** The strings of printf calls. */
export function printfRows(entries: readonly ReflectionEntry[]): readonly PrintfRow[] {
  return entries.flatMap((entry) => {
    if (entry.name !== 'PrintfInfo') return []
    const id = numberOf(entry, 'PrintfID')
    const format = textOf(entry, 'FormatString')
    const argumentSizes = entry.list.map(({ value }) => (typeof value === 'number' ? value : null))
    return [
      {
        ...(id === undefined ? {} : { id }),
        ...(format === undefined ? {} : { format }),
        argumentSizes,
      },
    ]
  })
}
