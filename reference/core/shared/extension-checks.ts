import type { RuleId } from '#spec/rule'
import type { Check, CheckAtInstructions } from '../../check.ts'
import type { Module } from '../../module.ts'
import { isKnownVersion } from './availability.ts'
import { enumerant } from './grammar.ts'
import { type Models, modelNames, modelsReaching } from './models.ts'
import { operandWord } from './operands.ts'
import { section, sectionWalk } from './sections.ts'

/** The check that a module which declares `capability` also has the `OpExtension` with the string `extension`. */
export function extensionPairing(rule: RuleId, capability: string, extension: string): Check {
  const value = enumerant('Capability', capability)
  return {
    rule,
    at: ['OpCapability'],
    among: [capability],
    judge(instruction, module, report) {
      if (instruction.operands[0]?.value !== value || module.extensions.has(extension)) return
      report(
        operandWord(instruction, 0),
        `${capability} is declared without OpExtension "${extension}"`,
      )
    },
  }
}

/** The check that a module with the `OpExtension` of one extension has that of one of the others, which the extension requires. */
export function extensionWith(
  rule: RuleId,
  extension: string,
  ...others: readonly string[]
): CheckAtInstructions {
  return {
    rule,
    at: ['OpExtension'],
    judge({ operands: [name], word }, module, report) {
      if (name === undefined || module.string(name.word) !== extension) return
      if (others.every((other) => !module.extensions.has(other)))
        report(
          word,
          `${extension} without OpExtension ${others.map((other) => `"${other}"`).join(' or ')}`,
        )
    },
  }
}

/** The check that is asked of modules before version 1.5 alone, which has the other extension. */
export function beforeVersion15(check: CheckAtInstructions): Check {
  return {
    ...check,
    judge(instruction, module, report) {
      const { version } = module
      if (isKnownVersion(version) && ((version >>> 8) & 0xff) < 5)
        check.judge(instruction, module, report)
    },
  }
}

/** The check that the instructions named in `opcodes` are only in modules that declare `capability`, or what implies it. */
export function capabilityOfInstructions(
  rule: RuleId,
  opcodes: readonly string[],
  capability: string,
): Check {
  return {
    rule,
    at: opcodes,
    judge({ name, word }, module, report) {
      if (!module.capabilities.has(capability))
        report(word, `${name} needs the capability ${capability}`)
    },
  }
}

/** The check that the instructions named in `opcodes` are in functions; whether in a block there is a core rule. */
export function inFunction(rule: RuleId, opcodes: readonly string[]): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      if (module.functionOf(instruction) === undefined)
        report(instruction.word, `${instruction.name} is outside functions`)
    },
  }
}

/** The check that the instructions named in `opcodes` are outside functions. */
export function moduleScope(rule: RuleId, opcodes: readonly string[]): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      if (module.functionOf(instruction) !== undefined)
        report(instruction.word, `${instruction.name} is in a function`)
    },
  }
}

/** Word of the header with the version. */
const versionWord = 1

/** The check that a module with a capability, declared or implied, is of version 1.`minor` or later. */
export function leastVersion(rule: RuleId, capability: string, minor: number): Check {
  return {
    rule,
    among: [capability],
    judgeModule({ capabilities, version }, report) {
      if (!capabilities.has(capability) || !isKnownVersion(version)) return
      const declared = (version >>> 8) & 0xff
      if (declared < minor)
        report(versionWord, `the version is 1.${declared}, not 1.${minor} or later`)
    },
  }
}

/** The check that instructions are only in the call trees of entry points of some execution models. */
export function onlyIn(
  rule: RuleId,
  opcodes: readonly string[],
  allowed: (module: Module) => Models,
): CheckAtInstructions {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const others = modelsReaching(module, instruction) & ~allowed(module)
      if (others !== 0)
        report(
          instruction.word,
          `${instruction.name} is in the call tree of an entry point of ${modelNames(others)}`,
        )
    },
  }
}

/** The check that the instructions named in `opcodes`, which the order of sections leaves out, are in that section. */
export function standsInSection(
  rule: RuleId,
  opcodes: readonly string[],
  name: keyof typeof section,
): Check {
  const sectionNumber = section[name]
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const { first, last } = sectionWalk(module)
      const isLate = first.some(
        (index, number) =>
          number > sectionNumber && index !== undefined && index < instruction.index,
      )
      const isEarly = last.some(
        (index, number) =>
          number < sectionNumber && index !== undefined && index > instruction.index,
      )
      if (isLate || isEarly)
        report(
          instruction.word,
          `${instruction.name} comes ${isLate ? 'after' : 'before'} the ${name}`,
        )
    },
  }
}
