import { otherReadings } from '#spec/readings'
import type { Rule } from '#spec/rule'
import { rules } from '#spec/texts'
import { wordings } from '#spec/wordings'
import { addressOf } from '../address-of.ts'
import { template } from '../render.ts'
import { placeOf } from './where.ts'

/** The treatment of the module of an open rule by today's tools. */
export interface AnswerToday {
  /** `spirv-val 2026.4`. */
  readonly name: string
  readonly said: string
}

/** The smallest module that one reading allows and the other does not. */
export interface DisputedModule {
  readonly environment: string
  readonly listing: string
  /** A module that both readings allow and that differs in nothing else; empty if there is none. */
  readonly control: string
}

/** A question to the authors of a text. */
export interface SpecIssue {
  readonly rule: Rule
  /** Absent where no module shows it, as of what only a run decides. */
  readonly module?: DisputedModule
  readonly today: readonly AnswerToday[]
}

const fill = template('bugs/spec-issue.md.hbs', 'none')

/** Our names in notes of rules that an outsider does not know. */
function plain(notes: string): string {
  return notes
    .replaceAll(/[;:]?\s*(?:[Ss]ee )?NOTES\.md(?: gives both readings| for the two readings)?/g, '')
    .replaceAll(/\s+\./g, '.')
    .replace(/([^.])$/, '$1.')
    .trim()
}

/** A title of at most 100 characters. */
export function specTitle({ id, section }: Rule): string {
  const slug = id.slice(id.indexOf('/') + 1)
  const place = section.split(/[;,]/)[0] ?? section
  const title = `Clarify ${place}: ${slug.replaceAll('-', ' ')}`
  return title.length <= 100 ? title : `Clarify: ${slug.replaceAll('-', ' ')}`.slice(0, 100)
}

/** The places of the stricter reading: those of the rule without that of the other reading. */
function strictSection(section: string, other: string): string {
  const places = section.split('; ').filter((place) => place !== other)
  return places.length === 0 ? section : places.join('; ')
}

/** The place where the authors of a text take questions. */
export function issuesOf(text: string): string {
  if (text.startsWith('Vulkan-')) return 'https://github.com/KhronosGroup/Vulkan-Docs/issues'
  if (text.startsWith('OpenCL')) return 'https://github.com/KhronosGroup/OpenCL-Docs/issues'
  return 'https://github.com/KhronosGroup/SPIRV-Registry/issues'
}

/** The text of the section of the other reading: that of the rule, or the core where its number is not one of that text. */
function textOfOther(text: string, section: string): string {
  const isOwn = rules.some((rule) => rule.text === text && rule.section === section)
  return !isOwn && /^[23]\.\d/.test(section) ? 'core' : text
}

/** The report: both places, both readings, the module, who does what, what would settle it, and where to send it. */
export function specIssueText({ rule, module, today }: SpecIssue): string {
  const place = placeOf(rule.id)
  const other = otherReadings[rule.id]
  const otherSection = other?.section ?? rule.section
  const wording = wordings[rule.id]
  return fill({
    title: specTitle(rule),
    text: place.text,
    section: strictSection(rule.section, otherSection),
    address: place.address,
    otherSection,
    isSame: otherSection === rule.section,
    otherAddress: addressOf(textOfOther(rule.text, otherSection), otherSection),
    strict: rule.summary,
    lax: other?.reading ?? '',
    why: plain(rule.notes ?? ''),
    strictWording: wording?.strict ?? '',
    laxWording: wording?.lax ?? '',
    module,
    today,
    sendTo: issuesOf(rule.text),
    id: rule.id,
  })
}
