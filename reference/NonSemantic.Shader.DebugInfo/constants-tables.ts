import { enumerantByValue } from '#spec/grammar/grammar'
import { debugOperations } from '#spec/NonSemantic.Shader.DebugInfo/operands'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { executing } from '../shared/debug-sets.ts'
import { debugInfos, eachOperand, instructionCheck } from './shared/debug-info.ts'
import { valueAt } from './shared/values.ts'

/** The check that the value of an operand of an instruction is one of a table. */
function tableCheck(
  rule: RuleId,
  name: string,
  index: number,
  isListed: (value: number) => boolean,
): Check {
  return instructionCheck(rule, [name], (info, module, report) => {
    const value = valueAt(module, info, index)
    if (value !== undefined && !isListed(value))
      report(
        info.operands[index]?.word ?? info.numberWord,
        `${info.row?.operands[index]?.name} of ${name} is ${value}, which its table does not have`,
      )
  })
}

const upTo = (last: number) => (value: number) => value <= last

/** Bits of the flags 1 << 0 to 1 << 17. */
const flagBits = 2 ** 18 - 1

export const checks: readonly Check[] = [
  /** Build Identifier Flags. */
  tableCheck(
    'NonSemantic.Shader.DebugInfo/build-identifier-flags-are-in-the-table',
    'DebugBuildIdentifier',
    1,
    upTo(1),
  ),
  /** Location Information, DebugLine. */
  instructionCheck(
    'NonSemantic.Shader.DebugInfo/column-end-is-not-before-column-start',
    ['DebugLine'],
    (info, module, report) => {
      const [start, end] = [valueAt(module, info, 1), valueAt(module, info, 2)]
      const [from, to] = [valueAt(module, info, 3), valueAt(module, info, 4)]
      if (start === undefined || start !== end || from === undefined || to === undefined) return
      if (to < from)
        report(
          info.operands[4]?.word ?? info.numberWord,
          `Column End of DebugLine is ${to}, before Column Start, ${from}, in one line`,
        )
    },
  ),
  /** Composite Types. */
  tableCheck(
    'NonSemantic.Shader.DebugInfo/composite-tag-is-in-the-table',
    'DebugTypeComposite',
    1,
    upTo(2),
  ),
  /** Base Type Attribute Encodings. */
  tableCheck('NonSemantic.Shader.DebugInfo/encoding-is-in-the-table', 'DebugTypeBasic', 2, upTo(7)),
  /** Debug Info Flags. */
  {
    rule: 'NonSemantic.Shader.DebugInfo/flags-are-in-the-table',
    among: executing,
    judgeModule(module, report) {
      for (const info of debugInfos(module))
        eachOperand(info, ['flags'], ({ word }, _row, index) => {
          const value = valueAt(module, info, index)
          if (value !== undefined && value > flagBits)
            report(
              word,
              `Flags of ${info.row?.name} is 0x${value.toString(16)}, with bits after 1 << 17`,
            )
        })
    },
  },
  /** Imported Entities. */
  tableCheck(
    'NonSemantic.Shader.DebugInfo/imported-entity-tag-is-in-the-table',
    'DebugImportedEntity',
    1,
    upTo(1),
  ),
  /** DebugCompilationUnit, Language. */
  tableCheck(
    'NonSemantic.Shader.DebugInfo/language-is-defined',
    'DebugCompilationUnit',
    3,
    (value) => enumerantByValue('SourceLanguage', value) !== undefined,
  ),
  /** DebugLine, Line End, which the text compares with itself. */
  instructionCheck(
    'NonSemantic.Shader.DebugInfo/line-end-is-not-before-line-start',
    ['DebugLine'],
    (info, module, report) => {
      const [start, end] = [valueAt(module, info, 1), valueAt(module, info, 2)]
      if (start !== undefined && end !== undefined && end < start)
        report(
          info.operands[2]?.word ?? info.numberWord,
          `Line End of DebugLine is ${end}, before Line Start, ${start}`,
        )
    },
  ),
  /** Debug Operations, No. of Operands. */
  instructionCheck(
    'NonSemantic.Shader.DebugInfo/operation-has-the-operands-of-its-row',
    ['DebugOperation'],
    (info, module, report) => {
      const [name, count] = debugOperations[valueAt(module, info, 0) ?? -1] ?? []
      const found = info.operands.length - 1
      if (count !== undefined && found !== count)
        report(
          info.operands[Math.min(found, count + 1)]?.word ?? info.numberWord,
          `${name} has ${found} operands, not ${count}`,
        )
    },
  ),
  /** Debug Operations. */
  tableCheck(
    'NonSemantic.Shader.DebugInfo/operation-is-in-the-table',
    'DebugOperation',
    0,
    upTo(debugOperations.length - 1),
  ),
  /** DebugTypePointer, Storage Class. */
  tableCheck(
    'NonSemantic.Shader.DebugInfo/storage-class-is-defined',
    'DebugTypePointer',
    1,
    (value) => enumerantByValue('StorageClass', value) !== undefined,
  ),
  /** Type Qualifiers. */
  tableCheck(
    'NonSemantic.Shader.DebugInfo/type-qualifier-is-in-the-table',
    'DebugTypeQualifier',
    1,
    upTo(3),
  ),
]
