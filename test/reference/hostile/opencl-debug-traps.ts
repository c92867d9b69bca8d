import type { FoundTrap } from './found-traps.ts'
import {
  firstFree,
  inFunction,
  literal,
  module,
  most,
  oneId,
  op,
  range,
  text,
  voidType,
  type WriteInstruction,
} from './module.ts'

const set = 9

/** Numbers of OpenCL.DebugInfo.100. */
const debug = {
  compilationUnit: 1,
  typeBasic: 2,
  typePointer: 3,
  typeFunction: 8,
  typeComposite: 10,
  typeMember: 11,
  typeInheritance: 12,
  function: 20,
  lexicalBlock: 21,
  scope: 23,
  noScope: 24,
  inlinedAt: 25,
  localVariable: 26,
  value: 29,
  operation: 30,
  expression: 31,
  macroDef: 32,
  source: 35,
} as const

/** Ids: a string, a source, a unit, a type, the type of a function, a function and DebugInfoNone; then those of a trap. */
const [name, source, unit, basic, kind, described, none] = [10, 11, 12, 13, 14, 15, 16]
const first = firstFree + 10

/** Operands of the longest lists, which are arguments of a call here. */
const longest = 20_000

const constu = 8

function debugInfo(
  put: WriteInstruction,
  id: number,
  number: number,
  ...operands: readonly number[]
): void {
  put(op.extInst, voidType, id, set, number, ...operands)
}

/** A module with the debug information that `body` adds to a source, a compilation unit, a type and a function. */
function debugged(
  body: (put: WriteInstruction) => void,
  before?: (put: WriteInstruction) => void,
): Uint32Array {
  return module(
    (put) => {
      debugInfo(put, none, 0)
      debugInfo(put, source, debug.source, name)
      debugInfo(put, unit, debug.compilationUnit, 1, 5, source, 3)
      debugInfo(put, basic, debug.typeBasic, name, oneId, 6)
      debugInfo(put, kind, debug.typeFunction, 0, voidType)
      debugInfo(
        ...([put, described, debug.function] as const),
        ...[name, kind, source, 1, 1, unit, name, 0, 1, none],
      )
      body(put)
    },
    undefined,
    (put) => {
      put(op.string, name, ...literal('name'))
      before?.(put)
    },
    { minor: 6, capabilities: [1, 5], extensions: [], imports: [[set, 'OpenCL.DebugInfo.100']] },
  )
}

/** A DebugTypeComposite whose size is known, or not. */
function composite(
  put: WriteInstruction,
  id: number,
  title: number,
  size: number,
  ...members: readonly number[]
): void {
  debugInfo(put, id, debug.typeComposite, title, 1, source, 1, 1, unit, name, size, 0, ...members)
}

function trap(make: (words: number) => Uint32Array): FoundTrap {
  return { environment: 'spv1.6', make }
}

/** Modules of about as many words as they are asked for, with debug information of OpenCL that is slow to read for whoever follows it. */
export const openclDebugTraps: Readonly<Record<string, FoundTrap>> = {
  'OpenCL: scopes and values of one block': trap((words) =>
    debugged((put) => {
      const [local, expression] = [first, first + 1]
      debugInfo(put, local, debug.localVariable, name, basic, source, 1, 1, described, 0)
      debugInfo(put, expression, debug.expression)
      inFunction(put, () => {
        for (const n of range(words / 19)) {
          debugInfo(put, first + 2 + 3 * n, debug.scope, described)
          debugInfo(put, first + 3 + 3 * n, debug.value, local, oneId, expression)
          debugInfo(put, first + 4 + 3 * n, debug.noScope)
        }
      })
    }),
  ),
  'OpenCL: pointer types in a circle': trap((words) =>
    debugged((put) => {
      const count = Math.floor(words / 8)
      for (const n of range(count))
        debugInfo(put, first + n, debug.typePointer, first + ((n + 1) % count), 7, 0)
    }),
  ),
  'OpenCL: scopes that are their own scopes': trap((words) =>
    debugged((put) => {
      for (const n of range(words / 9))
        debugInfo(put, first + n, debug.lexicalBlock, source, 1, 1, first + n)
    }),
  ),
  'OpenCL: scopes and inlined calls, each in the one before': trap((words) =>
    debugged((put) => {
      for (const n of range(words / 17)) {
        const scope = n === 0 ? described : first + 2 * n - 2
        const inlined = n === 0 ? [] : [first + 2 * n - 1]
        debugInfo(put, first + 2 * n, debug.lexicalBlock, source, 1, 1, scope)
        debugInfo(put, first + 2 * n + 1, debug.inlinedAt, 1, first + 2 * n, ...inlined)
      }
    }),
  ),
  'OpenCL: a composite of many later members, which many others inherit': trap((words) =>
    debugged((put) => {
      const count = Math.min(longest, Math.floor(words / 32))
      const members = range(count).map((n) => first + 1 + n)
      composite(put, first, name, oneId, ...members)
      for (const id of members)
        debugInfo(
          ...([put, id, debug.typeMember] as const),
          ...[name, basic, source, 1, 1, first, oneId, oneId, 0],
        )
      for (const n of range(words / 20)) {
        const id = first + 1 + count + n
        debugInfo(put, id, debug.typeInheritance, first, first, oneId, oneId, 0)
      }
    }),
  ),
  'OpenCL: an operation of many operands in long expressions': trap((words) =>
    debugged((put) => {
      const length = Math.min(longest, Math.floor(words / 3))
      debugInfo(put, first, debug.operation, constu, ...range(length))
      for (const n of range(words / 2 / length)) {
        const operations = range(length).map(() => first)
        debugInfo(put, first + 1 + n, debug.expression, ...operations)
      }
    }),
  ),
  'OpenCL: macros and opaque types with one long name': trap((words) => {
    const length = Math.min(most, Math.floor(words / 2))
    return debugged(
      (put) => {
        for (const n of range((words - length) / 22)) {
          debugInfo(put, first + 1 + 2 * n, debug.macroDef, name, 1, first)
          composite(put, first + 2 + 2 * n, first, none)
        }
      },
      (put) => put(op.string, first, ...text(length)),
    )
  }),
}
