import { perModule } from '../../core/shared/surveys.ts'
import type { Module } from '../../module.ts'
import { constantFaults } from '../../shared/debug-constants.ts'
import type { DebugInfoOf } from '../../shared/debug-set-rows.ts'
import { debugSet, wordsBefore } from '../../shared/debug-sets.ts'
import { type DebugRow, debugRows, literalKinds, type OpenclOperandKind } from './rows.ts'

/** The import name of the set. */
export const importName = 'OpenCL.DebugInfo.100'

/** An instruction of the set, as it is in a module. */
export type OpenclDebugInfo = DebugInfoOf<DebugRow>

/** The only version. */
const version = 100

const imports = perModule(
  (module): ReadonlyMap<number, number> =>
    new Map(
      module
        .all('OpExtInstImport')
        .filter(({ result }) => module.importName(result) === importName)
        .map(({ result }) => [result, version]),
    ),
)

const set = debugSet<OpenclOperandKind, DebugRow>({
  rows: debugRows,
  imports,
  rowOf: (_version, number) => debugRows[number],
  // Every operand has one word, and those after a value that the grammar does not have are operands as well.
  operandsOf: ({ word: first, wordCount }, { words }) =>
    Array.from({ length: Math.max(0, wordCount - wordsBefore) }, (_, n) => {
      const word = first + wordsBefore + n
      return { word, value: words[word] ?? 0 }
    }),
})

export const { callOf, debugInfoOf, debugInfos, debugInfosNamed, debugInfoWithId, debugNameOf } =
  set
export const { eachOperand, inBlockCheck, instructionCheck, knownCheck } = set
export const { namedCheck, operandCheck, stringCheck, typeCheck } = set

export const { opConstantFault } = constantFaults(callOf)

/** Visits the operands that are an `<id>`. */
export function eachId(
  info: OpenclDebugInfo,
  visit: (id: number, word: number, kind: OpenclOperandKind) => void,
): void {
  const { operands, row } = info
  const last = row?.operands.at(-1)
  for (const [index, { value, word }] of operands.entries()) {
    const named = row?.operands[index] ?? (last?.quantifier === '*' ? last : undefined)
    if (named !== undefined && !literalKinds.includes(named.kind)) visit(value, word, named.kind)
  }
}

/** The value of the operand at `index`, read from the words alone, which costs less than the list of all operands. */
export function valueAt(
  { words }: Module,
  { instruction: { word, wordCount } }: OpenclDebugInfo,
  index: number,
): number | undefined {
  return wordsBefore + index < wordCount ? words[word + wordsBefore + index] : undefined
}

/** Whether an id is the result of a DebugInfoNone. */
export function isNone(module: Module, id: number | undefined): boolean {
  return debugNameOf(module, id) === 'DebugInfoNone'
}
