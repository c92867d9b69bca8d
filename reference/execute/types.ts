import { enumerantByName } from '#spec/grammar/grammar'
import type { Decoration, Instruction, Module } from '../module.ts'
import { unsupported } from './stop.ts'
import type { MatrixLayout } from './value.ts'

/** A type as the interpreter needs it: what its values consist of, and how they lie in memory. */
export type Type = {
  readonly id: number
  /** In bytes, without padding at the end; 0 for what has no size. */
  readonly size: number
  /** In bytes. */
  readonly alignment: number
} & (
  | { readonly kind: 'void' | 'bool' | 'function' }
  | { readonly kind: 'int'; readonly width: number; readonly signed: boolean }
  | { readonly kind: 'float'; readonly width: number }
  | {
      readonly kind: 'vector'
      readonly element: Type
      readonly count: number
      readonly stride: number
    }
  | {
      readonly kind: 'matrix'
      readonly element: Type
      readonly count: number
      readonly stride: number
    }
  | {
      readonly kind: 'array'
      readonly element: Type
      readonly count: number
      readonly stride: number
    }
  | { readonly kind: 'runtime array'; readonly element: Type; readonly stride: number }
  | { readonly kind: 'struct'; readonly members: readonly Member[] }
  | {
      readonly kind: 'pointer'
      readonly storage: number
      readonly pointee: number
      readonly stride: number
    }
  | { readonly kind: 'opaque'; readonly name: string }
)

/** A member of a structure. */
export interface Member {
  readonly type: Type
  /** In bytes from the beginning of the structure. */
  readonly offset: number
  readonly matrix: MatrixLayout | undefined
}

/** A type of one kind. */
export type TypeOf<Kind extends Type['kind']> = Extract<Type, { kind: Kind }>

const deepest = 200
const mostElements = 2 ** 32
/** Operations on these types take time in proportion to their size, and count as one step. */
const mostBits = 4096
const mostComponents = 4096

function decorationNamed(name: string): number {
  return enumerantByName('Decoration', name)?.value ?? -1
}
const offset = decorationNamed('Offset')
const arrayStride = decorationNamed('ArrayStride')
const matrixStride = decorationNamed('MatrixStride')
const rowMajor = decorationNamed('RowMajor')
const colMajor = decorationNamed('ColMajor')
const packed = decorationNamed('CPacked')
const arrayStrideId = decorationNamed('ArrayStrideIdEXT')
const offsetId = decorationNamed('OffsetIdEXT')

/** Rounds up. */
export function aligned(size: number, alignment: number): number {
  return Math.ceil(size / alignment) * alignment
}

/** The types of a module for one specialization, each worked out when it is first asked for. */
export class Types {
  readonly #module: Module
  readonly #count: (id: number) => number
  readonly #known = new Map<number, Type>()
  readonly #threeTakesFour: boolean
  readonly #descriptorSizes: ReadonlyMap<string, number>
  #depth = 0

  /**
   * @param count the value of the constant that is the length of an array or an offset by id.
   * @param descriptorSizes bytes of a descriptor by the instruction that declares its type.
   */
  constructor(
    module: Module,
    count: (id: number) => number,
    descriptorSizes: ReadonlyMap<string, number>,
  ) {
    this.#module = module
    this.#count = count
    this.#descriptorSizes = descriptorSizes
    this.#threeTakesFour = module.capabilities.has('Kernel')
  }

  /** The type with that id. */
  of(id: number): Type {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    const declaration = this.#module.definition(id)
    if (declaration === undefined) throw unsupported(`%${id} has no definition`)
    if (++this.#depth > deepest) throw unsupported(`types are nested deeper than ${deepest}`)
    const type = this.#declared(declaration)
    this.#depth--
    this.#known.set(id, type)
    return type
  }

  /** The type of the value with that id. */
  ofValue(id: number): Type {
    return this.of(this.#module.definition(id)?.resultType ?? 0)
  }

  /** Bytes from one element to the next where memory holds an array of `type` without a decorated stride. */
  strideOf(type: Type): number {
    return aligned(type.size, type.alignment)
  }

  #declared(declaration: Instruction): Type {
    const id = declaration.result
    const first = declaration.valueAt(0) ?? 0
    const second = declaration.valueAt(1) ?? 0
    switch (declaration.name) {
      case 'OpTypeVoid':
        return { kind: 'void', id, size: 0, alignment: 1 }
      case 'OpTypeBool':
        return { kind: 'bool', id, size: 4, alignment: 4 }
      case 'OpTypeInt': {
        if (first > mostBits) throw unsupported(`integer type %${id} of ${first} bits`)
        const size = Math.max(1, 2 ** Math.ceil(Math.log2(first / 8)))
        return { kind: 'int', id, width: first, signed: second !== 0, size, alignment: size }
      }
      case 'OpTypeFloat':
        if (declaration.operands.length > 1 || ![16, 32, 64].includes(first))
          throw unsupported(`floating-point type %${id} of ${first} bits`)
        return { kind: 'float', id, width: first, size: first / 8, alignment: first / 8 }
      case 'OpTypeVector':
      case 'OpTypeVectorIdEXT': {
        const element = this.of(first)
        const count = declaration.name === 'OpTypeVector' ? second : this.#count(second)
        if (count > mostComponents) throw unsupported(`vector type %${id} of ${count} components`)
        const stride = element.size
        const room = stride * (count === 3 && this.#threeTakesFour ? 4 : count)
        const alignment = this.#threeTakesFour ? room : element.alignment
        return { kind: 'vector', id, element, count, stride, size: stride * count, alignment }
      }
      case 'OpTypeMatrix': {
        const element = this.of(first)
        const { size: stride, alignment } = element
        return {
          kind: 'matrix',
          id,
          element,
          count: second,
          stride,
          size: stride * second,
          alignment,
        }
      }
      case 'OpTypeArray': {
        const element = this.of(first)
        const stride = this.#arrayStride(id, element)
        const count = this.#count(second)
        if (count > mostElements) throw unsupported(`array type %${id} has ${count} elements`)
        const size = count === 0 ? 0 : stride * (count - 1) + this.strideOf(element)
        return { kind: 'array', id, element, count, stride, size, alignment: element.alignment }
      }
      case 'OpTypeRuntimeArray': {
        const element = this.of(first)
        const stride = this.#arrayStride(id, element)
        return { kind: 'runtime array', id, element, stride, size: 0, alignment: element.alignment }
      }
      case 'OpTypeStruct':
        return this.#structure(declaration)
      case 'OpTypePointer':
      case 'OpTypeUntypedPointerKHR': {
        const stride = this.#decoration(id, arrayStride) ?? 0
        return {
          kind: 'pointer',
          id,
          storage: first,
          pointee: second,
          stride,
          size: 8,
          alignment: 8,
        }
      }
      case 'OpTypeFunction':
        return { kind: 'function', id, size: 0, alignment: 1 }
      default:
        return {
          kind: 'opaque',
          id,
          name: declaration.name,
          size: this.#descriptorSizes.get(declaration.name) ?? 0,
          alignment: 1,
        }
    }
  }

  #decoration(id: number, wanted: number): number | undefined {
    return this.#module.decorations(id).find(({ decoration }) => decoration === wanted)?.operands[0]
      ?.value
  }

  #arrayStride(id: number, element: Type): number {
    const byId = this.#decoration(id, arrayStrideId)
    if (byId !== undefined) return this.#count(byId)
    return this.#decoration(id, arrayStride) ?? this.strideOf(element)
  }

  #structure({ result: id, operands }: Instruction): Type {
    const isPacked =
      this.#decoration(id, packed) !== undefined || this.#module.isDecorated(id, 'CPacked')
    const rows: Decoration[][] = operands.map(() => [])
    for (const row of this.#module.memberDecorations(id)) rows[row.member]?.push(row)
    const members: Member[] = []
    let end = 0
    let alignment = 1
    for (const [index, operand] of operands.entries()) {
      const type = this.of(operand.value)
      const decorations = rows[index] ?? []
      const byId = decorations.find(({ decoration }) => decoration === offsetId)?.operands[0]?.value
      const explicit = decorations.find(({ decoration }) => decoration === offset)?.operands[0]
        ?.value
      const step = isPacked ? 1 : type.alignment
      const start = byId === undefined ? (explicit ?? aligned(end, step)) : this.#count(byId)
      members.push({ type, offset: start, matrix: matrixLayout(decorations) })
      const bytes = sizeWith(type, matrixLayout(decorations))
      end = Math.max(end, start + bytes)
      alignment = Math.max(alignment, step)
    }
    const isExplicit = rows.some((decorations) =>
      decorations.some(({ decoration }) => decoration === offset || decoration === offsetId),
    )
    const size = isExplicit ? end : aligned(end, alignment)
    return { kind: 'struct', id, members, size, alignment }
  }
}

function matrixLayout(decorations: readonly Decoration[]): MatrixLayout | undefined {
  const stride = decorations.find(({ decoration }) => decoration === matrixStride)?.operands[0]
    ?.value
  if (stride === undefined) return undefined
  const isRowMajor =
    decorations.some(({ decoration }) => decoration === rowMajor) &&
    !decorations.some(({ decoration }) => decoration === colMajor)
  return { stride, rowMajor: isRowMajor }
}

/** Bytes that an object of `type` takes if its matrices are laid out so. */
export function sizeWith(type: Type, layout: MatrixLayout | undefined): number {
  if (layout === undefined) return type.size
  if (type.kind === 'array')
    return type.count === 0 ? 0 : type.stride * (type.count - 1) + sizeWith(type.element, layout)
  if (type.kind !== 'matrix' || type.element.kind !== 'vector') return type.size
  const { element: column, count } = type
  return layout.rowMajor
    ? layout.stride * (column.count - 1) + count * column.stride
    : layout.stride * (count - 1) + column.size
}
