import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { perModule } from '../core/shared/surveys.ts'
import type { DebugWord } from '../shared/debug-set-rows.ts'
import { isTypeName } from '../shared/debug-sets.ts'
import { stringOf } from '../shared/string-of.ts'
import {
  callOf,
  debugInfosNamed,
  debugInfoWithId,
  debugNameOf,
  instructionCheck,
  isNone,
  namedCheck,
  type OpenclDebugInfo,
  operandCheck,
  typeCheck,
  valueAt,
} from './shared/debug-info.ts'

/**
 * Names of instructions for a class or structure; the last two describe one under another name, about which the text is
 * silent.
 */
const composites = ['DebugTypeComposite', 'DebugTypeTemplate', 'DebugTypedef']

/** The tag Union. */
const union = 2

/** Places of operands of DebugTypeComposite. */
const [nameIndex, tagIndex, sizeIndex, firstMember] = [0, 1, 7, 9]

/** Ids of the strings that begin with the sign of opaque types, among the names of composites, each read once. */
const opaqueNames = perModule((module): ReadonlyMap<number, boolean> => {
  const found = new Map<number, boolean>()
  for (const { operands } of debugInfosNamed(module, 'DebugTypeComposite')) {
    const id = operands[nameIndex]?.value ?? 0
    if (!found.has(id)) found.set(id, stringOf(module, id)?.startsWith('@') !== false)
  }
  return found
})

/** The check of a rule on the composites whose *Size* is a DebugInfoNone, which makes them opaque. */
function opaqueCheck(
  rule: RuleId,
  fault: (
    info: OpenclDebugInfo,
    isNamed: (id: number) => boolean,
  ) => readonly [DebugWord, string] | undefined,
): Check {
  return instructionCheck(rule, ['DebugTypeComposite'], (info, module, report) => {
    if (!isNone(module, info.operands[sizeIndex]?.value)) return
    const found = fault(info, (id) => opaqueNames(module).get(id) !== false)
    if (found === undefined) return
    const [{ word }, message] = found
    report(word, `Size of the DebugTypeComposite is DebugInfoNone, and ${message}`)
  })
}

export const checks: readonly Check[] = [
  /** Five instructions with a Base Type. */
  typeCheck('OpenCL.DebugInfo.100/base-type-is-a-type', ['base-type']),
  /** DebugTypeInheritance, DebugTypePtrToMember. */
  namedCheck('OpenCL.DebugInfo.100/class-is-a-composite', ['class'], ...composites),
  /** DebugTypeInheritance, DebugTypePtrToMember. */
  operandCheck('OpenCL.DebugInfo.100/class-is-not-a-union', ['class'], ({ definition, module }) => {
    const composite = debugInfoWithId(module, definition.result)
    return composite?.row?.name === 'DebugTypeComposite' &&
      valueAt(module, composite, tagIndex) === union
      ? 'is a union'
      : undefined
  }),
  /** DebugTypeComposite. */
  namedCheck(
    'OpenCL.DebugInfo.100/composite-member-is-a-member',
    ['member'],
    ...['DebugTypeMember', 'DebugFunction', 'DebugTypeInheritance'],
  ),
  /** DebugTypeEnum. */
  typeCheck('OpenCL.DebugInfo.100/enum-underlying-type-is-a-type', ['underlying-type']),
  /** DebugTypeFunction. */
  typeCheck('OpenCL.DebugInfo.100/function-parameter-type-is-a-type', ['parameter-type']),
  /** DebugTypeFunction. */
  operandCheck(
    'OpenCL.DebugInfo.100/function-return-type-is-a-type-or-void',
    ['return-type'],
    ({ definition, module }) =>
      definition.name === 'OpTypeVoid' || isTypeName(debugNameOf(module, definition.result))
        ? undefined
        : `comes from ${callOf(module, definition)}, which is neither a type nor OpTypeVoid`,
  ),
  /** DebugFunctionDeclaration, DebugFunction. */
  namedCheck(
    'OpenCL.DebugInfo.100/function-type-is-a-debug-type-function',
    ['function-type'],
    'DebugTypeFunction',
  ),
  /** DebugTypeMember, Scope. */
  namedCheck('OpenCL.DebugInfo.100/member-scope-is-a-composite', ['composite'], ...composites),
  /** DebugTypeComposite, Binary Form: types that are opaque have no members. */
  opaqueCheck('OpenCL.DebugInfo.100/opaque-composite-has-no-members', ({ operands }) => {
    const member = operands[firstMember]
    return member && [member, 'it has Members']
  }),
  /** DebugTypeComposite, Binary Form: the names of types that are opaque. */
  opaqueCheck(
    'OpenCL.DebugInfo.100/opaque-composite-name-begins-with-at',
    ({ operands }, isNamed) => {
      const name = operands[nameIndex]
      return name === undefined || isNamed(name.value)
        ? undefined
        : [name, `its Name, %${name.value}, does not begin with @`]
    },
  ),
  /** DebugTypeTemplateParameterPack. */
  namedCheck(
    'OpenCL.DebugInfo.100/parameter-pack-holds-template-parameters',
    ['pack-parameter'],
    'DebugTypeTemplateParameter',
  ),
  /** DebugTypePtrToMember. */
  typeCheck('OpenCL.DebugInfo.100/pointed-member-type-is-a-type', ['pointed-member-type']),
  /** DebugTypeTemplateParameter. */
  typeCheck('OpenCL.DebugInfo.100/template-parameter-actual-type-is-a-type', ['actual-type']),
  /** DebugTypeTemplate. */
  namedCheck(
    'OpenCL.DebugInfo.100/template-parameter-is-a-parameter',
    ['template-parameter'],
    ...[
      'DebugTypeTemplateParameter',
      'DebugTypeTemplateTemplateParameter',
      'DebugTypeTemplateParameterPack',
    ],
  ),
  /** DebugTypeTemplate. */
  namedCheck(
    'OpenCL.DebugInfo.100/template-target-is-a-class-or-function',
    ['template-target'],
    ...['DebugTypeComposite', 'DebugFunction', 'DebugFunctionDeclaration'],
  ),
  /** DebugTypeMember, DebugGlobalVariable, DebugLocalVariable. */
  typeCheck('OpenCL.DebugInfo.100/variable-type-is-a-type', ['variable-type']),
]
