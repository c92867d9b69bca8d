import type { Check } from '../check.ts'
import { perModule } from '../core/shared/surveys.ts'
import { stringOf } from '../shared/string-of.ts'
import {
  callOf,
  debugInfosNamed,
  instructionCheck,
  operandCheck,
  stringCheck,
} from './shared/debug-info.ts'
import { isEnumeratorValue } from './shared/enumerators.ts'

/** Faults of the names of macros with parameters, by the ids of their strings, each read once. */
const macroFaults = perModule((module): ReadonlyMap<number, string> => {
  const read = new Set<number>()
  const faults = new Map<number, string>()
  for (const { operands } of debugInfosNamed(module, 'DebugMacroDef')) {
    const id = operands[2]?.value ?? 0
    if (read.has(id)) continue
    read.add(id)
    const name = stringOf(module, id)
    if (name?.includes('(') !== true) continue
    if (/[ \t\n\v\f\r]/.test(name)) faults.set(id, 'has parameters and white space')
    else if (!name.endsWith(')')) faults.set(id, 'has parameters and does not end in a parenthesis')
  }
  return faults
})

export const checks: readonly Check[] = [
  /** DebugTypeEnum. */
  operandCheck(
    'OpenCL.DebugInfo.100/enumerator-name-is-a-string',
    ['enumerator'],
    ({ definition, module, index }) =>
      definition.name === 'OpString' || isEnumeratorValue(index)
        ? undefined
        : `is named by ${callOf(module, definition)}, not OpString`,
  ),
  /** Linkage Name of four instructions. */
  stringCheck('OpenCL.DebugInfo.100/linkage-name-is-a-string', 'linkage-name'),
  /** DebugMacroDef, DebugMacroUndef. */
  stringCheck('OpenCL.DebugInfo.100/macro-source-and-value-are-strings', 'macro-string'),
  /** DebugMacroDef, Name. */
  instructionCheck(
    'OpenCL.DebugInfo.100/macro-with-parameters-has-no-blanks',
    ['DebugMacroDef'],
    ({ operands }, module, report) => {
      const name = operands[2]
      const fault = name && macroFaults(module).get(name.value)
      if (name !== undefined && fault !== undefined)
        report(name.word, `Name of DebugMacroDef, %${name.value}, ${fault}`)
    },
  ),
  /** Binary Form, Name. */
  stringCheck('OpenCL.DebugInfo.100/name-is-a-string', 'name'),
  /** DebugSource. */
  stringCheck('OpenCL.DebugInfo.100/source-file-and-text-are-strings', 'source-string'),
  /** DebugTypeTemplateTemplateParameter. */
  stringCheck('OpenCL.DebugInfo.100/template-name-is-a-string', 'template-name'),
]
