import { anchorsByText } from '#spec/anchors'
import { instructionByName } from '#spec/grammar/grammar'
import { type AnchoredHeading, automaticAnchors } from './automatic-anchors.ts'

/** A page with the anchors of its headings. */
interface LinkedPage {
  readonly page: string
  readonly headings: readonly AnchoredHeading[]
  readonly names: ReadonlySet<string>
}

const pages = new Map(
  [...anchorsByText.values()].flat().map((row): [string, LinkedPage] => {
    const headings = automaticAnchors(row.headings, row.isNumbered)
    return [row.page, { page: row.page, headings, names: new Set(row.names) }]
  }),
)

/** The number before the words of a section: `3.2.19`, `Core 2.16.1`, `3.X`. */
const sectionNumber = /^(?:Core )?([\dX]+(?:\.[\dX]+)*)\.? (.*)$/

/** What a step lists, `Flat, Patch and Sample`. */
const listed = /, (?:and |or )?| and | or /

/** The words of a step one after the other, without numbers. */
function wordsOf(step: string): readonly string[] {
  return step.split(listed).map((words) => sectionNumber.exec(words)?.[2] ?? words)
}

function isNamed({ page, names }: LinkedPage, name: string): boolean {
  return (
    names.has(name) || (page === 'SPIRV' && (instructionByName(name)?.version ?? null) !== null)
  )
}

/** Whether words of a section are the heading; texts call their changes to the core specification modifications. */
function isHeading({ number, title }: AnchoredHeading, words: string): boolean {
  const [, digits = '', name = words] = sectionNumber.exec(words) ?? []
  const isThere = number === '' || digits === '' || number === digits
  const plain = sectionNumber.exec(title)?.[2] ?? title
  const isChanges =
    words === 'Modifications' && title.startsWith('Modifications to the SPIR-V Specification')
  return isChanges || (isThere && [title, plain].some((each) => each === name || each === words))
}

/** Whether a heading is below another one; on a page without numbers, any later heading may be. */
function isBelow(lower: AnchoredHeading, upper: AnchoredHeading | undefined): boolean {
  return upper === undefined || upper.number === '' || lower.number.startsWith(`${upper.number}.`)
}

/** The lowest heading that the steps of a section lead to. */
function headingOf({ headings }: LinkedPage, path: readonly string[]): string | undefined {
  let last = -1
  const goTo = (words: string): boolean => {
    const index = headings.findIndex(
      (heading, place) =>
        place > last && isHeading(heading, words) && isBelow(heading, headings[last]),
    )
    if (index !== -1) last = index
    return index !== -1
  }
  for (const step of path) {
    const before = last
    if (goTo(step)) continue
    // A list may also lead down, `Terms, Instructions`, which numbers show; without them, its first heading is taken.
    for (const words of step.split(/, (?:and |or )?/))
      if (last === before || headings[last]?.number !== '') goTo(words)
    if (last === before) step.split(listed).some(goTo)
  }
  return headings[last]?.anchor
}

/** The chapter in which a text says what it changes in the document that a section names, or in the core specification. */
function chapterOfChanges({ headings }: LinkedPage, path: readonly string[]): string | undefined {
  const chapters = headings.filter(({ title }) => title.startsWith('Modifications to '))
  const named = path.flatMap(wordsOf).filter((words) => /[._]/.test(words))
  const chapter = chapters.find(({ title }) =>
    named.some((words) => title.split(' ').includes(words)),
  )
  return (chapter ?? chapters[0])?.anchor
}

/**
 * The anchor of a section in a page: that of the first instruction or term which the section names and the page has an anchor
 * for, or of the lowest heading.
 *
 * @param page the name of a file without `.html`.
 * @param section as rules have it: steps from the general to the particular after `: ` or ` / `; further sections after `; `.
 * @returns an anchor without `#`, and an empty string if the page has none for the section.
 */
export function anchorOf(page: string, section: string): string {
  const linked = pages.get(page)
  if (linked === undefined) return ''
  const paths = section.split('; ').map((part) => part.split(/: | \/ /))
  const found = paths
    .map((path) => {
      const name = path.flatMap(wordsOf).find((words) => isNamed(linked, words))
      return name ?? headingOf(linked, path)
    })
    .find((anchor) => anchor !== undefined)
  return found ?? paths.map((path) => chapterOfChanges(linked, path)).find(Boolean) ?? ''
}
