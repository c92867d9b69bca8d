import { opcodeOf } from '#spec/grammar/opcodes'
import type { DescribedModule } from './described-module.ts'

/** A type of the module as debug information describes it. */
export interface DebugType {
  readonly id: number
  /** In bits, of an object without padding. */
  readonly size: number
  /** How DebugPrintf prints a value, without the percent sign; `undefined` for a type that it does not print. */
  readonly specifier?: string
}

/** Base Type Attribute Encodings. */
const encodings = { boolean: 2, float: 3, signed: 4, unsigned: 6 } as const
const structure = 1
const mostSize = 0xffff_ffff
const noFlags = 0

const [boolean, integer, float, vector, array, struct, constant] = [
  ...['OpTypeBool', 'OpTypeInt', 'OpTypeFloat', 'OpTypeVector', 'OpTypeArray', 'OpTypeStruct'],
  'OpConstant',
].map(opcodeOf)

/** Where a described thing is said to be: source, line, column and parent. */
export type DebugPlace = readonly [source: number, line: number, column: number, parent: number]

/** Describes types, each once; `undefined` for a type that has no size in bits, or of which a part has none. */
export function debugTypes(
  module: DescribedModule,
  place: DebugPlace,
): (type: number) => DebugType | undefined {
  const known = new Map<number, DebugType | undefined>()
  const { isKernel } = module
  const flags = module.operand(noFlags)
  const basic = (name: string, size: number, encoding: number, specifier: string): DebugType => {
    const operands = [module.string(name), module.number(size), module.operand(encoding)]
    return {
      id: module.describe('DebugTypeBasic', ...operands, ...(isKernel ? [] : [flags])),
      size,
      specifier: size === 64 && encoding !== encodings.float ? `l${specifier}` : specifier,
    }
  }
  const composite = (id: number, members: readonly number[]): DebugType | undefined => {
    const types = members.flatMap((member) => typeOf(member) ?? [])
    if (types.length < members.length) return undefined
    const [source, line, column, parent] = place
    let size = 0
    const described = types.map((type, n) => {
      const span = [module.number(size), module.number(type.size), flags]
      size += type.size
      return { name: module.string(`m${n}`), type, span }
    })
    const name = module.string(`s${id}`)
    const head = [name, module.operand(structure), source, line, column, parent, name]
    const writeComposite = (result: number, ids: readonly number[]): number =>
      module.describeAs(
        ...([result, 'DebugTypeComposite', ...head, module.number(size), flags, ...ids] as const),
      )
    if (isKernel) {
      // A member names its composite, which comes first: only the composite may name what is defined after it.
      const result = module.newId()
      const ids = described.map(() => module.newId())
      writeComposite(result, ids)
      for (const [n, { name: member, type, span }] of described.entries()) {
        const operands = [member, type.id, source, line, column, result, ...span]
        module.describeAs(ids[n] as number, 'DebugTypeMember', ...operands)
      }
      return { id: result, size }
    }
    const ids = described.map(({ name: member, type, span }) =>
      module.describe('DebugTypeMember', member, type.id, source, line, column, ...span),
    )
    return { id: writeComposite(module.newId(), ids), size }
  }
  const repeated = (name: string, part: number, count: number, operand: number) => {
    const element = typeOf(part)
    const size = (element?.size ?? 0) * count
    return element === undefined || size > mostSize
      ? undefined
      : { id: module.describe(name, element.id, operand), size }
  }
  const described = (id: number): DebugType | undefined => {
    const { opcode, words } = module.definition(id) ?? { opcode: 0, words: [] }
    const [, first = 0, second = 0] = words
    if (opcode === boolean) return basic('bool', 32, encodings.boolean, 'd')
    if (opcode === integer)
      return second === 0
        ? basic(`uint${first}`, first, encodings.unsigned, 'u')
        : basic(`int${first}`, first, encodings.signed, 'd')
    // Another encoding of floats is described by version 101 only.
    if (opcode === float && words.length === 2)
      return basic(`float${first}`, first, encodings.float, 'f')
    if (opcode === vector) {
      const type = repeated('DebugTypeVector', first, second, module.operand(second))
      const specifier = typeOf(first)?.specifier
      return (
        type &&
        (specifier === undefined || second > 4
          ? type
          : { ...type, specifier: `v${second}${specifier}` })
      )
    }
    if (opcode === array) {
      const length = module.definition(second)
      return length !== undefined && length.opcode === constant && length.words.length === 3
        ? repeated('DebugTypeArray', first, length.words[2] ?? 0, second)
        : undefined
    }
    return opcode === struct ? composite(id, words.slice(1)) : undefined
  }
  const typeOf = (id: number): DebugType | undefined => {
    if (!known.has(id)) known.set(id, described(id))
    return known.get(id)
  }
  return typeOf
}
