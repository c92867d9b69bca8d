import type { Check } from '../check.ts'
import { isStructureSound } from '../core/shared/structure.ts'
import { perModule } from '../core/shared/surveys.ts'
import type { Module } from '../module.ts'
import { executing } from '../shared/debug-sets.ts'
import { functionEnteredAt } from './placement.ts'
import {
  callOf,
  debugInfoOf,
  debugInfosNamed,
  debugNameOf,
  instructionCheck,
  namedCheck,
  operandCheck,
} from './shared/debug-info.ts'

/** Terms, lexical scope. */
const scopes = [
  'DebugCompilationUnit',
  'DebugFunction',
  'DebugLexicalBlock',
  'DebugTypeComposite',
] as const

/** The functions that are entry points, by id. */
const entered = perModule((module): ReadonlySet<number> => {
  return new Set(module.all('OpEntryPoint').map((entryPoint) => entryPoint.valueAt(1) ?? 0))
})

/**
 * The DebugFunction instructions whose definition is in the entry block of an entry point, or where it should not be at all, which is
 * the fault of another rule.
 */
const definedInEntryPoints = perModule((module): ReadonlySet<number> => {
  const found = new Set<number>()
  for (const { instruction, operands } of debugInfosNamed(module, 'DebugFunctionDefinition')) {
    const home = functionEnteredAt(module, instruction)
    if (home === undefined || entered(module).has(home.definition.result))
      found.add(operands[0]?.value ?? 0)
  }
  return found
})

function isDebugFunction(module: Module, id: number | undefined): boolean {
  return debugNameOf(module, id) === 'DebugFunction'
}

export const checks: readonly Check[] = [
  /** DebugEntryPoint. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/compilation-unit-is-a-debug-compilation-unit',
    ['compilation-unit'],
    'DebugCompilationUnit',
  ),
  /** DebugFunctionDefinition. */
  {
    rule: 'NonSemantic.Shader.DebugInfo/debug-function-is-defined-once',
    among: executing,
    judgeModule(module, report) {
      // Two in one entry block are the fault of another rule.
      const homes = new Map<number, number | undefined>()
      for (const { instruction, operands } of debugInfosNamed(module, 'DebugFunctionDefinition')) {
        const [described] = operands
        if (described === undefined || !isDebugFunction(module, described.value)) continue
        const home = functionEnteredAt(module, instruction)?.definition.result
        if (!homes.has(described.value)) homes.set(described.value, home)
        else if (home === undefined || homes.get(described.value) !== home)
          report(
            described.word,
            `%${described.value} is the Function of another DebugFunctionDefinition`,
          )
      }
    },
  },
  /** DebugFunction. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/declaration-is-a-function-declaration',
    ['declaration'],
    'DebugFunctionDeclaration',
  ),
  /** DebugEntryPoint. */
  instructionCheck(
    'NonSemantic.Shader.DebugInfo/entry-point-function-has-a-definition',
    ['DebugEntryPoint'],
    ({ operands: [operand] }, module, report) => {
      if (operand === undefined || !isDebugFunction(module, operand.value)) return
      if (isStructureSound(module) && !definedInEntryPoints(module).has(operand.value))
        report(
          operand.word,
          `Entry Point of DebugEntryPoint, %${operand.value}, has no DebugFunctionDefinition in the first block of an entry point`,
        )
    },
  ),
  /** DebugEntryPoint. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/entry-point-is-a-debug-function',
    ['entry-function'],
    'DebugFunction',
  ),
  /** DebugFunctionDefinition. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/function-definition-describes-a-debug-function',
    ['defined-function'],
    'DebugFunction',
  ),
  /** DebugFunctionDefinition. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/function-definition-is-of-its-function',
    ['definition'],
    ({ definition, module, info }) => {
      const home = module.functionOf(info.instruction)
      return home === undefined || home.definition.result === definition.result
        ? undefined
        : `is ${callOf(module, definition)}, not the function that it is inside, %${home.definition.result}`
    },
  ),
  /** DebugImportedEntity. */
  operandCheck(
    'NonSemantic.Shader.DebugInfo/imported-entity-is-a-debug-instruction',
    ['imported-entity'],
    ({ definition, module }) =>
      debugInfoOf(module, definition) === undefined
        ? `comes from ${definition.name}, which is not a debug instruction`
        : undefined,
  ),
  /** DebugInlinedAt. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/inlined-at-scope-is-a-lexical-scope',
    ['inlined-at-scope'],
    ...scopes,
  ),
  /** DebugScope, DebugInlinedVariable, DebugInlinedAt. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/inlined-is-a-debug-inlined-at',
    ['inlined'],
    'DebugInlinedAt',
  ),
  /** Every Parent that is a scope. */
  namedCheck('NonSemantic.Shader.DebugInfo/parent-is-a-lexical-scope', ['parent'], ...scopes),
  /** DebugScope. */
  namedCheck('NonSemantic.Shader.DebugInfo/scope-is-a-lexical-scope', ['scope'], ...scopes),
  /** Every Source but those of macros. */
  namedCheck('NonSemantic.Shader.DebugInfo/source-is-a-debug-source', ['source'], 'DebugSource'),
  /** DebugMacroUndef. */
  namedCheck(
    'NonSemantic.Shader.DebugInfo/undefined-macro-is-a-macro-definition',
    ['macro'],
    'DebugMacroDef',
  ),
]
