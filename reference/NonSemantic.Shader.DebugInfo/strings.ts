import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  callOf,
  debugInfosNamed,
  instructionCheck,
  operandCheck,
  stringCheck,
} from './shared/debug-info.ts'

/** The properties of the string of an identifier that rules require. */
interface IdentifierString {
  readonly length: number
  readonly isHexadecimal: boolean
}

/** Identifiers by the ids of their strings, each read once: many builds may have one long string. */
const identifiers = perModule((module): ReadonlyMap<number, IdentifierString> => {
  const found = new Map<number, IdentifierString>()
  for (const { operands } of debugInfosNamed(module, 'DebugBuildIdentifier')) {
    const id = operands[0]?.value ?? 0
    const definition = module.definition(id)
    const [string] = definition?.operands ?? []
    if (found.has(id) || definition?.name !== 'OpString' || string === undefined) continue
    const text = module.string(string.word)
    found.set(id, { length: text.length, isHexadecimal: !/[^0-9a-f]/.test(text) })
  }
  return found
})

/** The check of a rule on the string of the identifier of a build. */
function identifierCheck(
  rule: RuleId,
  fault: (identifier: IdentifierString) => string | undefined,
): Check {
  return instructionCheck(
    rule,
    ['DebugBuildIdentifier'],
    ({ operands: [operand] }, module, report) => {
      const identifier = operand && identifiers(module).get(operand.value)
      const message = identifier && fault(identifier)
      if (operand !== undefined && message !== undefined)
        report(operand.word, `Identifier of DebugBuildIdentifier, %${operand.value}, ${message}`)
    },
  )
}

/** Index of the first *Value* of DebugTypeEnum; *Value* and *Name* alternate from there on. */
const firstEnumerator = 8

export const checks: readonly Check[] = [
  /** DebugBuildIdentifier. */
  identifierCheck(
    'NonSemantic.Shader.DebugInfo/build-identifier-has-at-least-32-characters',
    ({ length }) => (length < 32 ? `has ${length} characters, not at least 32` : undefined),
  ),
  /** DebugBuildIdentifier. */
  stringCheck('NonSemantic.Shader.DebugInfo/build-identifier-is-a-string', 'build-identifier'),
  /** DebugBuildIdentifier. */
  identifierCheck(
    'NonSemantic.Shader.DebugInfo/build-identifier-is-lowercase-hexadecimal',
    ({ isHexadecimal }) =>
      isHexadecimal ? undefined : 'has characters other than digits and the letters a to f',
  ),
  /** DebugEntryPoint. */
  stringCheck(
    'NonSemantic.Shader.DebugInfo/entry-point-signature-and-arguments-are-strings',
    'entry-point-string',
  ),
  /** DebugTypeEnum. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/enumerator-name-is-a-string',
    ['enumerator'],
    ({ definition, module, index }) =>
      definition.name === 'OpString' || (index - firstEnumerator) % 2 === 0
        ? undefined
        : `is named by ${callOf(module, definition)}, not OpString`,
  ),
  /** Linkage Name of four instructions. */
  stringCheck('NonSemantic.Shader.DebugInfo/linkage-name-is-a-string', 'linkage-name'),
  /** DebugMacroDef, DebugMacroUndef. */
  stringCheck('NonSemantic.Shader.DebugInfo/macro-source-and-value-are-strings', 'macro-string'),
  /** Binary Form, Name. */
  stringCheck('NonSemantic.Shader.DebugInfo/name-is-a-string', 'name'),
  /** DebugSource, DebugSourceContinued. */
  stringCheck('NonSemantic.Shader.DebugInfo/source-file-and-text-are-strings', 'source-string'),
  /** DebugStoragePath. */
  stringCheck('NonSemantic.Shader.DebugInfo/storage-path-is-a-string', 'storage-path'),
  /** DebugTypeTemplateTemplateParameter. */
  stringCheck('NonSemantic.Shader.DebugInfo/template-name-is-a-string', 'template-name'),
]
