import { enumerantByName, instructionByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import { ruleById, rules, texts } from '#spec/texts'
import { newestVersion } from '#spec/versions'
import { addressOf } from '../address-of.ts'

/** The place of a text's statement, for a reader. */
export interface TextReference {
  /** The text with its version. */
  readonly text: string
  readonly section: string
  /** The requirement of the sentence, in words that are not those of the text; empty if only a section is known. */
  readonly requirement: string
  readonly address: string
  /** Identifiers of valid usage of Vulkan. */
  readonly vuids: readonly string[]
}

/** Documents in which sections of our texts are, beside the one of the text. */
function otherDocument(section: string): string | undefined {
  if (/^OpenCL\.(?:ExtendedInstructionSet|std)/.test(section))
    return 'OpenCL Extended Instruction Set Specification'
  return section.includes('Extended Instructions for GLSL')
    ? 'SPIR-V Extended Instructions for GLSL'
    : undefined
}

function textTitle(name: string, section: string): string {
  const other = otherDocument(section)
  if (other !== undefined) return other
  const text = texts.find((known) => known.name === name)
  return text === undefined
    ? name
    : `${text.title}, revision ${text.revision} of ${newestVersion(text).date}`
}

/** The place in the text of a rule's requirement. */
export function placeOf(id: RuleId): TextReference {
  const rule = ruleById(id)
  const text = texts.find(({ name }) => name === rule?.text)
  const section = rule?.section ?? ''
  return {
    text: textTitle(text?.name ?? id, section),
    section,
    requirement: rule?.summary ?? '',
    address: addressOf(text?.name ?? '', section, rule?.vuids?.[0]),
    vuids: rule?.vuids ?? [],
  }
}

/** The extension that alone has the first instruction which a section names; `undefined` where the core has it, or it names none. */
export function extensionOf(section: string): string | undefined {
  const name = /\bOp[A-Z]\w+/.exec(section)?.[0] ?? ''
  const instruction = instructionByName(name)
  if (instruction === undefined || instruction.version !== null) return undefined
  const named = [
    ...instruction.extensions,
    ...instruction.capabilities.flatMap(
      (capability) => enumerantByName('Capability', capability)?.extensions ?? [],
    ),
  ]
  // If there are several, the vendor's in the name: other vendors take the instruction over.
  const vendor = /[A-Z]{2,}$/.exec(name)?.[0] ?? ''
  return named.find((extension) => extension.startsWith(`SPV_${vendor}_`)) ?? named[0]
}

/** The text that a section of a cause belongs to. */
function textOfSection(section: string, nearby: readonly RuleId[]): string {
  const named = /\bSPV_[A-Z0-9]+_\w+/.exec(section)?.[0]
  if (named !== undefined) return named
  if (/^OpenCL/.test(section)) return 'OpenCL-environment'
  const alone = extensionOf(section)
  if (alone !== undefined) return alone
  // Core has chapters of numbers; those of extensions are "Modifications" to them, or have none.
  const known = new Set(rules.filter((rule) => rule.section === section).map(({ text }) => text))
  const [only] = known
  if (known.size === 1 && only !== undefined) return only
  const near = nearby.map((id) => ruleById(id)?.text).find((text) => text && known.has(text))
  if (near !== undefined) return near
  if (/^Built-In|VUID-|^Location Assignment/.test(section)) return 'Vulkan-shader-interfaces'
  if (/^Validation Rules Within a Module/.test(section)) return 'Vulkan-environment'
  if (/^[23]\.\d/.test(section)) return 'core'
  const instruction = /\bOp[A-Z]\w+/.exec(section)?.[0]
  const about = rules.filter((rule) => instruction && rule.section.includes(instruction))
  const owners = new Set(about.map(({ text }) => text).filter((text) => text.startsWith('SPV_')))
  const [extension] = owners
  const nearest = nearby.map((id) => ruleById(id)?.text).find((text) => text && owners.has(text))
  return nearest ?? extension ?? ruleById(nearby[0] ?? '')?.text ?? 'core'
}

/**
 * The place in the text of a cause's requirement: its own section. The rules of the cases that show it say nothing
 * about it where the tool only has to take a valid module, and only help to tell which text has the section.
 */
export function placeOfSection(section: string, nearby: readonly RuleId[]): TextReference {
  const text = textOfSection(section, nearby)
  const vuid = /\bVUID-[\w-]+\d\b/.exec(section)?.[0]
  return {
    text: textTitle(text, section),
    section,
    requirement: '',
    address: addressOf(text, section, vuid),
    vuids: vuid === undefined ? [] : [vuid],
  }
}
