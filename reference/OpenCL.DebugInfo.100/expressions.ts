import type { Check } from '../check.ts'
import { debugInfoWithId, instructionCheck, valueAt } from './shared/debug-info.ts'
import { operationOperands } from './shared/rows.ts'

/** Entries of the stack that an operation uses, and how many more there are after it. */
interface StackUse {
  readonly uses: number
  readonly adds: number
}

/** Debug Operations, the descriptions, in the order of the encodings. */
const stackUses: readonly StackUse[] = [
  // Deref.
  { uses: 1, adds: 0 },
  // Plus, Minus.
  { uses: 2, adds: -1 },
  { uses: 2, adds: -1 },
  // PlusUconst.
  { uses: 1, adds: 0 },
  // BitPiece.
  { uses: 0, adds: 0 },
  // Swap.
  { uses: 2, adds: 0 },
  // Xderef.
  { uses: 2, adds: -1 },
  // StackValue.
  { uses: 1, adds: 0 },
  // Constu.
  { uses: 0, adds: 1 },
  // Fragment.
  { uses: 0, adds: 0 },
]

/** The address or value of the variable. */
const entriesAtFirst = 1

export const checks: readonly Check[] = [
  /** Debug Operations. */
  instructionCheck(
    'OpenCL.DebugInfo.100/expression-finds-what-it-pops',
    ['DebugExpression'],
    ({ operands }, module, report) => {
      let entries = entriesAtFirst
      for (const { value, word } of operands) {
        const operation = debugInfoWithId(module, value)
        if (operation?.row?.name !== 'DebugOperation') return
        const encoding = valueAt(module, operation, 0) ?? -1
        const use = stackUses[encoding]
        if (use === undefined) return
        if (entries < use.uses) {
          const [name] = operationOperands[encoding] ?? []
          report(
            word,
            `${name}, %${value}, finds ${entries} of the ${use.uses} entries that it uses`,
          )
          return
        }
        entries += use.adds
      }
    },
  ),
]
