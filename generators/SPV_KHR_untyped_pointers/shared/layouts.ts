import type { Argument } from '../../builder/argument.ts'
import { instruction } from '../../builder/instruction.ts'
import type { Instruction, Module } from '../../module.ts'
import { graft } from '../../mutate/graft.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import type { Way } from '../../mutate/mutator-of.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import type { World } from './world.ts'

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

/** Matrices outside structures, and what is made of nothing but such. */
export const bareMatrices = {
  'two-by-two': (s) => s.matrix(2, 2),
  'four-by-four': (s) => s.matrix(4, 4),
  'three-by-two': (s) => s.matrix(3, 2),
} as const satisfies Readonly<Record<string, Draw>>

/** Arrays of matrices outside structures, with as much of a layout as they can have. */
export const arraysOfMatrices = {
  array: (s) => s.array(s.matrix(2, 2), 3, 16),
  'array-of-arrays': (s) => s.array(s.array(s.matrix(2, 4), 2, 32), 2, 64),
} as const satisfies Readonly<Record<string, Draw>>

/** Types of fixed size that are not laid out explicitly, each for one reason. Sizes in bytes stand beside them. */
export const brokenLayouts = {
  'no-offsets': (s) => s.structure([{ type: s.uint() }, { type: s.uint() }]),
  'one-offset-missing': (s) => s.structure([{ type: s.uint(), offset: 0 }, { type: s.uint() }]),
  'nested-offset-missing': (s) => {
    const inner = s.structure([{ type: s.uint() }])
    return s.structure([
      { type: s.uint(), offset: 0 },
      { type: inner, offset: 4 },
    ])
  },
  'same-offsets': (s) =>
    s.structure([
      { type: s.uint(), offset: 4 },
      { type: s.uint(), offset: 4 },
    ]),
  // 16 bytes from 0.
  'overlapping-members': (s) =>
    s.structure([
      { type: s.vector(4), offset: 0 },
      { type: s.uint(), offset: 12 },
    ]),
  // 8 bytes from 0 stand behind what they overlap.
  'overlapping-members-out-of-order': (s) =>
    s.structure([
      { type: s.uint(), offset: 4 },
      { type: s.vector(2), offset: 0 },
    ]),
  // The last element begins at 48.
  'member-in-an-element': (s) =>
    s.structure([
      { type: s.array(s.uint(), 4, 16), offset: 0 },
      { type: s.uint(), offset: 48 },
    ]),
  'no-array-stride': (s) => s.array(s.uint(), 4),
  'inner-array-stride-missing': (s) => s.array(s.array(s.uint(), 2), 3, 8),
  'array-stride-in-a-structure-missing': (s) =>
    s.structure([{ type: s.array(s.uint(), 4), offset: 0 }]),
  'array-stride-of-zero': (s) => s.array(s.uint(), 4, 0),
  'array-stride-of-zero-for-one-element': (s) => s.array(s.uint(), 1, 0),
  // Elements have 16 bytes.
  'overlapping-elements': (s) => s.array(s.vector(4), 2, 12),
  'overlapping-structures': (s) => {
    const pair = s.structure([
      { type: s.uint(), offset: 0 },
      { type: s.uint(), offset: 12 },
    ])
    return s.array(pair, 2, 12)
  },
  'no-matrix-stride': (s) => s.structure([{ type: s.matrix(2, 2), offset: 0, major: 'ColMajor' }]),
  'no-majorness': (s) => s.structure([{ type: s.matrix(2, 2), offset: 0, matrixStride: 8 }]),
  'array-of-matrices-without-matrix-stride': (s) =>
    s.structure([{ type: s.array(s.matrix(2, 2), 2, 16), offset: 0, major: 'RowMajor' }]),
  'matrix-stride-of-zero': (s) =>
    s.structure([{ type: s.matrix(2, 2), offset: 0, matrixStride: 0, major: 'ColMajor' }]),
  // Columns have 16 bytes.
  'overlapping-columns': (s) =>
    s.structure([{ type: s.matrix(2, 4), offset: 0, matrixStride: 8, major: 'ColMajor' }]),
  // Columns have 8 bytes, rows 16.
  'overlapping-rows': (s) =>
    s.structure([{ type: s.matrix(4, 2), offset: 0, matrixStride: 8, major: 'RowMajor' }]),
  'stride-of-blocks': (s) => s.array(s.structure([{ type: s.uint(), offset: 0 }], 'Block'), 2, 4),
} as const satisfies Readonly<Record<string, Draw>>

/** Blocks that end in a run-time array and are not laid out explicitly. */
export const brokenBuffers = {
  'offset-of-the-array-missing': (s) =>
    s.structure([{ type: s.uint(), offset: 0 }, { type: s.runTimeArray(s.uint(), 4) }], 'Block'),
  'offset-before-the-array-missing': (s) =>
    s.structure([{ type: s.uint() }, { type: s.runTimeArray(s.uint(), 4), offset: 4 }], 'Block'),
  'stride-of-the-array-missing': (s) =>
    s.structure([{ type: s.runTimeArray(s.uint()), offset: 0 }], 'Block'),
  'stride-of-zero': (s) => s.structure([{ type: s.runTimeArray(s.uint(), 0), offset: 0 }], 'Block'),
  'overlapping-elements': (s) =>
    s.structure([{ type: s.runTimeArray(s.vector(4), 8), offset: 0 }], 'Block'),
  'same-offsets': (s) =>
    s.structure(
      [
        { type: s.uint(), offset: 0 },
        { type: s.runTimeArray(s.uint(), 4), offset: 0 },
      ],
      'Block',
    ),
  'elements-without-offsets': (s) => {
    const element = s.structure([{ type: s.uint() }])
    return s.structure([{ type: s.runTimeArray(element, 4), offset: 0 }], 'Block')
  },
  'matrix-before-the-array-without-stride': (s) =>
    s.structure(
      [
        { type: s.matrix(2, 2), offset: 0, major: 'ColMajor' },
        { type: s.runTimeArray(s.uint(), 4), offset: 16 },
      ],
      'Block',
    ),
} as const satisfies Readonly<Record<string, Draw>>

/** Draws in a world that is being built what mutators draw in modules. */
export function drawIn(world: World, draw: Draw): number {
  const { builder, plain } = world
  const vector = (components: number) =>
    builder.type('OpTypeVector', plain.scalar('float').id, components)

  function strided(target: number, stride: number | undefined): number {
    if (stride !== undefined) builder.decorate(target, 'ArrayStride', stride)
    return target
  }

  return draw({
    add: builder.add,
    uint: () => plain.scalar('uint').id,
    vector,
    matrix: (columns, components) => builder.type('OpTypeMatrix', vector(components), columns),
    array: (element, length, stride) =>
      strided(builder.add('OpTypeArray', element, world.uint(length)), stride),
    runTimeArray: (element, stride) => strided(builder.add('OpTypeRuntimeArray', element), stride),
    structure(members, ...decorations) {
      const structure = builder.add('OpTypeStruct', ...members.map(({ type }) => type))
      for (const [index, { offset, matrixStride, major }] of members.entries()) {
        const decorate = (...args: readonly (string | number)[]) =>
          void builder.add('OpMemberDecorate', structure, index, ...args)
        if (offset !== undefined) decorate('Offset', offset)
        if (matrixStride !== undefined) decorate('MatrixStride', matrixStride)
        if (major !== undefined) decorate(major)
      }
      for (const decoration of decorations) builder.decorate(structure, decoration)
      return structure
    },
  })
}

/** Ways that put each of those drawings in the place of one word. */
export function drawWays(
  word: number,
  drawings: Readonly<Record<string, Draw>>,
): Readonly<Record<string, Way>> {
  return drawnWays(drawings, (module, at, id) => replaceWord(module, at, word, id))
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
