import { row } from '../../core/row.ts'
import type { RuleRow } from '../../rule.ts'

const scopes =
  'A lexical scope is a DebugCompilationUnit, DebugFunction, DebugLexicalBlock or DebugTypeComposite; a DebugLexicalBlockDiscriminator is not one.'

/** Operands that are a scope, a function, or a place of the source program. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'source-is-a-debug-source',
    'DebugCompilationUnit, DebugLine and others / Source',
    'Every operand *Source*, apart from those of DebugMacroDef and DebugMacroUndef, is a DebugSource.',
  ),
  row(
    'operand',
    'parent-is-a-lexical-scope',
    'Introduction / Terms / Lexical scope; DebugTypedef, DebugFunction, DebugLocalVariable and others / Parent',
    'Every operand *Parent*, apart from those of DebugTypeInheritance and DebugTypePtrToMember, is a lexical scope.',
    { notes: scopes },
  ),
  row(
    'operand',
    'scope-is-a-lexical-scope',
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
    'entry-point-is-a-debug-function',
    'Compilation Unit / DebugEntryPoint / Entry Point',
    '*Entry Point* of DebugEntryPoint is a DebugFunction.',
  ),
  row(
    'semantics',
    'entry-point-function-has-a-definition',
    'Compilation Unit / DebugEntryPoint / DebugFunctionDefinition',
    'If *Entry Point* of DebugEntryPoint is a DebugFunction, a DebugFunctionDefinition in the first block of a function that is an entry point has it as its *Function*.',
  ),
  row(
    'operand',
    'compilation-unit-is-a-debug-compilation-unit',
    'Compilation Unit / DebugEntryPoint / Compilation Unit',
    '*Compilation Unit* of DebugEntryPoint is a DebugCompilationUnit.',
  ),
  row(
    'operand',
    'function-definition-describes-a-debug-function',
    'Functions / DebugFunctionDefinition / Function',
    '*Function* of DebugFunctionDefinition is a DebugFunction.',
  ),
  row(
    'operand',
    'function-definition-is-of-its-function',
    'Functions / DebugFunctionDefinition / Definition',
    '*Definition* of DebugFunctionDefinition is the `OpFunction` that the instruction is inside.',
    { notes: 'Not reported where the instruction is not inside a function.' },
  ),
  row(
    'semantics',
    'debug-function-is-defined-once',
    'Functions / DebugFunctionDefinition / DebugFunction',
    'No two DebugFunctionDefinition instructions have the same DebugFunction as *Function*.',
    { notes: 'Two in one entry block are left to function-has-at-most-one-definition.' },
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
