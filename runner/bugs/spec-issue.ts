import { otherReadings } from '#spec/readings'
import type { Rule } from '#spec/rule'
import { template } from '../render.ts'
import { addressOf, placeOf } from './where.ts'

/** What somebody does with the module of an open rule today. */
export interface AnswerToday {
  /** `spirv-val 2026.4`. */
  readonly name: string
  readonly said: string
}

/** The smallest module that one reading allows and the other does not. */
export interface DisputedModule {
  readonly environment: string
  readonly listing: string
  /** A module that both readings allow and that differs in this alone; empty if there is none. */
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

/** The report: both places, both readings, the module, who does what, and a wording for each reading. */
export function specIssueText({ rule, module, today }: SpecIssue): string {
  const place = placeOf(rule.id)
  const other = otherReadings[rule.id]
  const otherSection = other?.section ?? rule.section
  return fill({
    title: specTitle(rule),
    text: place.text,
    section: strictSection(rule.section, otherSection),
    address: place.address,
    otherSection,
    isSame: otherSection === rule.section,
    otherAddress: addressOf(/^[23]\.\d/.test(otherSection) ? 'core' : rule.text, otherSection),
    strict: rule.summary,
    lax: other?.reading ?? 'The text does not ask for that; such a module is valid.',
    why: plain(rule.notes ?? ''),
    module,
    today,
    id: rule.id,
  })
}
