import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { perModule } from '../core/shared/surveys.ts'
import type { Module } from '../module.ts'

/** The imports of an instruction set that has versions. */
export interface SetImports {
  /** Whether an import name is one of the set, whatever its version. */
  readonly isImportName: (name: string) => boolean
  /** The part of an import name of the set after its prefix, where the version is. */
  readonly versionText: (name: string) => string
  /** The check of a rule on the import names of the set: `fault` says what is wrong with a name, if anything is. */
  readonly check: (rule: RuleId, fault: (name: string) => string | undefined) => Check
  /** The check that what comes after the prefix is made of decimal digits. */
  readonly decimalCheck: (rule: RuleId) => Check
}

/** @param prefix what the name of every import of the set begins with; it ends in a period. */
export function setImports(prefix: string): SetImports {
  const isImportName = (name: string): boolean => name.startsWith(prefix)
  const versionText = (name: string): string => name.slice(prefix.length)
  const check: SetImports['check'] = (rule, fault) => ({
    rule,
    at: ['OpExtInstImport'],
    judge(instruction, module, report) {
      const name = module.importName(instruction.result)
      if (name === undefined || !isImportName(name)) return
      const message = fault(name)
      if (message !== undefined) report(instruction.word + 2, message)
    },
  })
  const decimalCheck: SetImports['decimalCheck'] = (rule) =>
    check(rule, (name) =>
      /^[0-9]+$/.test(versionText(name))
        ? undefined
        : `the import "${name}" has no number for a version`,
    )
  return { isImportName, versionText, check, decimalCheck }
}

/**
 * Versions that the imports of a set ask for, by their ids.
 *
 * @param versionOf the version of an import name of the set; `undefined` where the text has none such.
 */
export function importedVersions(
  { isImportName }: SetImports,
  versionOf: (module: Module, name: string) => number | undefined,
): (module: Module) => ReadonlyMap<number, number | undefined> {
  return perModule((module) => {
    const versions = new Map<number, number | undefined>()
    for (const { result } of module.all('OpExtInstImport')) {
      const name = module.importName(result)
      if (name !== undefined && isImportName(name)) versions.set(result, versionOf(module, name))
    }
    return versions
  })
}

const extension = 'SPV_KHR_non_semantic_info'

/** The check that a module that imports a set declares the extension for sets without semantics. */
export function nonSemanticCheck(rule: RuleId, isImportName: (name: string) => boolean): Check {
  return {
    rule,
    at: ['OpExtInstImport'],
    judge(instruction, module, report) {
      const name = module.importName(instruction.result)
      if (name !== undefined && isImportName(name) && !module.extensions.has(extension))
        report(instruction.word, `the import "${name}" needs OpExtension "${extension}"`)
    },
  }
}
