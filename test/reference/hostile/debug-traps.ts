import type { FoundTrap } from './found-traps.ts'
import {
  firstFree,
  inFunction,
  literal,
  type ModuleDeclarations,
  module,
  most,
  oneId,
  op,
  range,
  text,
  uint,
  voidType,
  type WriteInstruction,
} from './module.ts'
import { openclDebugTraps } from './opencl-debug-traps.ts'

const set = 9

const header: ModuleDeclarations = {
  minor: 6,
  capabilities: [1, 5],
  extensions: ['SPV_KHR_non_semantic_info', 'SPV_KHR_relaxed_extended_instruction'],
  imports: [[set, 'NonSemantic.Shader.DebugInfo.101']],
}

const withForwardReferences = 4433

/** Numbers of the set. */
const debug = {
  compilationUnit: 1,
  typePointer: 3,
  typeEnum: 9,
  typeComposite: 10,
  typeMember: 11,
  function: 20,
  lexicalBlock: 21,
  scope: 23,
  localVariable: 26,
  noScope: 24,
  inlinedAt: 25,
  value: 29,
  operation: 30,
  expression: 31,
  source: 35,
  functionDefinition: 101,
  sourceContinued: 102,
  line: 103,
  buildIdentifier: 105,
} as const

/** Ids: a string, a source, and what every trap has of its firstOfTrap, from the last one on. */
const [name, source, unit, basic, kind, described] = [10, 11, 12, 13, 14, 15]
const firstOfTrap = firstFree + 10

/** Operands of the longest lists, which are arguments of a call here. */
const longest = 20_000

/** Words of a literal string of that many words, with a line break in each; the last one is separate. */
function lines(length: number): readonly number[] {
  return [...range(length).map(() => 0x0a61_6161), 0]
}

/** Puts an instruction of the set. */
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
      debugInfo(put, source, debug.source, name, name)
      debugInfo(put, unit, debug.compilationUnit, oneId, oneId, source, oneId)
      debugInfo(put, basic, 2, name, oneId, oneId, oneId)
      debugInfo(put, kind, 8, oneId, voidType)
      debugInfo(
        ...([put, described, debug.function] as const),
        ...[name, kind, source, oneId, oneId, unit, name, oneId, oneId],
      )
      body(put)
    },
    undefined,
    (put) => {
      put(op.string, name, ...literal('name'))
      before?.(put)
    },
    header,
  )
}

function trap(make: (words: number) => Uint32Array): FoundTrap {
  return { environment: 'spv1.6', make }
}

/** Modules of about as many words as they are asked for, with debug information that is slow to read for whoever follows it. */
export const debugTraps: Readonly<Record<string, FoundTrap>> = {
  'lines and scopes of one block': trap((words) =>
    debugged((put) =>
      inFunction(put, () => {
        for (const n of range(words / 21)) {
          debugInfo(put, firstOfTrap + 3 * n, debug.line, source, oneId, oneId, oneId, oneId)
          debugInfo(put, firstOfTrap + 3 * n + 1, debug.scope, described)
          debugInfo(put, firstOfTrap + 3 * n + 2, debug.noScope)
        }
      }),
    ),
  ),
  'lines and columns of a source with a text of many lines': trap((words) => {
    const [lineText, withText, firstNumber] = [firstOfTrap, firstOfTrap + 1, firstOfTrap + 2]
    const length = Math.min(longest / 2, Math.floor(words / 4))
    return debugged(
      (put) => {
        debugInfo(put, withText, debug.source, name, lineText)
        const numbers = Math.floor(words / 40)
        for (const n of range(numbers)) put(op.constant, uint, firstNumber + n, n + 1)
        inFunction(put, () => {
          for (const n of range((words - length) / 11)) {
            const [line, column] = [firstNumber + (n % numbers), firstNumber + ((7 * n) % numbers)]
            const place = [withText, line, line, column, column]
            debugInfo(put, firstNumber + numbers + n, debug.line, ...place)
          }
        })
      },
      (put) => put(op.string, lineText, ...lines(length)),
    )
  }),
  'pointer types in a circle': trap((words) => {
    const count = Math.floor(words / 8)
    return debugged((put) => {
      for (const n of range(count - 1))
        put(
          ...([withForwardReferences, voidType, firstOfTrap + n, set, debug.typePointer] as const),
          ...[firstOfTrap + n + 1, oneId, oneId],
        )
      debugInfo(put, firstOfTrap + count - 1, debug.typePointer, firstOfTrap, oneId, oneId)
    })
  }),
  'scopes that are their own parents': trap((words) =>
    debugged((put) => {
      for (const n of range(words / 9))
        put(
          ...([withForwardReferences, voidType, firstOfTrap + n, set, debug.lexicalBlock] as const),
          ...[source, oneId, oneId, firstOfTrap + n],
        )
    }),
  ),
  'scopes and inlined calls, each in the one before': trap((words) =>
    debugged((put) => {
      const count = Math.floor(words / 17)
      const scope = (n: number) => (n === 0 ? described : firstOfTrap + 2 * n - 2)
      for (const n of range(count)) {
        debugInfo(put, firstOfTrap + 2 * n, debug.lexicalBlock, source, oneId, oneId, scope(n))
        const inlined = n === 0 ? [] : [firstOfTrap + 2 * n - 1]
        debugInfo(
          put,
          firstOfTrap + 2 * n + 1,
          debug.inlinedAt,
          oneId,
          firstOfTrap + 2 * n,
          ...inlined,
        )
      }
    }),
  ),
  'a source in many parts': trap((words) => {
    const length = Math.min(1000, Math.floor(words / 20))
    const count = Math.floor(words / length)
    return debugged(
      (put) => {
        debugInfo(put, firstOfTrap, debug.source, name, firstOfTrap + 1)
        for (const n of range(count))
          debugInfo(put, firstOfTrap + count + 1 + n, debug.sourceContinued, firstOfTrap + 1 + n)
      },
      (put) => {
        for (const n of range(count)) put(op.string, firstOfTrap + 1 + n, ...text(length))
      },
    )
  }),
  'builds with one long identifier': trap((words) => {
    const length = Math.min(most, Math.floor(words / 2))
    return debugged(
      (put) => {
        for (const n of range((words - length) / 7))
          debugInfo(put, firstOfTrap + 1 + n, debug.buildIdentifier, firstOfTrap, oneId)
      },
      (put) => put(op.string, firstOfTrap, ...text(length)),
    )
  }),
  'composites of many members': trap((words) =>
    debugged((put) => {
      const count = Math.floor(words / 16)
      const members = range(count).map((n) => firstOfTrap + n)
      for (const id of members)
        debugInfo(
          ...([put, id, debug.typeMember] as const),
          ...[name, basic, source, oneId, oneId, oneId, oneId, oneId],
        )
      for (let n = 0; n * longest < count; n++)
        debugInfo(
          ...([put, firstOfTrap + count + n, debug.typeComposite] as const),
          ...[name, oneId, source, oneId, oneId, unit, name, oneId, oneId],
          ...members.slice(n * longest, (n + 1) * longest),
        )
    }),
  ),
  'enumerators, operations and indexes': trap((words) =>
    debugged((put) => {
      const lists = Math.ceil(words / 3 / longest)
      const length = Math.floor(words / 3 / lists)
      const [local, operation, first] = [firstOfTrap, firstOfTrap + 1, firstOfTrap + 2]
      debugInfo(
        ...([put, local, debug.localVariable] as const),
        ...[name, basic, source, oneId, oneId, described, oneId],
      )
      debugInfo(put, operation, debug.operation, oneId)
      for (const n of range(lists)) {
        debugInfo(
          ...([put, first + 2 * n, debug.typeEnum] as const),
          ...[name, basic, source, oneId, oneId, unit, oneId, oneId],
          ...range(length / 2).flatMap(() => [oneId, name]),
        )
        const operations = range(length).map(() => operation)
        debugInfo(put, first + 2 * n + 1, debug.expression, ...operations)
      }
      const indexes = range(length).map(() => oneId)
      inFunction(put, () => {
        for (const n of range(lists))
          debugInfo(
            ...([put, first + 2 * lists + n, debug.value] as const),
            ...[local, oneId, first + 1, ...indexes],
          )
      })
    }),
  ),
  'definitions of one function': trap((words) =>
    debugged((put) =>
      inFunction(put, () => {
        for (const n of range(words / 7))
          debugInfo(put, firstOfTrap + n, debug.functionDefinition, described, 7)
      }),
    ),
  ),
  ...openclDebugTraps,
}
