import { opcodeOf } from '#spec/grammar/opcodes'
import type { Module } from '../module.ts'
import { definition } from './definition.ts'

/** What a type is, as far as mutators look. Widths in bits, sizes in constituents where a plain constant says so. */
export type TypeShape =
  | { readonly kind: 'bool' }
  | { readonly kind: 'integer'; readonly width: number; readonly signed: boolean }
  | { readonly kind: 'float'; readonly width: number }
  | {
      readonly kind: 'vector' | 'matrix' | 'array'
      readonly constituent: number
      readonly size: number | undefined
    }
  | { readonly kind: 'structure'; readonly members: readonly number[] }
  | { readonly kind: 'pointer'; readonly storageClass: number; readonly pointee: number }
  | { readonly kind: 'other' }

const opConstant = opcodeOf('OpConstant')

function lengthOf(module: Module, id: number | undefined): number | undefined {
  const length = definition(module, id)
  const [, , low, high = 0] = length?.words ?? []
  return length?.opcode === opConstant && high === 0 ? low : undefined
}

/** By opcode; `first` and `second` are the words behind the result. */
const readers: Readonly<
  Record<number, (first: number, second: number, module: Module) => TypeShape>
> = {
  20: () => ({ kind: 'bool' }),
  21: (width, signedness) => ({ kind: 'integer', width, signed: signedness === 1 }),
  22: (width) => ({ kind: 'float', width }),
  23: (constituent, size) => ({ kind: 'vector', constituent, size }),
  24: (constituent, size) => ({ kind: 'matrix', constituent, size }),
  28: (constituent, length, module) => ({
    kind: 'array',
    constituent,
    size: lengthOf(module, length),
  }),
  32: (storageClass, pointee) => ({ kind: 'pointer', storageClass, pointee }),
}

const opTypeStruct = opcodeOf('OpTypeStruct')

/** The shape of the type with that id; `other` for whatever else it is. */
export function typeShape(module: Module, id: number | undefined): TypeShape {
  const { opcode, words } = definition(module, id) ?? { opcode: 0, words: [] }
  if (opcode === opTypeStruct) return { kind: 'structure', members: words.slice(1) }
  return readers[opcode]?.(words[1] ?? 0, words[2] ?? 0, module) ?? { kind: 'other' }
}
