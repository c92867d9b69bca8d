import type { Module } from '#reference/module'
import { isImportName, versionText } from '#reference/NonSemantic.ClspvReflection/shared/reflection'
import { entriesOf } from './entries.ts'
import { mismatchesOf } from './mismatches.ts'
import type { ModuleReflection } from './module-reflection.ts'
import {
  argumentRows,
  kernelRows,
  printfRows,
  pushConstantRows,
  resourceRows,
  rowOf,
  specConstantRows,
} from './rows.ts'

/**
 * The reflection of a module as a runtime reads it, and its contradictions with the module. Never throws: information that
 * cannot be read is absent.
 *
 * @param whole false if the encoding of the module is broken: missing information is not a mismatch then.
 */
export function readReflection(module: Module, whole: boolean): ModuleReflection {
  const entries = entriesOf(module)
  const named = (pattern: RegExp) =>
    entries.filter(({ name }) => name !== undefined && pattern.test(name)).map(rowOf)
  return {
    versions: module.all('OpExtInstImport').flatMap(({ result }) => {
      const name = module.importName(result)
      return name === undefined || !isImportName(name) ? [] : [versionText(name)]
    }),
    kernels: kernelRows(entries),
    arguments: argumentRows(entries),
    resources: resourceRows(module, entries),
    pushConstants: pushConstantRows(entries),
    specConstants: specConstantRows(module, entries),
    constantData: named(/^(ConstantData|ProgramScopeVariable)/),
    printf: { buffers: named(/^PrintfBuffer/), strings: printfRows(entries) },
    mismatches: whole ? mismatchesOf(module, entries) : [],
  }
}
