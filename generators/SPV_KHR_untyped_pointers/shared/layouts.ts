import type { Argument } from '../../builder/argument.ts'
import { instruction } from '../../builder/instruction.ts'
import type { Instruction, Module } from '../../module.ts'
import { graft } from '../../mutate/graft.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import type { Way } from '../../mutate/mutator-of.ts'

/** A member of a structure, with what it is decorated with. */
export interface SketchMember {
  readonly type: number
  readonly offset?: number
  readonly matrixStride?: number
  readonly major?: 'ColMajor' | 'RowMajor'
}

/** New types with whatever decorations, be they a layout or not. Scalars, vectors and matrices are shared. */
export interface Sketch {
  /** Any other declaration; its id. */
  readonly add: (name: string, ...args: readonly Argument[]) => number
  readonly uint: () => number
  readonly vector: (components: number) => number
  /** Of columns with so many components. */
  readonly matrix: (columns: number, components: number) => number
  readonly array: (element: number, length: number, stride?: number) => number
  readonly runTimeArray: (element: number, stride?: number) => number
  readonly structure: (
    members: readonly SketchMember[],
    ...decorations: readonly string[]
  ) => number
}

/** Draws something; its id. */
export type Draw = (sketch: Sketch) => number

/** What a sketch makes of a module. */
interface Drawn {
  readonly module: Module
  /** The ordinal that the instruction has by now. */
  readonly at: number
  readonly id: number
}

/**
 * The module with what is drawn, declared in front of the instruction with ordinal `at`; nothing where it asks for a
 * type that is declared behind it.
 */
function sketched(module: Module, at: number, draw: Draw): Drawn | undefined {
  const added = graft(module, at)
  const decorations: Instruction[] = []
  let missing = false

  function shared(name: string, ...args: readonly Argument[]): number {
    const id = added.type(name, ...args)
    if (id === undefined) missing = true
    return id ?? 0
  }
  function decorated(target: number, ...args: readonly Argument[]): number {
    decorations.push(instruction('OpDecorate', target, ...args))
    return target
  }
  function decorateMember(target: number, index: number, ...args: readonly Argument[]): void {
    decorations.push(instruction('OpMemberDecorate', target, index, ...args))
  }
  function strided(target: number, stride: number | undefined): number {
    return stride === undefined ? target : decorated(target, 'ArrayStride', stride)
  }
  const uint = () => shared('OpTypeInt', 32, 0)
  const vector = (count: number) => shared('OpTypeVector', shared('OpTypeFloat', 32), count)

  const id = draw({
    add: added.add,
    uint,
    vector,
    matrix: (columns, components) => shared('OpTypeMatrix', vector(components), columns),
    array: (element, length, stride) =>
      strided(added.add('OpTypeArray', element, added.add('OpConstant', uint(), length)), stride),
    runTimeArray: (element, stride) => strided(added.add('OpTypeRuntimeArray', element), stride),
    structure(members, ...more) {
      const structure = added.add('OpTypeStruct', ...members.map(({ type }) => type))
      for (const [index, { offset, matrixStride, major }] of members.entries()) {
        if (offset !== undefined) decorateMember(structure, index, 'Offset', offset)
        if (matrixStride !== undefined) {
          decorateMember(structure, index, 'MatrixStride', matrixStride)
        }
        if (major !== undefined) decorateMember(structure, index, major)
      }
      for (const decoration of more) decorated(structure, decoration)
      return structure
    },
  })
  if (missing) return undefined
  const { module: wider, shift } = added.done()
  return {
    module: decorations.reduce(insertDeclaration, wider),
    at: at + shift + decorations.length,
    id,
  }
}

/** Ways that draw something and do something with it at the instruction they are about. */
export function drawnWays(
  drawings: Readonly<Record<string, Draw>>,
  put: (module: Module, at: number, id: number) => Module,
): Readonly<Record<string, Way>> {
  return Object.fromEntries(
    Object.entries(drawings).map(([variant, draw]): [string, Way] => [
      variant,
      (module, at) => {
        const drawn = sketched(module, at, draw)
        return drawn === undefined ? undefined : put(drawn.module, drawn.at, drawn.id)
      },
    ]),
  )
}
