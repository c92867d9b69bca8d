import type { Program } from '../../builder/program.ts'
import { scalarNamed } from '../../builder/scalars.ts'
import type { Module } from '../../module.ts'
import { typeShape } from '../../mutate/type-shape.ts'

/** A type, and how it lies in memory where it is laid out explicitly. */
export interface LaidType {
  readonly id: number
  /** In bytes; of a run-time array, of one element with its gap. */
  readonly size: number
  /** In bytes. */
  readonly alignment: number
  /** Bytes from one column to the next, of a matrix and of arrays of it: asked for where it is a member. */
  readonly matrixStride?: number
  /** True of structures with `Block` and of arrays of them, which have no stride. */
  readonly isBlock?: true
}

/** How many members the structure type with that id has; 0 where it is none. */
export function memberCount(module: Module, type: number | undefined): number {
  const shape = typeShape(module, type)
  return shape.kind === 'structure' ? shape.members.length : 0
}

/** Declares types. Scalars, vectors and matrices stand once in a module; arrays and structures come anew each time. */
export interface Types {
  /** By its name in `build/scalars.ts`. */
  readonly scalar: (name: string) => LaidType
  readonly vector: (component: LaidType, count: number) => LaidType
  readonly matrix: (column: LaidType, count: number) => LaidType
  readonly array: (element: LaidType, length: number) => LaidType
  readonly runTimeArray: (element: LaidType) => LaidType
  readonly structure: (...members: readonly LaidType[]) => LaidType
  /** A structure with `Block`. */
  readonly block: (...members: readonly LaidType[]) => LaidType
}

function roundUp(size: number, alignment: number): number {
  return Math.ceil(size / alignment) * alignment
}

/**
 * Types for a program.
 *
 * @param explicit whether they are decorated with their layout, which is that of std430: as tight as alignment permits.
 */
export function typesOf(program: Program, explicit: boolean): Types {
  const { builder } = program

  function elements(element: LaidType, id: number, length: number): LaidType {
    const stride = roundUp(element.size, element.alignment)
    if (explicit && !element.isBlock) builder.decorate(id, 'ArrayStride', stride)
    return { ...element, id, size: stride * length }
  }

  function structure(...members: readonly LaidType[]): LaidType {
    const id = builder.add('OpTypeStruct', ...members.map((member) => member.id))
    let size = 0
    let alignment = 1
    for (const [index, member] of members.entries()) {
      const offset = roundUp(size, member.alignment)
      if (explicit) builder.add('OpMemberDecorate', id, index, 'Offset', offset)
      if (explicit && member.matrixStride !== undefined) {
        builder.add('OpMemberDecorate', id, index, 'MatrixStride', member.matrixStride)
        builder.add('OpMemberDecorate', id, index, 'ColMajor')
      }
      size = offset + member.size
      alignment = Math.max(alignment, member.alignment)
    }
    return { id, size: roundUp(size, alignment), alignment }
  }

  return {
    scalar(name) {
      const scalar = scalarNamed(name)
      const size = scalar.kind === 'bool' ? 4 : scalar.width / 8
      return { id: scalar.declare(program), size, alignment: size }
    },
    vector(component, count) {
      if (count > 4) builder.capability('Vector16')
      const id = builder.type('OpTypeVector', component.id, count)
      const alignment = component.size * (count === 3 ? 4 : count)
      return { id, size: component.size * count, alignment }
    },
    matrix(column, count) {
      const id = builder.type('OpTypeMatrix', column.id, count)
      const matrixStride = roundUp(column.size, column.alignment)
      return { id, size: matrixStride * count, alignment: column.alignment, matrixStride }
    },
    array(element, length) {
      const uint = scalarNamed('uint').declare(program)
      const id = builder.add('OpTypeArray', element.id, builder.constant(uint, length))
      return elements(element, id, length)
    },
    runTimeArray: (element) => elements(element, builder.add('OpTypeRuntimeArray', element.id), 1),
    structure,
    block(...members) {
      const type = structure(...members)
      builder.decorate(type.id, 'Block')
      return { ...type, isBlock: true }
    },
  }
}
