import {
  firstFree,
  functionType,
  literal,
  module,
  oneId,
  op,
  range,
  uint,
  voidType,
  type WriteInstruction,
} from './module.ts'

/** A module that is slow for whoever asks each of its parts about all others, and where it was. */
export interface FoundTrap {
  readonly environment: string
  /** Whether the device has little of everything; it is not known otherwise. */
  readonly isLimited?: boolean
  readonly make: (words: number) => Uint32Array
}

const [geometry, glCompute, meshExt] = [3, 5, 5365]
const [outputVertices, outputPoints, inputPoints, invocations] = [26, 27, 19, 0]
const [localSize, outputPrimitives, outputTriangles] = [17, 5270, 5298]

/** Ids of functions, from that one on. */
const [entries, links] = [1_000_000, 2_000_000]

function body(put: WriteInstruction, id: number, write: () => void): void {
  put(op.function, voidType, id, 0, functionType)
  put(op.label, id + 500_000)
  write()
  put(op.return)
  put(op.functionEnd)
}

function meshModes(put: WriteInstruction, id: number): void {
  put(op.executionMode, id, localSize, 1, 1, 1)
  put(op.executionMode, id, outputVertices, 3)
  put(op.executionMode, id, outputPrimitives, 1)
  put(op.executionMode, id, outputTriangles)
}

const [genericPointer, privateClass] = [38, 6]

const mesh = { minor: 4, capabilities: [1, 5283], extensions: ['SPV_EXT_mesh_shader'] }

/** Mesh entry points of one function. */
export function meshEntryPoints(count: number): Uint32Array {
  return module(
    (put) => body(put, entries, () => put(op.setMeshOutputs, oneId, oneId)),
    undefined,
    (put) => {
      for (const n of range(count)) put(op.entryPoint, meshExt, entries, ...literal(`m${n}`))
      meshModes(put, entries)
    },
    mesh,
  )
}

const reflectionSet = 9

/**
 * Modules of about as many words as they are asked for. Each part has a comment beside it that says what was slow about
 * it.
 */
export const foundTraps: Readonly<Record<string, FoundTrap>> = {
  'capabilities that other rules leave to types, and types': {
    environment: 'vulkan1.4',
    make: (words) =>
      module(
        (put) => {
          for (const n of range(words / 8)) put(op.typePointer, firstFree + n, privateClass, uint)
        },
        undefined,
        undefined,
        {
          ...{ minor: 3, extensions: [] },
          capabilities: [1, 5, ...range(words / 4).map(() => genericPointer)],
        },
      ),
  },
  'mesh outputs that are set, in a chain of calls from many entry points': {
    environment: 'vulkan1.4',
    make: (words) => {
      const count = Math.floor(words / 55)
      return module(
        (put) => {
          for (const n of range(count))
            body(put, entries + n, () => put(op.functionCall, voidType, firstFree + n, links))
          for (const n of range(count))
            body(put, links + n, () => {
              if (n + 1 < count)
                put(op.functionCall, voidType, firstFree + count + n, links + n + 1)
              else for (const _ of range(count)) put(op.setMeshOutputs, oneId, oneId)
            })
        },
        undefined,
        (put) => {
          for (const n of range(count)) {
            put(op.entryPoint, meshExt, entries + n, ...literal(`m${n}`))
          }
          for (const n of range(count)) meshModes(put, entries + n)
        },
        mesh,
      )
    },
  },
  'mesh entry points of one function': {
    environment: 'vulkan1.4',
    make: (words) => meshEntryPoints(words / 5),
  },
  'a switch whose cases fall through in a row': {
    environment: 'spv1.6',
    make: (words) => {
      const cases = range(Math.min(32_000, words / 6))
      return module((put) =>
        body(put, entries, () => {
          const merge = firstFree
          put(op.selectionMerge, merge, 0)
          put(op.switch, oneId, merge, ...cases.flatMap((n) => [n, links + n]))
          for (const n of cases) {
            put(op.label, links + n)
            put(op.branch, n + 1 < cases.length ? links + n + 1 : merge)
          }
          put(op.label, merge)
        }),
      )
    },
  },
  'functions and untyped variables': {
    environment: 'spv1.6',
    make: (words) => {
      const count = words / 14
      return module(
        (put) => {
          put(op.typeUntypedPointer, firstFree, privateClass)
          for (const n of range(count))
            put(op.untypedVariable, firstFree, links + n, privateClass, uint)
          for (const n of range(count)) body(put, entries + n, () => {})
        },
        undefined,
        undefined,
        { minor: 3, capabilities: [1, 5, 4473], extensions: ['SPV_KHR_untyped_pointers'] },
      )
    },
  },
  'kernels that are reflected, and entry points': {
    environment: 'spv1.6',
    make: (words) => {
      const count = words / 17
      return module(
        (put) => {
          body(put, entries, () => {})
          for (const n of range(count))
            put(op.extInst, voidType, links + n, reflectionSet, 1, entries, 8, oneId, oneId, 7)
        },
        undefined,
        (put) => {
          for (const n of range(count)) put(op.entryPoint, glCompute, entries, ...literal(`k${n}`))
          put(op.executionMode, entries, localSize, 1, 1, 1)
          put(op.string, 8, ...literal('k1'))
          put(op.string, 7, ...literal(''))
        },
        {
          minor: 6,
          capabilities: [1],
          extensions: ['SPV_KHR_non_semantic_info'],
          imports: [[reflectionSet, 'NonSemantic.ClspvReflection.6']],
        },
      )
    },
  },
  'compute entry points and decorations': {
    environment: 'vulkan1.4',
    isLimited: true,
    make: (words) => {
      const count = words / 12
      return module(
        (put) => {
          for (const n of range(count)) put(op.constant, uint, links + n, n)
          body(put, entries, () => {})
        },
        undefined,
        (put) => {
          for (const n of range(count)) put(op.entryPoint, glCompute, entries, ...literal(`c${n}`))
          put(op.executionMode, entries, localSize, 1, 1, 1)
          // Each is looked at for the size of a workgroup.
          for (const n of range(count)) put(op.decorate, links + n, 0)
        },
        { minor: 6, capabilities: [1], extensions: [] },
      )
    },
  },
  'streams of geometry shaders': {
    environment: 'vulkan1.4',
    isLimited: true,
    make: (words) => {
      const count = words / 8
      return module(
        (put) =>
          body(put, entries, () => {
            for (const _ of range(count)) put(op.emitStreamVertex, oneId)
          }),
        undefined,
        (put) => {
          for (const n of range(count)) put(op.entryPoint, geometry, entries, ...literal(`g${n}`))
          put(op.executionMode, entries, inputPoints)
          put(op.executionMode, entries, invocations, 1)
          put(op.executionMode, entries, outputVertices, 1)
          put(op.executionMode, entries, outputPoints + 1)
        },
        { minor: 6, capabilities: [1, 2, 54], extensions: [] },
      )
    },
  },
}

/** Texts on one line of about as many characters as they are asked for. */
export const longLines: Readonly<Record<string, (characters: number) => string>> = {
  tabs: (characters) => `OpNop${'\t'.repeat(characters)}`,
  ids: (characters) => `OpNop ${'%1 '.repeat(characters / 3)}`,
  words: (characters) => `OpNop ${'!1 '.repeat(characters / 3)}`,
  strings: (characters) => `OpNop ${'"a" '.repeat(characters / 4)}`,
  'comments at the end': (characters) => `OpNop ;${' %1'.repeat(characters / 3)}`,
  'a name': (characters) => `%${'a'.repeat(characters)} = OpNop`,
  'a string': (characters) => `%1 = OpString "${'\\"'.repeat(characters / 2)}"`,
  commas: (characters) => `OpNop ${','.repeat(characters)}`,
}
