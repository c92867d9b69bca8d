import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const scopes =
  'A lexical scope is a DebugCompilationUnit, DebugFunction, DebugLexicalBlock or DebugTypeComposite; a DebugLexicalBlockDiscriminator is not one.'

/** Operands that are a scope, a function, or a place of the source program. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'source-is-a-debug-source',
    'DebugCompilationUnit, DebugTypedef, DebugFunction and others / Source',
    'Every operand *Source*, apart from those of DebugMacroDef and DebugMacroUndef, is a DebugSource.',
  ),
  row(
    'operand',
    'scope-is-a-lexical-scope',
    'Introduction / Terms / Lexical scope; DebugTypedef, DebugTypeEnum, DebugTypeComposite, DebugGlobalVariable, DebugFunctionDeclaration, DebugFunction, DebugLexicalBlock, DebugLexicalBlockDiscriminator, DebugLocalVariable, DebugImportedEntity / Scope',
    '*Scope* of DebugTypedef, DebugTypeEnum, DebugTypeComposite, DebugGlobalVariable, DebugFunctionDeclaration, DebugFunction, DebugLexicalBlock, DebugLexicalBlockDiscriminator, DebugLocalVariable and DebugImportedEntity is a lexical scope.',
    { notes: scopes },
  ),
  row(
    'operand',
    'debug-scope-begins-a-lexical-scope',
    'Location Information / DebugScope / Scope',
    '*Scope* of DebugScope is a lexical scope.',
    { notes: scopes },
  ),
  row(
    'operand',
    'inlined-at-scope-is-a-lexical-scope',
    'Location Information / DebugInlinedAt / Scope',
    '*Scope* of DebugInlinedAt is a lexical scope.',
    { notes: scopes },
  ),
  row(
    'operand',
    'inlined-is-a-debug-inlined-at',
    'DebugScope, DebugInlinedVariable, DebugInlinedAt / Inlined',
    '*Inlined* of DebugScope, DebugInlinedVariable and DebugInlinedAt is a DebugInlinedAt.',
    {
      confidence: 'derived',
      notes:
        'The text says it of DebugScope and DebugInlinedVariable; what represents the next level of inlining for DebugInlinedAt follows.',
    },
  ),
  row(
    'operand',
    'described-function-is-a-function',
    'Functions / DebugFunction / Function',
    '*Function* of DebugFunction is an `OpFunction` or a DebugInfoNone.',
  ),
  row(
    'operand',
    'declaration-is-a-function-declaration',
    'Functions / DebugFunction / Declaration',
    '*Declaration* of DebugFunction is a DebugFunctionDeclaration.',
  ),
  row(
    'operand',
    'undefined-macro-is-a-macro-definition',
    'Macros / DebugMacroUndef / Macro',
    '*Macro* of DebugMacroUndef is a DebugMacroDef.',
  ),
  row(
    'operand',
    'imported-entity-is-a-debug-instruction',
    'Imported Entities / DebugImportedEntity / Entity',
    '*Entity* of DebugImportedEntity is an instruction of this set.',
    { notes: 'Which instructions represent a namespace or declaration is not said.' },
  ),
]
