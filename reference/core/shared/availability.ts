import { instructionByName } from '#spec/grammar/grammar'
import type { Availability } from '#spec/grammar/types'
import { conditionsOfRule, type JudgedText, judgedTexts } from '#spec/judged'
import type { Module } from '../../module.ts'

const newestMinor = 6

/** Whether the version word is that of a version of SPIR-V (2.3): the features of any other version are unknown. */
export function isKnownVersion(version: number): boolean {
  const minor = (version >>> 8) & 0xff
  return version === (0x0001_0000 | (minor << 8)) && minor <= newestMinor
}

/**
 * The capabilities one of which would have to be declared, if none is, either directly or by implication. `undefined`
 * if the thing requires none or one is declared.
 */
export function missingCapability(
  module: Module,
  { capabilities }: Pick<Availability, 'capabilities'>,
): readonly string[] | undefined {
  if (capabilities.length === 0) return undefined
  for (const capability of capabilities) if (module.capabilities.has(capability)) return undefined
  return capabilities
}

const extensions = judgedTexts.filter(({ name }) => name !== 'core')

/** Texts with rules of their own on what their capabilities and instructions need; for the others core has them. */
const owning = extensions.filter(
  ({ name }) => conditionsOfRule(`${name}/extension-is-declared`) !== undefined,
)

/**
 * The instructions of a text that are not in an instruction set, of which a text may have some beside its set. They have the numbers
 * of modules, which a table may misprint.
 */
function withOpcodes({ facts }: JudgedText): readonly { readonly opcode: number }[] {
  return facts.instructions
    .filter(({ name }) => name.startsWith('Op'))
    .map(({ name, opcode }) => ({ opcode: instructionByName(name)?.opcode ?? opcode }))
}

const instructionOwners: ReadonlyMap<number, string> = new Map(
  owning.flatMap((text) =>
    withOpcodes(text).map(({ opcode }): [number, string] => [opcode, text.name]),
  ),
)

const enumerantOwners: ReadonlyMap<string, ReadonlyMap<number, string>> = (() => {
  const owners = new Map<string, Map<number, string>>()
  for (const { name, facts } of owning) {
    for (const { kind, value } of facts.enumerants) {
      const values = owners.get(kind) ?? new Map<number, string>()
      owners.set(kind, values.set(value, name))
    }
  }
  return owners
})()

/**
 * The text that introduces the instruction with that opcode and has its own rules on what the instruction needs, one of
 * which is `extension-is-declared`; `undefined` for all other instructions. The rules of an owning text on its
 * instruction are its own, so the general rules of `core` stay silent about it.
 */
export function instructionOwner(opcode: number): string | undefined {
  return instructionOwners.get(opcode)
}

const described: ReadonlySet<number> = new Set(
  extensions.flatMap((text) => withOpcodes(text).map(({ opcode }) => opcode)),
)

/** Whether a text with a folder describes the instruction with that opcode. */
export function isDescribed(opcode: number): boolean {
  return described.has(opcode)
}

/** The text that brings that enumerant (one bit of a mask) into the language; `undefined` as for instructions. */
export function enumerantOwner(kind: string, value: number): string | undefined {
  return enumerantOwners.get(kind)?.get(value)
}

/** Whether an import string is the name of a set, or its fixed prefix, which ends in a period, with a version after it. */
function isImportOf(set: string, importName: string): boolean {
  return set.endsWith('.') ? importName.startsWith(set) : importName === set
}

/** The text that defines the instruction set with that import string, versioned or not; `undefined` when none has it. */
export function instructionSetOwner(importName: string): string | undefined {
  return extensions.find(
    ({ facts }) =>
      facts.instructionSet !== undefined && isImportOf(facts.instructionSet, importName),
  )?.name
}

/**
 * Whether the text that defines the instruction set with that import string has a rule with that slug. Where it has, the rule of
 * `core` on all sets of the kind stays silent about this one.
 */
export function hasOwnRule(importName: string, slug: string): boolean {
  const owner = instructionSetOwner(importName)
  return owner !== undefined && conditionsOfRule(`${owner}/${slug}`) !== undefined
}

/** Whether the instruction set of the text with that name has an instruction with that number, in its version of that date. */
export function definesInstruction(text: string, number: number, date?: string): boolean {
  const { facts } = extensions.find(({ name }) => name === text) ?? {}
  return (
    facts?.instructions.some(
      ({ opcode, since }) =>
        opcode === number && (date === undefined || since === undefined || since <= date),
    ) ?? false
  )
}

const computing: ReadonlySet<string> = new Set(['GLSL.std.450', 'OpenCL.std'])
const debugSets: ReadonlySet<string> = new Set(['OpenCL.DebugInfo.100', 'DebugInfo'])

/**
 * Whether instructions of the set with that import string affect what the module does, and therefore appear in function
 * bodies only. The debug sets from before `NonSemantic.` count as non-semantic: they are among the declarations.
 */
export function isSemanticSet(importName: string): boolean {
  return !importName.startsWith('NonSemantic.') && !debugSets.has(importName)
}

/**
 * Whether instructions of the set with that import string may only refer to ids that are defined before: those that
 * compute are held to it by 2.16.1, and non-semantic ones by SPV_KHR_relaxed_extended_instruction, which has an
 * instruction of its own for the others. The text of any other set may allow more.
 */
export function isHeldToDefinitionOrder(importName: string): boolean {
  return importName.startsWith('NonSemantic.') || computing.has(importName)
}
