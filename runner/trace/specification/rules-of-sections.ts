import type { RuleRow } from '#spec/rule'

const parts = ['Introduction', 'Specification', 'Binary Form']
const numbered = /^(\d)((?:\.\d+)*)(?: ([^:]+))?(?:: (.+))?$/

/** Sections are titles from the outside to the inside, joined by this. */
const joint = ' / '

interface Chapter {
  readonly path: readonly string[]
  readonly section: string
}

function isBelow({ path }: Chapter, part: string | undefined, depth: number, title: string) {
  return part === path[0] && path[depth] === title
}

/**
 * The chapters with a term: its name, or its name without the beginning that it shares with the name before it
 * (`OpGroupIAdd, FAdd`).
 */
function named(term: string, chapters: readonly Chapter[], before: string): readonly Chapter[] {
  const whole = chapters.filter(({ path }) => path.at(-1) === term || path.at(-2) === term)
  if (whole.length > 0 || before === '') return whole
  return chapters.filter(({ path }) => {
    const last = path.at(-1) ?? ''
    const beginning = last.slice(0, last.length - term.length)
    return last.endsWith(term) && beginning.length > 2 && before.startsWith(beginning)
  })
}

/** All chapters with one of the terms, or `undefined` if a term is not one of a chapter: it is then said in words. */
function withTerms(terms: string, all: readonly Chapter[]): readonly Chapter[] | undefined {
  const found: Chapter[] = []
  let before = ''
  for (const term of terms.split(/, | and /)) {
    const chapters = named(term, all, before)
    if (chapters.length === 0) return undefined
    if (chapters.length === 1 && term.startsWith('Op')) before = term
    found.push(...chapters)
  }
  return found
}

/** The chapters that a rule is about; none where its section is of another document. */
function chaptersOf(section: string, chapters: readonly Chapter[]): readonly Chapter[] {
  const [, part, digits = '', title, terms] = numbered.exec(section) ?? []
  if (part === undefined) {
    // Without a number: titles, outermost first; the last one that is a chapter counts.
    const titles = section.split(', ')
    for (const title of titles.toReversed()) {
      const titled = chapters.filter(({ path }) => path.at(-1) === title)
      if (titled.length > 0) return titled
    }
    return []
  }
  if (title === undefined) return withTerms(terms ?? '', chapters) ?? []
  const depth = digits.split('.').length - 1
  const below = chapters.filter((each) => isBelow(each, parts[Number(part) - 1], depth, title))
  if (terms !== undefined) {
    const found = withTerms(terms, below)
    if (found !== undefined) return found
  }
  const direct = below.filter(({ path }) => path.length === depth + 1)
  return terms !== undefined || direct.length === 0 ? below : direct
}

/**
 * The slugs of the rules of each section of the core specification, by the sections that the rules name. A rule about a whole
 * chapter, or about terms that are not titles in it, is one of all sections of the chapter.
 *
 * @param sections as in {@link Statement}.
 */
export function rulesOfSections(
  rules: readonly Pick<RuleRow, 'slug' | 'section'>[],
  sections: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const chapters = [...new Set(sections)].map(
    (section): Chapter => ({ section, path: section.split(joint) }),
  )
  const found = new Map<string, string[]>()
  for (const { slug, section } of rules) {
    const named = new Set(section.split('; ').flatMap((each) => chaptersOf(each, chapters)))
    for (const chapter of named) {
      const slugs = found.get(chapter.section)
      if (slugs === undefined) found.set(chapter.section, [slug])
      else slugs.push(slug)
    }
  }
  return found
}
