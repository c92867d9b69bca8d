import type { Check } from '../check.ts'
import { callOf, debugInfoOf, namedCheck, operandCheck } from './shared/debug-info.ts'

/** Terms, lexical scope. */
const scopes = [
  'DebugCompilationUnit',
  'DebugFunction',
  'DebugLexicalBlock',
  'DebugTypeComposite',
] as const

export const checks: readonly Check[] = [
  /** DebugScope. */
  namedCheck(
    'OpenCL.DebugInfo.100/debug-scope-begins-a-lexical-scope',
    ['delimited-scope'],
    ...scopes,
  ),
  /** DebugFunction. */
  namedCheck(
    'OpenCL.DebugInfo.100/declaration-is-a-function-declaration',
    ['declaration'],
    'DebugFunctionDeclaration',
  ),
  /** DebugFunction. */
  operandCheck(
    'OpenCL.DebugInfo.100/described-function-is-a-function',
    ['function'],
    ({ definition, module }) =>
      definition.name === 'OpFunction'
        ? undefined
        : `comes from ${callOf(module, definition)}, not OpFunction`,
  ),
  /** DebugImportedEntity. */
  operandCheck(
    'OpenCL.DebugInfo.100/imported-entity-is-a-debug-instruction',
    ['imported-entity'],
    ({ definition, module }) =>
      debugInfoOf(module, definition) === undefined
        ? `comes from ${definition.name}, which is not a debug instruction`
        : undefined,
  ),
  /** DebugInlinedAt. */
  namedCheck(
    'OpenCL.DebugInfo.100/inlined-at-scope-is-a-lexical-scope',
    ['inlined-at-scope'],
    ...scopes,
  ),
  /** DebugScope, DebugInlinedVariable, DebugInlinedAt. */
  namedCheck('OpenCL.DebugInfo.100/inlined-is-a-debug-inlined-at', ['inlined'], 'DebugInlinedAt'),
  /** Every Scope but those of DebugTypeMember, DebugScope and DebugInlinedAt. */
  namedCheck('OpenCL.DebugInfo.100/scope-is-a-lexical-scope', ['scope'], ...scopes),
  /** Every Source but those of macros. */
  namedCheck('OpenCL.DebugInfo.100/source-is-a-debug-source', ['source'], 'DebugSource'),
  /** DebugMacroUndef. */
  namedCheck(
    'OpenCL.DebugInfo.100/undefined-macro-is-a-macro-definition',
    ['macro'],
    'DebugMacroDef',
  ),
]
