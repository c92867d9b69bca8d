import type { RuleId } from '#spec/rule'
import { ruleById, texts } from '#spec/texts'
import { newestVersion } from '#spec/versions'
import { isProblem } from '../is-problem.ts'
import { readLedger } from '../trace/read-ledger.ts'

const registry = 'https://registry.khronos.org/SPIR-V/specs/unified1'
/** The Vulkan specification with all extensions; its validity statements are anchors. */
const vulkan = 'https://registry.khronos.org/vulkan/specs/latest/html/vkspec.html'
const opencl = 'https://registry.khronos.org/OpenCL/specs/unified/html/OpenCL_Env.html'
const extensions = 'https://github.khronos.org/SPIRV-Registry'

/**
 * The address where a text is published; sections of instruction sets that the core catalogue covers name theirs.
 *
 * @param vuid of the Vulkan specification that carries the rule, if there is one.
 */
export function addressOf(text: string, section: string, vuid?: string): string {
  if (text === 'Vulkan-shader-interfaces') return `${vulkan}#${vuid ?? 'interfaces'}`
  if (text === 'Vulkan-environment') return `${vulkan}#${vuid ?? 'spirvenv'}`
  if (text === 'OpenCL-environment') return opencl
  if (section.startsWith('OpenCL.ExtendedInstructionSet'))
    return `${registry}/OpenCL.ExtendedInstructionSet.100.html`
  if (section.includes('Extended Instructions for GLSL')) return `${registry}/GLSL.std.450.html`
  const vendor = /^SPV_([A-Z]+)_/.exec(text)?.[1]
  if (vendor !== undefined) return `${extensions}/extensions/${vendor}/${text}.html`
  if (text.startsWith('NonSemantic.')) return `${extensions}/nonsemantic/${text}.html`
  return `${registry}/SPIRV.html`
}

/** Where a reader finds the sentences that a rule stands for. */
export interface Place {
  /** The text with its version. */
  readonly text: string
  readonly section: string
  /** Our words for what it asks. */
  readonly requirement: string
  /** The statements of the text that carry the rule, counted by section; empty if no ledger names them. */
  readonly statements: string
  readonly address: string
}

/** Where the text asks what a rule says. */
export function placeOf(id: RuleId): Place {
  const rule = ruleById(id)
  const text = texts.find(({ name }) => name === rule?.text)
  const ledger = text === undefined ? [] : readLedger(text.name)
  const slug = id.slice(id.indexOf('/') + 1)
  const carried = isProblem(ledger)
    ? []
    : ledger.filter(({ rules, ...entry }) => rules.includes(slug) && !('by' in entry))
  const section = rule?.section ?? ''
  return {
    text:
      text === undefined
        ? id
        : `${text.title}, revision ${text.revision} of ${newestVersion(text).date}`,
    section,
    requirement: rule?.summary ?? '',
    statements: carried
      .slice(0, 3)
      .map((one) => `normative sentence ${one.ordinal} under "${one.section}"`)
      .join(', '),
    address: addressOf(text?.name ?? '', section, rule?.vuids?.[0]),
  }
}
